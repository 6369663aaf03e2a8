import { formatHours, formatTime, type PatrolListItem } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { useZone } from '../lib/profile.tsx';
import { DateBadge } from './DateBadge.tsx';
import { PatrolLink } from './PatrolLink.tsx';
import classes from './PatrolRow.module.css';
import { Row } from './RowList.tsx';
import { type Status, StatusChip } from './StatusChip.tsx';

interface PatrolRowProps {
  patrol: Pick<PatrolListItem, '_id' | 'when' | 'hours'>;
  /** What somebody answered to it. */
  status?: Status | undefined;
  /** Below the time. */
  children: ReactNode;
}

/** A patrol in a list of somebody's: when, and the status of their assignment. */
export function PatrolRow({ patrol, status, children }: PatrolRowProps) {
  const zone = useZone();
  return (
    <Row>
      <DateBadge when={patrol.when} zone={zone} />
      <div className={classes.text}>
        <div className={classes.first}>
          <PatrolLink className={classes.time} id={patrol._id}>
            <b>{formatTime(patrol.when, zone)}</b>
            <span className={classes.hours}>{formatHours(patrol.hours)}</span>
          </PatrolLink>
          {status && <StatusChip status={status} />}
        </div>
        {children}
      </div>
    </Row>
  );
}
