import { formatDayMonth } from '#contract';
import { candidateText, unavailabilityLabels } from '../availability/text.ts';
import type { FillCandidate, FillRefusal, ProposedPatroller, StandsInTheWay } from './schema.ts';

/** `8 hours of rest` */
export function restText(hours: number): string {
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} of rest`;
}

/** Says why one person cannot be put on a patrol: `is on another patrol or event at that time`. */
export function fillRefusalText(because: FillRefusal, restHours: number): string {
  const texts: Record<FillRefusal, string> = {
    notPatroller: 'is no patroller any more',
    onCrew: 'is on it already',
    full: 'would be one too many: its crew is complete',
    answered: 'has declined it or was taken off',
    cannot: 'cannot go that day',
    elsewhere: 'is on another patrol or event at that time',
    rest: `would have less than ${restText(restHours)}`,
    notTogether: 'is not to go with somebody who is on it',
    experience: 'is not experienced, and nor is anybody else on it',
  };
  return texts[because];
}

/** Says how many patrollers each rule keeps from a place: `3 cannot go that day`. Rules that keep nobody are left out. */
export function standsInTheWayTexts(counts: StandsInTheWay, restHours: number): string[] {
  const texts: [count: number, one: string, several?: string][] = [
    [counts.cannot, 'cannot go that day'],
    [counts.elsewhere, 'is on another at that time', 'are on another at that time'],
    [counts.rest, `would have less than ${restText(restHours)}`],
    [counts.answered, 'has declined it or was taken off', 'have declined it or were taken off'],
    [counts.notTogether, 'is not to go with the others', 'are not to go with the others'],
    [counts.experience, 'is not experienced', 'are not experienced'],
    [counts.left, 'was taken out here', 'were taken out here'],
    [counts.proposed, 'is proposed for another close to it', 'are proposed for others close to it'],
  ];
  return texts
    .filter(([count]) => count > 0)
    .map(([count, one, several = one]) => `${count} ${count === 1 ? one : several}`);
}

/**
 * Returns the reasons for somebody who is proposed, most telling first: `2 this quarter, 3 with this roster · 1 of 3 wished for this
 * month · last 12 Nov · 21 hours of rest`. `nameOf` returns the name of somebody on the crew.
 */
export function proposedText(
  proposed: ProposedPatroller,
  zone: string,
  nameOf: (id: string) => string,
): string {
  const { unavailable, inQuarter, withProposed, inMonth, patrolsAMonth, lastPatrol, rest } = proposed;
  return [
    unavailable && `${unavailabilityLabels[unavailable]} that day`,
    ...proposed.with.map(({ personId, times, asked }) =>
      asked ? `Together with ${nameOf(personId)}, as asked` : `${times} times with ${nameOf(personId)}`,
    ),
    `${inQuarter || 'None'} this quarter, ${withProposed} with this roster`,
    patrolsAMonth === null ? `${inMonth} this month` : `${inMonth} of ${patrolsAMonth} wished for this month`,
    lastPatrol && `last ${formatDayMonth(lastPatrol, zone)}`,
    rest !== null && restText(rest),
    proposed.experienced && 'experienced',
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Returns what speaks for and against somebody beside a proposal, what keeps them from it first: `Proposed for another close to
 * it · 3 this quarter`. `nameOf` returns the name of somebody on the crew.
 */
export function fillCandidateText(
  candidate: FillCandidate,
  { restHours, zone, nameOf }: { restHours: number; zone: string; nameOf: (id: string) => string },
): string {
  const { because } = candidate;
  const obstacles: Partial<Record<NonNullable<typeof because>, string>> = {
    proposed: 'Proposed for another close to it',
    rest: `Less than ${restText(restHours)}`,
    answered: 'Has declined it or was taken off',
    experience: 'Not experienced, and nor is anybody else on it',
  };
  const obstacle = because && obstacles[because];
  const suits = candidateText(because === 'proposed' ? { ...candidate, at: [] } : candidate, zone, nameOf);
  return obstacle ? `${obstacle} · ${suits}` : suits;
}
