import { after, day, hour } from '#platform/clock.ts';
import type { Step } from './courses.ts';
import { addPatroller, type Founding, removePatroller } from './group.ts';
import type { Group } from './night.ts';

/** Returns how somebody joins each group every ninety days, and leaves before the next one does. */
export function newcomers(
  founding: Founding,
  groups: readonly Group[],
  { from, until }: { from: string; until: string },
): Step[] {
  return groups.flatMap((group) => {
    const steps: Step[] = [];
    for (let at = after(from, 40 * day + 2 * hour); at < until; at = after(at, 90 * day)) {
      const name = `newcomer-${at.slice(0, 10)}`;
      steps.push({ at, act: () => addPatroller(founding, group, name) });
      steps.push({ at: after(at, 80 * day), act: () => removeNamed(founding, group, name) });
    }
    return steps;
  });
}

async function removeNamed(founding: Founding, group: Group, name: string): Promise<void> {
  const member = group.patrollers.find(({ lastName }) => lastName === name);
  if (!member) throw new Error(`${name} has not joined.`);
  await removePatroller(founding, group, member);
}
