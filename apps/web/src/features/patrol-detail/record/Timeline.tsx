import { IconFlagCheck, IconPlayerPlay, IconRoute } from '@tabler/icons-react';
import { IncidentIcon } from '../../../domain/patrol/IncidentIcon.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryTime } from './EntryTime.tsx';
import classes from './Timeline.module.css';
import { type Entry, spansDays } from './timeline.ts';

/** The entries along a line in the given order, each with its time, icon and details. */
export function Timeline({ entries }: { entries: readonly Entry[] }) {
  const weekday = spansDays(entries);
  return (
    <ol className={classes.timeline}>
      {entries.map((entry) => (
        <li key={entry.key} className={classes.entry}>
          <span className={classes.time}>
            <EntryTime when={entry.when} weekday={weekday} />
          </span>
          <span className={classes.line}>
            <span className={classes.bullet} data-kind={entry.kind}>
              <KindIcon entry={entry} />
            </span>
          </span>
          <div className={classes.text}>
            <b>{entry.what}</b>
            <EntryDetails className={classes.details} entry={entry} />
            {entry.where && <p className={classes.where}>{entry.where}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function KindIcon({ entry: { kind, what } }: { entry: Entry }) {
  if (kind === 'started') return <IconPlayerPlay />;
  if (kind === 'finished') return <IconFlagCheck />;
  return kind === 'ongoing' ? <IconRoute /> : <IncidentIcon what={what} />;
}
