import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/connect.ts';
import { availability, person } from '#platform/database/schema/people.ts';

/** Forgets when somebody is not available and how often they wish to go, since they have left (product 6.20). */
export async function forgetAvailability(
  tx: Transaction,
  organizationId: string,
  personId: string,
): Promise<void> {
  await tx
    .delete(availability)
    .where(and(eq(availability.organizationId, organizationId), eq(availability.personId, personId)));
  await tx
    .update(person)
    .set({ patrolsAMonth: null })
    .where(and(eq(person.organizationId, organizationId), eq(person.id, personId)));
}
