import { ActionIcon } from '@mantine/core';
import { IconFlagCheck, IconPencil, IconPlayerPlay, IconWalk } from '@tabler/icons-react';
import { memo } from 'react';
import { formatTime } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { IncidentIcon } from '../incidents/IncidentIcon.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import { patrolTimelineTexts } from '../texts.ts';
import { EntryChips } from './EntryChips.tsx';
import { EntryTime } from './EntryTime.tsx';
import classes from './Timeline.module.css';
import type { Entry } from './timeline.ts';

interface TimelineRowProps {
  entry: Entry;
  /** Whether the weekday comes before the time. */
  weekday: boolean;
  waiting: boolean;
  /** Who recorded it, to be named. */
  name: string | undefined;
  onEdit: ((incidentId: string) => void) | undefined;
}

/** One entry of the timeline. A patrol may have hundreds, and each tap adds one: the others are not drawn again. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { entry, weekday, waiting, name, onEdit } = props;
  const { key, kind, when, what, details, where } = entry;
  return (
    <li className={classes.entry} data-waiting={waiting || undefined}>
      <span className={classes.time}>
        <EntryTime when={when} weekday={weekday} />
      </span>
      <span className={classes.line}>
        <span className={classes.bullet} data-kind={kind}>
          <KindIcon entry={entry} />
        </span>
      </span>
      <div className={classes.text}>
        <div className={classes.head}>
          <b>{what}</b>
          <EntryChips entry={entry} waiting={waiting} />
        </div>
        {details.length > 0 && <p className={classes.details}>{details.join('\n')}</p>}
        {(where || name) && (
          <p className={classes.where}>
            <PlaceText location={where} after={name} />
          </p>
        )}
      </div>
      {onEdit && <EditButton entry={entry} onEdit={() => onEdit(key)} />}
    </li>
  );
});

function EditButton({ entry: { what, when }, onEdit }: { entry: Entry; onEdit: () => void }) {
  const zone = useZone();
  const label =
    when === null
      ? patrolTimelineTexts.edit({ what })
      : patrolTimelineTexts.editAt({ what, time: formatTime(when, zone) });
  return (
    <ActionIcon className={classes.edit} size="xl" variant="subtle" aria-label={label} onClick={onEdit}>
      <IconPencil />
    </ActionIcon>
  );
}

function KindIcon({ entry: { kind, what } }: { entry: Entry }) {
  if (kind === 'started') return <IconPlayerPlay />;
  if (kind === 'finished') return <IconFlagCheck />;
  return kind === 'ongoing' ? <IconWalk /> : <IncidentIcon what={what} />;
}
