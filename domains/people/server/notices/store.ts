import { and, arrayOverlaps, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';

type PersonRow = typeof person.$inferSelect;

/** Returns a watcher or summary recipient who has not left, with their organization, unless that is archived. */
export async function findChooser(db: Reader, id: string) {
  const [found] = await db
    .select({ person, organization })
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(
      and(
        eq(person.id, id),
        isNull(person.finished),
        isNull(organization.archived),
        arrayOverlaps(person.roles, ['watcher', 'summary-recipient']),
      ),
    );
  return found;
}

/** Saves what somebody has chosen. */
export async function updateChoices(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<PersonRow>,
): Promise<void> {
  await tx
    .update(person)
    .set(change)
    .where(and(eq(person.organizationId, organizationId), eq(person.id, id)));
}
