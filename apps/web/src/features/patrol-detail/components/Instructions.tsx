import type { Patrol } from '@patrolbook/contract';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import classes from './Instructions.module.css';

/** The instructions of an event, if there are any. */
export function Instructions({ patrol }: { patrol: Patrol }) {
  if (!patrol.instructions) return null;
  return (
    <LedgerCard title="Instructions" padded>
      <p className={classes.text}>{patrol.instructions}</p>
    </LedgerCard>
  );
}
