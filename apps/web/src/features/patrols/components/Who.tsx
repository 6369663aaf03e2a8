import type { PatrolListItem } from '@patrolbook/contract';
import { GuestNames, PatrollerNames } from '../../../ui/Who.tsx';
import classes from './Who.module.css';

/** Everybody on a patrol: its patrollers, and a line of guests when there are any. Without anybody, both are named as empty. */
export function Who({ patrol: { patrollers, guests } }: { patrol: PatrolListItem }) {
  return (
    <>
      <PatrollerNames patrollers={patrollers} />
      {(hasSome(guests) || !hasSome(patrollers)) && <GuestNames guests={guests} />}
    </>
  );
}

/** The same below each other, as a phone shows it; no word of guests when there are none. */
export function StackedWho({ patrol: { patrollers, guests } }: { patrol: PatrolListItem }) {
  return (
    <div className={classes.stacked}>
      <PatrollerNames patrollers={patrollers} stacked />
      {hasSome(guests) && <GuestNames guests={guests} stacked />}
    </div>
  );
}

function hasSome(people: PatrolListItem['patrollers'] | PatrolListItem['guests']): boolean {
  return Object.values(people).some(({ removed }) => !removed);
}
