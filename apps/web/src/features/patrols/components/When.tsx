import { formatHours, formatTime, type PatrolListItem } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { useZone } from '../../../lib/profile.tsx';
import { DateBadge } from '../../../ui/DateBadge.tsx';
import { PatrolLink } from '../../../ui/PatrolLink.tsx';
import { titleOf } from '../../../ui/patrol-title.ts';
import { PatrolChip } from './PatrolChip.tsx';
import classes from './When.module.css';

interface WhenProps {
  patrol: PatrolListItem;
  /** Goes below the name: who, on a phone. */
  children?: ReactNode;
}

/** When a patrol is, and what it is called: the first column of the ledger, or the whole row on a phone. */
export function When({ patrol, children }: WhenProps) {
  const zone = useZone();
  return (
    <PatrolLink className={classes.when} id={patrol._id}>
      <DateBadge when={patrol.when} zone={zone} />
      <span className={classes.time}>
        <b>{formatTime(patrol.when, zone)}</b>
        <span className={classes.hours}>{formatHours(patrol.hours)}</span>
      </span>
      <span className={classes.chip}>
        <PatrolChip patrol={patrol} />
      </span>
      <div className={classes.rest}>
        <div className={classes.name}>{titleOf(patrol)}</div>
        {children}
      </div>
    </PatrolLink>
  );
}
