import type { Patrol } from '@patrolbook/contract';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import classes from './Instructions.module.css';

/** What those on an event are asked to do, if anything is. */
export function Instructions({ patrol }: { patrol: Patrol }) {
  if (!patrol.instructions) return null;
  return (
    <LedgerCard title="Instructions" padded>
      <p className={classes.text}>{patrol.instructions}</p>
    </LedgerCard>
  );
}
