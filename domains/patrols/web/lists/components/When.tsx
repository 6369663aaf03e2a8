import type { ReactNode } from 'react';
import { formatHours } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { startText, titleOf } from '#patrols/web/patrol-text.ts';
import { useZone } from '#people/web/profile.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import { PatrolLink } from '../../rows/PatrolLink.tsx';
import { StatusChip } from '../../rows/StatusChip.tsx';
import { type RowChip, rowChips } from '../chip.ts';
import classes from './When.module.css';

interface WhenProps {
  patrol: PatrolListItem;
  /** Shown below the name: the people, on a phone. */
  children?: ReactNode;
}

/** The time and name of a patrol: the first column of the table, or the whole row on a phone. */
export function When({ patrol, children }: WhenProps) {
  const zone = useZone();
  return (
    <PatrolLink className={classes.when} id={patrol._id}>
      <DateBadge when={patrol.when} zone={zone} />
      <span className={classes.time}>
        <b>{startText(patrol, zone)}</b>
        <span className={classes.hours}>{formatHours(patrol.hours)}</span>
      </span>
      <span className={classes.chips}>
        <PatrolChips patrol={patrol} />
      </span>
      <div className={classes.rest}>
        <div className={classes.name}>{titleOf(patrol)}</div>
        {children}
      </div>
    </PatrolLink>
  );
}

/** CANCELLED, DRAFT, TEST, the crew of a patrol with open places, or Tonight; nothing for most patrols. */
function PatrolChips({ patrol }: { patrol: PatrolListItem }) {
  const chips = rowChips(patrol, serverMoment(), useZone());
  return chips.map((chip) => <OneChip key={chip.kind} chip={chip} />);
}

function OneChip({ chip }: { chip: RowChip }) {
  switch (chip.kind) {
    case 'crew':
      return <Chip color="gray">{chip.text}</Chip>;
    case 'today':
      return <Chip color="amber">{chip.text}</Chip>;
    default:
      return <StatusChip status={chip.kind} />;
  }
}
