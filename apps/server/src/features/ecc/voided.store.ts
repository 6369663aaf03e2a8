import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { eccNotification, eccReply, eccResponse } from '../../platform/database/schema/ecc.ts';

/** Messages that do not count any more: training whose patrol has become a real one (decision 31), log-offs of a voided finish. */

/** When something was voided, and by whom. */
interface Mark {
  voided: string;
  voidedBy: string;
}

/** Marks all messages, answers and mails that came in of a patrol so far as void. They stay in its history. */
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

/** Marks messages and their answers as void that are not void yet: those of one kind, or of all. */
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

/** Whether a message was voided. Sees what was committed before the statement, unlike a row that was read before. */
export function isVoided(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isVoidedAs(tx, organizationId, id);
}

/** Whether it was, and was training. */
export function isVoidedTraining(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isVoidedAs(tx, organizationId, id, eq(eccNotification.training, true));
}

async function isVoidedAs(tx: Transaction, organizationId: string, id: string, also?: SQL): Promise<boolean> {
  const isOwn = and(eq(eccNotification.organizationId, organizationId), eq(eccNotification.id, id));
  return (await tx.$count(eccNotification, and(isOwn, isNotNull(eccNotification.voided), also))) > 0;
}
