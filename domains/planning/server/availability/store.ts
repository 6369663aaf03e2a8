import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Availability, AvailabilityPeriod } from '#planning/contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { availability, person } from '#platform/database/schema/people.ts';

const { kind, from, until, weekdays } = availability;

/** Returns the patrols a month that an unfinished person wishes to go on, and the organization's time zone; undefined if there is no such person. */
export async function findWish(db: Reader, organizationId: string, personId: string) {
  const [found] = await db
    .select({ patrolsAMonth: person.patrolsAMonth, timeZone: organization.timeZone })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(unfinished(organizationId, personId));
  return found;
}

/** Returns the periods of a person that are not over on a local date, in the order in which they were saved. */
export function listPeriods(
  db: Reader,
  organizationId: string,
  personId: string,
  today: string,
): Promise<AvailabilityPeriod[]> {
  return db
    .select({ kind, from, until, weekdays })
    .from(availability)
    .where(and(ofPerson(organizationId, personId), or(isNull(until), gte(until, today))))
    .orderBy(asc(availability.number));
}

/** Replaces what an unfinished person has said. Returns false if there is no such person. Simultaneous calls wait for each other. */
export async function replaceAvailability(
  tx: Transaction,
  organizationId: string,
  personId: string,
  { periods, patrolsAMonth }: Availability,
): Promise<boolean> {
  const saved = await tx
    .update(person)
    .set({ patrolsAMonth })
    .where(unfinished(organizationId, personId))
    .returning({ id: person.id });
  if (saved.length === 0) return false;
  await tx.delete(availability).where(ofPerson(organizationId, personId));
  if (periods.length > 0)
    await tx
      .insert(availability)
      .values(periods.map((period, number) => ({ organizationId, personId, number, ...period })));
  return true;
}

function unfinished(organizationId: string, personId: string) {
  return and(eq(person.organizationId, organizationId), eq(person.id, personId), isNull(person.finished));
}

function ofPerson(organizationId: string, personId: string) {
  return and(eq(availability.organizationId, organizationId), eq(availability.personId, personId));
}
