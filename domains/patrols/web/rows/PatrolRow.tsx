import type { ReactNode } from 'react';
import { formatHours } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { patrolState } from '../patrol-state.ts';
import { startText } from '../patrol-text.ts';
import { DatedRow } from './DatedRow.tsx';
import { PatrolLink } from './PatrolLink.tsx';
import classes from './PatrolRow.module.css';
import { type Status, StatusChip } from './StatusChip.tsx';

interface PatrolRowProps {
  patrol: Pick<PatrolListItem, '_id' | 'name' | 'callSign' | 'when' | 'hours' | 'finalized' | 'cancelled'>;
  /** The status of the person's assignment. */
  status?: Status | undefined;
  /** Below the time. */
  children: ReactNode;
}

/** A row in a list of one person's patrols: when it is, whether it is a draft or a test, and the status of the assignment. */
export function PatrolRow({ patrol, status, children }: PatrolRowProps) {
  const zone = useZone();
  const state = patrolState(patrol);
  return (
    <DatedRow when={patrol.when}>
      <div className={classes.first}>
        <PatrolLink className={classes.time} id={patrol._id}>
          <b>{startText(patrol, zone)}</b>
          <span className={classes.hours}>{formatHours(patrol.hours)}</span>
        </PatrolLink>
        <span className={classes.chips}>
          {state && <StatusChip status={state} />}
          {status && <StatusChip status={status} />}
        </span>
      </div>
      {children}
    </DatedRow>
  );
}
