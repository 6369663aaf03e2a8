import { v7 as newId } from 'uuid';
import type { AuditEvent } from '#accounts/contract';
import type { Transaction } from '#platform/database/connect.ts';
import type { RequestClient } from './client.ts';
import { insertAudits } from './store.ts';

/** The person an audit event is about. */
export interface AuditSubject {
  id: string;
  organizationId: string | null;
}

type Noted = { event: AuditEvent; reason?: string | null };

/**
 * Adds an event to the audit history (product 9.10), without a subject if no account has the address, and without a client if somebody else than the
 * subject has caused it: nobody's network address stands in another's history (product 9.65).
 */
export async function noteEvent(
  tx: Transaction,
  subject: AuditSubject | undefined,
  event: Noted,
  client: RequestClient | null,
  now: string,
): Promise<void> {
  await noteEvents(tx, [subject], event, client, now);
}

/** Adds an event that happens to many people at once. */
export async function noteEvents(
  tx: Transaction,
  subjects: readonly (AuditSubject | undefined)[],
  { event, reason = null }: Noted,
  client: RequestClient | null,
  now: string,
): Promise<void> {
  const rows = subjects.map((subject) => ({
    organizationId: subject?.organizationId ?? null,
    id: newId(),
    personId: subject?.id ?? null,
    when: now,
    event,
    reason,
    ips: client ? [client.ip] : [],
    userAgent: client?.userAgent ?? '',
  }));
  if (rows.length > 0) await insertAudits(tx, rows);
}
