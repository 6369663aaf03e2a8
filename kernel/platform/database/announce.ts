import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Change } from '#contract';
import type { Transaction } from './connect.ts';

/** The channels every web process listens on. */
export const changeChannel = 'patrolbook_change';
export const sessionEndChannel = 'patrolbook_session_end';

/** A message on `changeChannel`: a change, and its organization. */
export const AnnouncedChange = Change.extend({ organizationId: z.string() });
type AnnouncedChange = z.infer<typeof AnnouncedChange>;

/**
 * Tells every browser of the organization what changed, once the transaction commits. A rolled-back transaction
 * tells nothing.
 */
export async function announceChange(tx: Transaction, organizationId: string, change: Change): Promise<void> {
  const announced: AnnouncedChange = { organizationId, ...change };
  await publish(tx, changeChannel, [JSON.stringify(announced)]);
}

/** Closes the event streams of sessions in every process, once the transaction commits. */
export async function announceSessionEnd(tx: Transaction, ...sessionIds: string[]): Promise<void> {
  await publish(tx, sessionEndChannel, sessionIds);
}

async function publish(tx: Transaction, channel: string, payloads: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) payload`,
  );
}
