import { distanceOf, hoursTaken } from '#patrols/contract';
import { roundTo } from '#platform/sums.ts';

/** The figures of one patrol, which the monthly report and the file of past patrols share (product 20.2). */

/** The columns of a patrol from which they are found. */
type Measured = Parameters<typeof hoursTaken>[0] &
  Parameters<typeof distanceOf>[0] & { cancelled: string | null };

/** Returns who took part, of the crew without the no-shows: nobody takes part in a patrol that was cancelled. */
export function participants<Member>(
  { cancelled }: Pick<Measured, 'cancelled'>,
  crew: readonly Member[],
): readonly Member[] {
  return cancelled === null ? crew : [];
}

/** Returns how many took part, the sum of their hours, and the kilometres, which are null if a reading is missing. */
export function figuresOf(patrol: Measured, crew: readonly unknown[]) {
  const count = participants(patrol, crew).length;
  const kilometres = distanceOf(patrol);
  return {
    crew: count,
    hours: roundTo(count * hoursTaken(patrol), 100),
    kilometres: kilometres === null ? null : roundTo(kilometres, 10),
  };
}
