import type { AuditEvent } from '@patrolbook/contract';
import { NIL, v7 as newId } from 'uuid';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Client } from './client.ts';
import { insertAudit } from './store.ts';

/** The person an audit event is about. */
export interface AuditSubject {
  id: string;
  organizationId: string | null;
}

/** Adds an event to the audit history (product 9.10), without a subject if no account has the address. */
export async function noteEvent(
  tx: Transaction,
  subject: AuditSubject | undefined,
  { event, reason = null }: { event: AuditEvent; reason?: string | null },
  { ip, userAgent }: Client,
  now: string,
): Promise<void> {
  await insertAudit(tx, {
    organizationId: subject?.organizationId ?? NIL,
    id: newId(),
    personId: subject?.id ?? null,
    when: now,
    event,
    reason,
    ips: [ip],
    userAgent,
  });
}
