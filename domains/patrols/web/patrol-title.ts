import { formatDate } from '#contract';
import type { Patrol } from '#patrols/contract';
import { patrolTexts } from './texts.ts';

/** Returns a patrol's name, or its type when it has none. */
export function titleOf({ name, type }: Pick<Patrol, 'name' | 'type'>): string {
  return name ?? patrolTexts.unnamed(type);
}

/** Returns the title with the date in the organization's zone: `Regular patrol, 21 Nov 2026`. */
export function datedTitle(patrol: Pick<Patrol, 'name' | 'type' | 'when'>, zone: string): string {
  return `${titleOf(patrol)}, ${formatDate(patrol.when, zone)}`;
}
