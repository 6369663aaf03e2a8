import { formatDayMonth } from '#contract';
import { hasEnough } from './rules.ts';
import type { Candidate } from './schema.ts';

/** How the kinds of unavailability are called. */
export const unavailabilityLabels = { cannot: 'Cannot', 'rather-not': 'Would rather not' } as const;

/**
 * Returns what speaks for and against a candidate, most telling first: `Cannot that day · 3 this quarter · last 12 Nov`. `nameOf`
 * returns the name of somebody on the patrol.
 */
export function candidateText(candidate: Candidate, zone: string, nameOf: (id: string) => string): string {
  const { unavailable, at, notWith, askedWith, inQuarter, lastPatrol } = candidate;
  const named = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  return [
    at.length > 0 && 'On another at that time',
    unavailable && `${unavailabilityLabels[unavailable]} that day`,
    notWith.length > 0 &&
      `Not together with ${named(notWith)}, who ${notWith.length === 1 ? 'is' : 'are'} on it`,
    candidate.isNeeded && 'Experienced, and nobody on it is',
    askedWith.length > 0 && `Together with ${named(askedWith)}, as asked`,
    hasEnough(candidate) && `${candidate.inMonth} of ${candidate.patrolsAMonth} wished for this month`,
    inQuarter > 0 ? `${inQuarter} this quarter` : 'None this quarter',
    lastPatrol && `last ${formatDayMonth(lastPatrol, zone)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
