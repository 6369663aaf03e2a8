import type { Edits } from '#contract';
import type { Assignment, EccLogOnResponse, EccMail, Guest, Patrol, PatrolListItem } from '#patrols/contract';
import { readInstant } from '#platform/database/instant.ts';
import { stamp } from '#platform/database/stamp.ts';
import { presentEdits } from '#platform/edits.ts';
import type { FormerNumberRow } from '../former-numbers.store.ts';
import { presentFinished, presentHold, presentIncident, presentStarted } from './present-record.ts';
import { presentAllSetAside } from './present-set-aside.ts';
import type { PatrolWithCrew, PatrolWithRecord, StoredPatrol } from './store.ts';

/** A patrol without its edits, crew, guests and incidents. Most rules need no more. */
export type PatrolWithoutRecord = Omit<
  Patrol,
  | keyof Edits
  | 'patrollers'
  | 'guests'
  | 'incidents'
  | 'eccLogOnMail'
  | 'eccLogOffMail'
  | 'overdueAcknowledged'
  | 'setAside'
  | 'taken'
  | 'corrections'
  | 'formerEventNumbers'
  | 'holds'
>;

/**
 * Add properties to it by assignment: a literal that goes on after a spread is slow to make and to write as JSON
 * (docs/performance.md).
 */
export function presentWithoutRecord(row: StoredPatrol): PatrolWithoutRecord {
  return {
    _id: row.id,
    type: row.type,
    name: row.name,
    when: row.when,
    hours: row.hours,
    callSign: row.callSign,
    crewSize: row.crewSize,
    instructions: row.instructions,
    cancelled: stamp(row.cancelled, row.cancelledBy),
    finalized: stamp(row.finalized, row.finalizedBy),
    deleted: stamp(row.deleted, row.deletedBy),
    started: row.started && presentStarted(row.started),
    finished: row.finished && presentFinished(row.finished),
    ...presentEcc(row),
  };
}

function presentEcc(row: StoredPatrol) {
  const response = stamp(row.eccLogOnResponse, row.eccLogOnResponseBy);
  const { policeEventNumber } = row;
  return {
    eccLogOnNotification: stamp(row.eccLogOnNotification, row.eccLogOnNotificationBy),
    eccLogOnResponse: response && policeEventNumber !== null ? { ...response, policeEventNumber } : null,
    eccLogOffNotification: stamp(row.eccLogOffNotification, row.eccLogOffNotificationBy),
    eccLogOffResponse: stamp(row.eccLogOffResponse, row.eccLogOffResponseBy),
  };
}

/** The other patrols of double-booked people, each with its person. */
export type DoubleBookings = readonly { person: { id: string }; patrol: StoredPatrol }[];

export function presentPatrol(row: PatrolWithRecord, doubleBookings: DoubleBookings): Patrol {
  const guests = row.guests.map((guest) => [guest.id, presentGuest(guest)] as const);
  const patrol = Object.assign(presentWithoutRecord(row), presentEdits(row), {
    patrollers: withDoubleBookings(presentCrew(row), doubleBookings),
    guests: Object.fromEntries(guests),
    incidents: row.incidents.map(presentIncident),
    eccLogOnMail: row.eccLogOnNotification ? presentEccMail(row, 'ecc-log-on') : null,
    eccLogOffMail: row.eccLogOffNotification ? presentEccMail(row, 'ecc-log-off') : null,
    overdueAcknowledged: stamp(row.overdueAcknowledged, row.overdueAcknowledgedBy),
    formerEventNumbers: row.formerNumbers?.map(presentFormerNumber),
    corrections: row.corrections.length > 0 ? row.corrections : undefined,
    told: row.told ?? undefined,
    holds: row.holds.length > 0 ? row.holds.map(presentHold) : undefined,
  });
  if (row.setAside.length === 0) return patrol;
  return Object.assign(patrol, presentAllSetAside(row.setAside));
}

/** Returns what became of the last mail of this kind. */
function presentEccMail({ eccMails }: Pick<PatrolWithRecord, 'eccMails'>, kind: string): EccMail | null {
  const last = eccMails?.findLast((mail) => mail.kind === kind);
  if (!last) return null;
  return {
    queued: readInstant(last.queued),
    sent: last.sent && readInstant(last.sent),
    failed: last.failed,
  };
}

function presentFormerNumber({ when, by, policeEventNumber }: FormerNumberRow): EccLogOnResponse {
  const answer = { when: readInstant(when), policeEventNumber };
  return by === null ? answer : { ...answer, by };
}

/** Lists leave out guests' phone and email (product 12.2). */
export function presentListItem(row: PatrolWithCrew): PatrolListItem {
  const guests = row.guests.map(({ id, name, removed, removedBy }) => {
    return [id, { name, removed: stamp(removed, removedBy) }] as const;
  });
  return Object.assign(presentWithoutRecord(row), {
    patrollers: presentCrew(row),
    guests: Object.fromEntries(guests),
  });
}

/** Of a person's several assignments the last row wins; removed ones come before the active one. */
function presentCrew({ assignments }: PatrolWithCrew): Record<string, Assignment> {
  return Object.fromEntries(assignments.map((row) => [row.personId, presentAssignment(row)]));
}

function withDoubleBookings(
  crew: Record<string, Assignment>,
  doubleBookings: DoubleBookings,
): Record<string, Assignment> {
  const entries = Object.entries(crew).map(([personId, assignment]) => {
    const doubleBooked = doubleBookings
      .filter(({ person }) => person.id === personId)
      .map(({ patrol: { id: _id, name, when, hours } }) => ({ _id, name, when, hours }));
    return [personId, doubleBooked.length > 0 ? { ...assignment, doubleBooked } : assignment] as const;
  });
  return Object.fromEntries(entries);
}

function presentAssignment(row: PatrolWithCrew['assignments'][number]): Assignment {
  return {
    accepted: stamp(row.accepted, row.acceptedBy),
    declined: stamp(row.declined, row.declinedBy),
    didNotShow: stamp(row.didNotShow, row.didNotShowBy),
    removed: stamp(row.removed, row.removedBy),
    emailed: stamp(row.emailed),
  };
}

/** Hides the contact details of a removed guest. */
function presentGuest({ name, phone, email, removed, removedBy }: PatrolWithCrew['guests'][number]): Guest {
  if (removed) return { name, phone: null, email: null, removed: stamp(removed, removedBy) };
  return { name, phone, email, removed: null };
}
