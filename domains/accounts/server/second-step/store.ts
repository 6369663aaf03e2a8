import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { secondStep } from '#platform/database/schema/auth.ts';
import type { AuditSubject } from '../auth/audit.ts';

export type SecondStepRow = typeof secondStep.$inferSelect;

export async function findSecondStep(db: Reader, of: AuditSubject): Promise<SecondStepRow | undefined> {
  const [found] = await db.select().from(secondStep).where(ofPerson(of));
  return found;
}

/** Locks it until the transaction ends, so that nothing is taken twice. */
export async function lockSecondStep(tx: Transaction, of: AuditSubject): Promise<SecondStepRow | undefined> {
  const [found] = await tx.select().from(secondStep).where(ofPerson(of)).for('update');
  return found;
}

export async function insertSecondStep(
  tx: Transaction,
  { organizationId, id: personId }: AuditSubject,
  values: Omit<SecondStepRow, 'organizationId' | 'personId'>,
): Promise<void> {
  await tx.insert(secondStep).values(placed({ ...values, organizationId, personId }));
}

/** Returns whether there is one. */
export async function updateSecondStep(
  tx: Transaction,
  of: AuditSubject,
  change: Partial<Pick<SecondStepRow, 'key' | 'lastInterval' | 'recoveryCodes'>>,
): Promise<boolean> {
  const updated = await tx
    .update(secondStep)
    .set(change)
    .where(ofPerson(of))
    .returning({ personId: secondStep.personId });
  return updated.length > 0;
}

/** Deletes it with the passkeys. Returns whether there was one. */
export async function deleteSecondStep(tx: Transaction, of: AuditSubject): Promise<boolean> {
  const deleted = await tx
    .delete(secondStep)
    .where(ofPerson(of))
    .returning({ personId: secondStep.personId });
  return deleted.length > 0;
}

function ofPerson({ organizationId, id }: AuditSubject) {
  return and(inOrganization(secondStep.organizationId, organizationId), eq(secondStep.personId, id));
}
