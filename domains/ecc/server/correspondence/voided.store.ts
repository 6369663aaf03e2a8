import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/database/connect.ts';
import { eccNotification, eccReply, eccResponse } from '#platform/database/schema/ecc.ts';

/**
 * Messages that no longer count: training whose patrol has become a real one (product 16.14), and log-offs of a
 * voided finish.
 */

/** When something was voided, and by whom. */
interface Mark {
  voided: string;
  voidedBy: string;
}

/**
 * Marks everything that was sent and received for a patrol so far as void: messages, answers and mails. It stays
 * in the history.
 */
export async function voidAll(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
  mark: Mark,
): Promise<void> {
  await voidMessages(tx, organizationId, patrolId, mark);
  await tx
    .update(eccReply)
    .set({ outcome: 'training', candidates: [] })
    .where(and(eq(eccReply.organizationId, organizationId), eq(eccReply.patrolId, patrolId)));
}

/** Marks a patrol's log-off and its answer as void, if there are any. */
export async function voidLogOff(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
  mark: Mark,
): Promise<void> {
  await voidMessages(tx, organizationId, patrolId, mark, 'log-off');
}

/** Marks messages and their answers as void: those of one kind, or all. Those that are void already keep their mark. */
async function voidMessages(
  tx: Transaction,
  organizationId: string,
  patrolId: string,
  mark: Mark,
  kind?: 'log-off',
): Promise<void> {
  for (const table of [eccNotification, eccResponse]) {
    const isOfPatrol = and(eq(table.organizationId, organizationId), eq(table.patrolId, patrolId));
    await tx
      .update(table)
      .set(mark)
      .where(and(isOfPatrol, kind && eq(table.kind, kind), isNull(table.voided)));
  }
}

/**
 * Returns whether a message was voided. Sees what was committed before this statement, unlike a row that was
 * read earlier.
 */
export function isVoided(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isVoidedAs(tx, organizationId, id);
}

/** Returns whether a message was voided and was training. */
export function isVoidedTraining(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isVoidedAs(tx, organizationId, id, eq(eccNotification.training, true));
}

async function isVoidedAs(tx: Transaction, organizationId: string, id: string, also?: SQL): Promise<boolean> {
  const isOwn = and(eq(eccNotification.organizationId, organizationId), eq(eccNotification.id, id));
  return (await tx.$count(eccNotification, and(isOwn, isNotNull(eccNotification.voided), also))) > 0;
}
