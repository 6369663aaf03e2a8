import { isPresent, minutesAfter } from '#contract';
import type { PatrolOut } from '#ecc/contract';
import { isTest } from '#patrols/contract';
import { nameOfPatrolOut } from '../patrols-out.ts';
import { patrolOutPageTexts } from '../texts.ts';

/** Minutes after which a place says little of where a patrol is: as long as a silent crew is waited for (product 17.8). */
const oldAfter = 30;

/** A patrol that has a last place on the map. */
export interface PatrolPlace {
  id: string;
  /** Its call sign, marked if it is a test. */
  name: string;
  when: string;
  longitude: number;
  latitude: number;
}

/** Returns the last place of a patrol, or null if it has none with coordinates (product 17.48). */
export function lastPlaceOf(patrol: PatrolOut): PatrolPlace | null {
  if (!patrol.lastPlace) return null;
  const { when, location } = patrol.lastPlace;
  const { longitude, latitude } = location;
  if (!isPresent(longitude) || !isPresent(latitude)) return null;
  return { id: patrol._id, name: markOf(patrol), when, longitude, latitude };
}

function markOf(patrol: PatrolOut): string {
  const name = nameOfPatrolOut(patrol);
  return isTest(patrol) ? patrolOutPageTexts.test({ name }) : name;
}

/** Whether a patrol may be far from this place by now. */
export function isOld({ when }: Pick<PatrolPlace, 'when'>, now: string): boolean {
  return minutesAfter(now, when) >= oldAfter;
}

/** The size of a patrol's label in pixels; the styles keep it within. */
const width = 168;
const height = 52;

export interface Pixel {
  x: number;
  y: number;
}

/**
 * Stacks labels that would lie on each other, so that none is hidden: each stack stands on the place of its first and grows
 * upwards.
 */
export function stacked<Label extends Pixel>(labels: readonly Label[]): [Label, ...Label[]][] {
  const stacks: [Label, ...Label[]][] = [];
  for (const label of labels) {
    const hidden = stacks.find((stack) => overlaps(stack, label));
    if (hidden) hidden.push(label);
    else stacks.push([label]);
  }
  return stacks;
}

function overlaps(stack: readonly [Pixel, ...Pixel[]], { x, y }: Pixel): boolean {
  const [foot] = stack;
  const top = foot.y - height * stack.length;
  return Math.abs(x - foot.x) < width && y > top && y - height < foot.y;
}
