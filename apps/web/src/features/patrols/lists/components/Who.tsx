import type { PatrolListItem } from '@patrolbook/contract';
import { GuestNames, PatrollerNames } from '../../../../domain/patrols/rows/CrewNames.tsx';
import classes from './Who.module.css';

/** The patrollers of a patrol, then its guests; each says when there are none (product 7.8). */
export function Who({ patrol: { patrollers, guests } }: { patrol: PatrolListItem }) {
  return (
    <>
      <PatrollerNames patrollers={patrollers} />
      <GuestNames guests={guests} />
    </>
  );
}

/** The same stacked for a phone. */
export function StackedWho({ patrol: { patrollers, guests } }: { patrol: PatrolListItem }) {
  return (
    <div className={classes.stacked}>
      <PatrollerNames patrollers={patrollers} stacked />
      <GuestNames guests={guests} stacked />
    </div>
  );
}
