import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { inOrganization, placed } from '#platform/database/in-organization.ts';
import { passkey } from '#platform/database/schema/auth.ts';
import type { AuditSubject } from '../auth/audit.ts';

export type StoredPasskey = typeof passkey.$inferSelect;

/** Returns a person's passkeys, the first that was added first. */
export async function listPasskeys(db: Reader, of: AuditSubject): Promise<StoredPasskey[]> {
  return db.select().from(passkey).where(ofPerson(of)).orderBy(passkey.id);
}

export async function findPasskey(
  db: Reader,
  of: AuditSubject,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [found] = await db
    .select()
    .from(passkey)
    .where(and(ofPerson(of), eq(passkey.credentialId, credentialId)));
  return found;
}

/** Returns false if the person has this passkey already. */
export async function insertPasskey(
  tx: Transaction,
  { organizationId, id: personId }: AuditSubject,
  row: Omit<StoredPasskey, 'organizationId' | 'personId' | 'lastUsed'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(passkey)
    .values(placed({ ...row, organizationId, personId }))
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  return inserted.length > 0;
}

/** Returns whether the person has such a passkey. */
export async function updatePasskey(
  tx: Transaction,
  of: AuditSubject,
  id: string,
  change: Partial<Pick<StoredPasskey, 'name' | 'counter' | 'lastUsed'>>,
): Promise<boolean> {
  const updated = await tx.update(passkey).set(change).where(hasKey(of, id)).returning({ id: passkey.id });
  return updated.length > 0;
}

/** Returns whether there was one. */
export async function deletePasskey(tx: Transaction, of: AuditSubject, id: string): Promise<boolean> {
  const deleted = await tx.delete(passkey).where(hasKey(of, id)).returning({ id: passkey.id });
  return deleted.length > 0;
}

function hasKey(of: AuditSubject, id: string) {
  return and(ofPerson(of), eq(passkey.id, id));
}

function ofPerson({ organizationId, id }: AuditSubject) {
  return and(inOrganization(passkey.organizationId, organizationId), eq(passkey.personId, id));
}
