import { IconAlertTriangle, IconCheck, IconClock, IconPlayerPlay } from '@tabler/icons-react';
import { formatDate, formatHours } from '#contract';
import { eventNumberOf, isDraft, isOver, isPast, isUpcomingOrRunning, type Patrol } from '#patrols/contract';
import {
  endText,
  openPlacesText,
  patrolClockChangeText,
  startText,
  titleOf,
} from '#patrols/web/patrol-text.ts';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { RelativeTime } from '#ui/display/RelativeTime.tsx';
import classes from './PatrolHead.module.css';
import { startsIn } from './starts-in.ts';

interface PatrolHeadProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The patrol's name, time and state. */
export function PatrolHead({ patrol, now }: PatrolHeadProps) {
  const zone = useZone();
  const clocks = isOver(patrol, now) ? '' : patrolClockChangeText(patrol, zone);
  const number = patrol.started && eventNumberOf(patrol);
  const short = isUpcomingOrRunning(patrol, now) && openPlacesText(patrol);
  return (
    <div className={classes.head}>
      <DateBadge when={patrol.when} zone={zone} large />
      <div className={classes.text}>
        <div className={classes.first}>
          <h2 className={classes.title}>{titleOf(patrol)}</h2>
          <StateChip patrol={patrol} now={now} />
          {short && (
            <Chip color="orange" icon={<IconAlertTriangle size={14} />}>
              {short}
            </Chip>
          )}
        </div>
        <p className={classes.line}>
          <Facts>
            {patrolDetailTexts.fromTo({ start: startText(patrol, zone), end: endText(patrol, zone) })}
            {!patrol.started && formatHours(patrol.hours)}
            {patrol.callSign && <b>{patrol.callSign}</b>}
            {number && <Filled text={patrolDetailTexts.eventNumber} values={{ number: <b>{number}</b> }} />}
          </Facts>
        </p>
        {clocks && <p className={classes.line}>{clocks}</p>}
      </div>
    </div>
  );
}

/** A chip: cancelled, draft, finished, on patrol, or the time until the start, in amber on the day itself. */
function StateChip({ patrol, now }: PatrolHeadProps) {
  const zone = useZone();
  if (patrol.cancelled) return <StatusChip status="cancelled" />;
  if (isDraft(patrol)) return <StatusChip status="draft" />;
  if (patrol.finished)
    return (
      <Chip color="green" icon={<IconCheck size={14} />}>
        {patrolDetailTexts.finished}
      </Chip>
    );
  if (patrol.started)
    return (
      <Chip color="amber" icon={<IconPlayerPlay size={14} />}>
        {patrolDetailTexts.onPatrol}
      </Chip>
    );
  if (isPast(patrol, now)) return null;
  const isToday = formatDate(patrol.when, zone) === formatDate(now, zone);
  return (
    <Chip color={isToday ? 'amber' : 'gray'} icon={<IconClock size={14} />}>
      <RelativeTime when={patrol.when} text={(at, instant) => startsIn(at, instant, zone)} />
    </Chip>
  );
}
