import { distanceOf, hoursTaken } from '#patrols/contract';
import { roundTo, sum } from '#platform/sums.ts';
import type { Volunteer } from '#reports/contract';
import type { Participant, ReportedPatrol } from './store.ts';

/** A patrol or an event that took place, with everybody who took part. */
interface Held {
  patrol: ReportedPatrol;
  crew: readonly Participant[];
}

const names = new Intl.Collator('en-NZ');

/** Adds up what each member of the crews gave (product 20.6), by last name. */
export function volunteersOf(held: readonly Held[]): Volunteer[] {
  const shares = new Map<string, { member: Participant; patrols: ReportedPatrol[] }>();
  for (const { patrol, crew } of held)
    for (const member of crew) {
      const share = shares.get(member._id) ?? { member, patrols: [] };
      shares.set(member._id, { member, patrols: [...share.patrols, patrol] });
    }
  return [...shares.values()]
    .map(({ member, patrols }) => presentVolunteer(member, patrols))
    .toSorted(
      (one, other) =>
        names.compare(one.lastName, other.lastName) || names.compare(one.firstName, other.firstName),
    );
}

function presentVolunteer(member: Participant, held: readonly ReportedPatrol[]): Volunteer {
  const patrols = held.filter(({ type }) => type === 'patrol');
  const events = held.filter(({ type }) => type === 'event');
  return {
    ...member,
    patrols: patrols.length,
    patrolHours: sum(patrols.map(hoursTaken)),
    kilometres: roundTo(sum(patrols.map((patrol) => distanceOf(patrol) ?? 0)), 10),
    events: events.length,
    eventHours: sum(events.map(hoursTaken)),
  };
}
