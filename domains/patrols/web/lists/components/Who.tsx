import type { PatrolListItem } from '#patrols/contract';
import { GuestNames, PatrollerNames } from '../../rows/CrewNames.tsx';
import classes from './Who.module.css';

/** The patrollers of a patrol, then its guests; each says when there are none (product 7.8). */
export function Who({ patrol }: { patrol: PatrolListItem }) {
  return (
    <>
      <PatrollerNames patrol={patrol} />
      <GuestNames guests={patrol.guests} />
    </>
  );
}

/** The same stacked for a phone. */
export function StackedWho({ patrol }: { patrol: PatrolListItem }) {
  return (
    <div className={classes.stacked}>
      <PatrollerNames patrol={patrol} stacked />
      <GuestNames guests={patrol.guests} stacked />
    </div>
  );
}
