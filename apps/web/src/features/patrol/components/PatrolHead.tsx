import { formatDate, formatHours, formatTime, isDraft, type Patrol } from '@patrolbook/contract';
import { IconCheck, IconClock, IconPlayerPlay } from '@tabler/icons-react';
import { serverNow } from '../../../lib/clock.ts';
import { useZone } from '../../../lib/profile.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { DateBadge } from '../../../ui/DateBadge.tsx';
import { endText } from '../../../ui/patrol-end.ts';
import { titleOf } from '../../../ui/patrol-title.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { startsIn } from '../starts-in.ts';
import classes from './PatrolHead.module.css';

interface PatrolHeadProps {
  patrol: Patrol;
  /** The start is still ahead. */
  coming: boolean;
}

/** What the patrol is called, when it is, and how it stands. */
export function PatrolHead({ patrol, coming }: PatrolHeadProps) {
  const zone = useZone();
  return (
    <div className={classes.head}>
      <DateBadge when={patrol.when} zone={zone} large />
      <div className={classes.text}>
        <div className={classes.first}>
          <h2 className={classes.title}>{titleOf(patrol)}</h2>
          <Standing patrol={patrol} coming={coming} />
        </div>
        <p className={classes.line}>
          {formatTime(patrol.when, zone)} to {endText(patrol, zone)}{' '}
          {!patrol.started && <span className={classes.part}>· {formatHours(patrol.hours)}</span>}{' '}
          {patrol.callSign && (
            <span className={classes.part}>
              · <b>{patrol.callSign}</b>
            </span>
          )}{' '}
          {patrol.started?.policeEventNumber && (
            <span>
              · event <b>{patrol.started.policeEventNumber}</b>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

/** The one chip: cancelled, a draft, finished, under way, or how long until the start, amber on the day. */
function Standing({ patrol, coming }: PatrolHeadProps) {
  const zone = useZone();
  if (patrol.cancelled) return <StatusChip status="cancelled" />;
  if (isDraft(patrol)) return <StatusChip status="draft" />;
  if (patrol.finished)
    return (
      <Chip color="green" icon={<IconCheck size={14} />}>
        Finished
      </Chip>
    );
  if (patrol.started)
    return (
      <Chip color="amber" icon={<IconPlayerPlay size={14} />}>
        On patrol
      </Chip>
    );
  if (!coming) return null;
  const isToday = formatDate(patrol.when, zone) === formatDate(new Date(serverNow()).toISOString(), zone);
  return (
    <Chip color={isToday ? 'amber' : 'gray'} icon={<IconClock size={14} />}>
      <RelativeTime when={patrol.when} text={(at, now) => startsIn(at, now, zone)} />
    </Chip>
  );
}
