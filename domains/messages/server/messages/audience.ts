import { addDays, formatName, startOfDay } from '#contract';
import { type Audience, canMessageCrew } from '#messages/contract';
import { getOrganization } from '#organizations/server/store.ts';
import { hasNoMail } from '#people/contract';
import type { Reader } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, invalid } from '#platform/http/pipeline/app-error.ts';
import { findPatrolWithGuests, listAudience } from './audience.store.ts';

/** A person or a guest to whom a message goes. */
export interface Addressee {
  id: string;
  isGuest: boolean;
  name: string;
  phone: string | null;
  /** Whether they have an address, their own or that of another member. */
  isMailed: boolean;
  /** Whether the last mail to that address did not arrive. */
  isFailing: boolean;
}

/**
 * Returns to whom a message goes, with those whom no mail reaches. Throws 400 if there is no such patrol, and 409 if its crew cannot be
 * written to now.
 */
export async function readAudience(
  db: Reader,
  { organizationId, roles }: Member,
  to: Audience,
  now: string,
): Promise<Addressee[]> {
  switch (to.kind) {
    case 'crew': {
      const found = await findPatrolWithGuests(db, organizationId, to.patrolId);
      if (!found) throw invalid({ path: ['to', 'patrolId'], reason: 'key-not-found', value: to.patrolId });
      if (!canMessageCrew(found, roles, now)) throw noCrewToMessageError(found);
      const crew = await readPeople(db, organizationId, to.kind, { patrolId: to.patrolId });
      return [...crew, ...found.guests.map(presentGuest)];
    }
    case 'month': {
      const { timeZone } = await getOrganization(db, organizationId);
      return readPeople(db, organizationId, to.kind, boundsOf(to.month, timeZone));
    }
    default:
      return readPeople(db, organizationId, to.kind, {});
  }
}

type Values = Partial<Parameters<typeof listAudience>[3]>;

async function readPeople(
  db: Reader,
  organizationId: string,
  kind: Audience['kind'],
  values: Values,
): Promise<Addressee[]> {
  const none = { patrolId: null, from: null, until: null };
  const found = await listAudience(db, organizationId, kind, { ...none, ...values });
  return found.map((person) => ({
    id: person.id,
    isGuest: false,
    name: formatName(person),
    phone: person.phone,
    isMailed: !hasNoMail(person),
    isFailing: Boolean(person.lastMail?.bounced ?? person.lastMail?.abandoned),
  }));
}

type GuestRow = NonNullable<Awaited<ReturnType<typeof findPatrolWithGuests>>>['guests'][number];

function presentGuest({ id, name, phone, email }: GuestRow): Addressee {
  return { id, isGuest: true, name: `${name} (guest)`, phone, isMailed: email !== null, isFailing: false };
}

/** Returns the beginning of a local month and that of the next. */
function boundsOf(month: string, zone: string) {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: startOfDay(first, zone), until: startOfDay(next, zone) };
}

type Refused = Pick<
  NonNullable<Awaited<ReturnType<typeof findPatrolWithGuests>>>,
  'type' | 'cancelled' | 'finalized'
>;

function noCrewToMessageError({ type, cancelled, finalized }: Refused) {
  if (cancelled) return conflict('cancelled', `This ${type} has been cancelled.`);
  return finalized
    ? conflict('over', `This ${type} is over, so nobody is mailed about it.`)
    : conflict('draft', `This ${type} is a draft, of which nobody has been told yet.`);
}
