import { formatDayMonth } from '../format.ts';
import { hasEnough } from './rules.ts';
import type { Candidate } from './schema.ts';

/** How the kinds of unavailability are called. */
export const unavailabilityLabels = { cannot: 'Cannot', 'rather-not': 'Would rather not' } as const;

/** Returns what speaks for and against a candidate, most telling first: `Cannot that day · 3 this quarter · last 12 Nov`. */
export function candidateText(candidate: Candidate, zone: string): string {
  const { unavailable, at, inQuarter, lastPatrol } = candidate;
  return [
    at.length > 0 && 'On another at that time',
    unavailable && `${unavailabilityLabels[unavailable]} that day`,
    hasEnough(candidate) && `${candidate.inMonth} of ${candidate.patrolsAMonth} wished for this month`,
    inQuarter > 0 ? `${inQuarter} this quarter` : 'None this quarter',
    lastPatrol && `last ${formatDayMonth(lastPatrol, zone)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
