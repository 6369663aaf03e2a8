import { distanceOf, formatHours, hoursTaken } from '@patrolbook/contract';
import type { Fact } from '../../../platform/mail/template/parts.tsx';
import type { listPatrolsOfMonth } from './store.ts';

type Patrol = Awaited<ReturnType<typeof listPatrolsOfMonth>>[number];

/** `12.4 km` */
export function formatDistance(kilometres: number): string {
  return `${kilometres.toFixed(1)} km`;
}

/** Lists the kinds of incident with their numbers, the most frequent first: `Graffiti: 3`. */
export function kindsOf(incidents: readonly { what: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { what } of incidents) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, n], [other, m]) => m - n || one.localeCompare(other, 'en-NZ'))
    .map(([what, count]) => `${what}: ${count}`);
}

/** Returns what a month's patrols were, line by line; null if there was none. */
export function monthFacts(patrols: readonly Patrol[]): Fact[] | null {
  if (patrols.length === 0) return null;
  const run = patrols.filter(({ cancelled }) => !cancelled);
  const kinds = kindsOf(run.flatMap(({ incidents }) => incidents));
  return [
    { label: 'Patrols', value: String(run.length) },
    { label: 'Cancelled', value: String(patrols.length - run.length) },
    { label: 'Time', value: formatHours(run.reduce((sum, patrol) => sum + hoursTaken(patrol), 0)) },
    { label: 'Distance', value: formatDistance(run.reduce((sum, one) => sum + (distanceOf(one) ?? 0), 0)) },
    { label: 'Incidents', value: kinds.join('\n') || 'None' },
  ];
}
