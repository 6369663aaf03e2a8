import type { AuditEvent } from '@patrolbook/contract';
import { NIL, v7 as newId } from 'uuid';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Client } from './client.ts';
import { insertAudit } from './store.ts';

/** Whom an event is about; nobody, when an address belongs to nobody. */
export interface Audited {
  id: string;
  organizationId: string | null;
}

/** Notes what happened to somebody's signing in, in the transaction in which it happens (design 6.2). */
export async function noteEvent(
  tx: Transaction,
  whom: Audited | undefined,
  { event, reason = null }: { event: AuditEvent; reason?: string | null },
  { ip, userAgent }: Client,
  now: string,
): Promise<void> {
  await insertAudit(tx, {
    organizationId: whom?.organizationId ?? NIL,
    id: newId(),
    personId: whom?.id ?? null,
    when: now,
    event,
    reason,
    ips: [ip],
    userAgent,
  });
}
