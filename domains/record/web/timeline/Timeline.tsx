import { formatName } from '#contract';
import { useDirectory } from '#people/web/directory.ts';
import { useProfile } from '#people/web/profile.tsx';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow.tsx';
import { type Entry, isWaiting, spansDays } from './timeline.ts';

interface TimelineProps {
  entries: readonly Entry[];
  /** The ids of entries that wait on this device (product 17.11). */
  waiting: ReadonlySet<string>;
  /**
   * Opens one's own incident for editing; without it none can be edited. It must be the same function every
   * time, so that rows are not drawn again.
   */
  onEdit?: ((incidentId: string) => void) | undefined;
}

/** The entries along a line in the given order, each with its time, icon and details, and who recorded it if somebody else did. */
export function Timeline({ entries, waiting, onEdit }: TimelineProps) {
  const { _id: self } = useProfile();
  const lookup = useDirectory();
  const weekday = spansDays(entries);
  const nameOf = (personId: string) => {
    const person = lookup(personId).data;
    return person ? formatName(person) : undefined;
  };
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => {
        const { key, kind, by } = entry;
        const isOwn = by?.personId === self;
        return (
          <TimelineRow
            key={key}
            entry={entry}
            weekday={weekday}
            waiting={isWaiting(entry, waiting)}
            name={by && !isOwn ? nameOf(by.personId) : undefined}
            onEdit={isOwn && kind === 'incident' ? onEdit : undefined}
          />
        );
      })}
    </ol>
  );
}
