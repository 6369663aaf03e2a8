import { setTimeout as wait } from 'node:timers/promises';
import { second } from '../clock.ts';
import type { PoolConnection } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PeriodicTask } from '../jobs/periodic-tasks.ts';
import { findUnderWay } from '../jobs/store.ts';
import { handle, type TaskHandler } from '../jobs/task.ts';
import { type AttemptOptions, type AttemptOutcome, attemptMail } from './attempt.ts';
import { createHandovers, type Handovers } from './handovers.ts';
import type { OutboxMail } from './kind.ts';
import type { Lane } from './lanes.ts';
import { enqueueSending } from './send-mail.ts';
import { settle } from './settle.ts';
import { dateAnew, findDue, listDue, whileSendingAlone } from './store.ts';

export interface SenderOptions extends AttemptOptions {
  lane: Lane;
}

/** The tasks with which a worker empties one lane of the outbox. */
export interface LaneSender {
  task: TaskHandler;
  /** Enqueues jobs for due mails again: failed ones, and any whose job was lost. */
  sweep: PeriodicTask;
  /** Marks what was delivered while the database could not be written to. */
  mark: PeriodicTask;
}

/** After so many mails the other organizations have their turn. */
const batchSize = 10;
/** After so long a hand-over is slow, and the next may go beside it; in milliseconds. */
const patience = second;
/** After so long it counts for no other, as the mail server may greet only minutes later; in milliseconds. */
const longest = 10 * second;
const sweepEvery = 10 * second;
const sweepBatch = 200;
const markEvery = second;

export function createSender(options: SenderOptions): LaneSender {
  const { lane } = options;
  const handovers = createHandovers<AttemptOutcome>({
    isDelivered: (outcome) => outcome.is === 'sent',
    record: (mail, outcome) => inTransaction(options.database, (tx) => settle(options, tx, mail, outcome)),
  });
  const named = (task: string) => (lane.urgent ? `${task}, urgent ones` : task);
  return {
    task: handle(lane.task, ({ organizationId }, signal) =>
      sendDue({ ...options, handovers }, organizationId, signal),
    ),
    sweep: { name: named('enqueue due mails'), every: sweepEvery, run: () => sweepMails(options) },
    mark: { name: named('mark delivered mails'), every: markEvery, run: handovers.recordDelivered },
  };
}

/**
 * Enqueues the sending of due mails of organizations that have no job for it. A job that has failed counts as none: it would wait
 * longer with each failure, for hours after a while of an ailing database.
 */
export async function sweepMails({
  database,
  clock,
  lane,
}: Pick<SenderOptions, 'database' | 'clock' | 'lane'>): Promise<void> {
  const now = clock.now();
  await inTransaction(database, (tx) => dateAnew(tx, lane, now));
  const due = await listDue(database, lane, now);
  if (due.length === 0) return;
  const underWay = await findUnderWay(database, due.map(lane.keyOfJob));
  const left = due.filter((organizationId) => !underWay.has(lane.keyOfJob(organizationId)));
  await inTransaction(database, (tx) => enqueueSending(tx, lane, left.slice(0, sweepBatch)));
}

type SendOptions = SenderOptions & { handovers: Handovers<AttemptOutcome> };

/**
 * Sends an organization's due mails of the lane: none is sent twice at once, and one organization never takes all of the workers'
 * slots (decision 15). If another process is at it, it will find the mails of this job too, since it looks again after it has
 * let go of them.
 */
async function sendDue(options: SendOptions, organizationId: string, signal: AbortSignal): Promise<void> {
  const { database, clock, lane } = options;
  const ran = await whileSendingAlone(database, lane, organizationId, (holder) =>
    sendBatch(options, { organizationId, holder, signal }),
  );
  if (!ran || !(await findDue(database, lane, organizationId, { now: clock.now() }))) return;
  await inTransaction(database, (tx) => enqueueSending(tx, lane, [organizationId]));
}

/** A mail that is being handed over. */
interface UnderWay {
  /** Resolves with its id. */
  ended: Promise<string>;
  /** By `performance.now()`. */
  since: number;
}

interface Batch {
  organizationId: string;
  /** The connection that holds the organization's lock. */
  holder: PoolConnection;
  signal: AbortSignal;
}

/**
 * Sends due mails one after the other. In a lane that may hand over two at once, one that the mail server is slow to take keeps back
 * neither the next nor what is queued meanwhile (product 11.34): after a while that is sent beside it.
 */
async function sendBatch(options: SendOptions, batch: Batch): Promise<void> {
  const { database, clock, lane } = options;
  const underWay = new Map<string, UnderWay>();
  try {
    for (let begun = 0; begun < batchSize || underWay.size > 0; ) {
      const besides = [...underWay.keys()];
      const mail =
        hasRoom(lane, [...underWay.values()]) &&
        (await findDue(database, lane, batch.organizationId, { now: clock.now(), besides }));
      if (!mail && besides.length === 0) return;
      let pause = wait(patience, null, { ref: false });
      if (mail) {
        const { ended, slow } = begin(options, batch, mail);
        underWay.set(mail.id, { ended, since: performance.now() });
        pause = slow;
        begun += 1;
      }
      const ended = await Promise.race([...[...underWay.values()].map(({ ended }) => ended), pause]);
      if (ended) underWay.delete(ended);
    }
  } finally {
    // Its lock may only be freed when nothing is being handed over any more.
    await Promise.allSettled([...underWay.values()].map(({ ended }) => ended));
  }
}

/** Whether another mail may be handed over beside these. */
function hasRoom({ atOnce, atMost }: Lane, underWay: readonly UnderWay[]): boolean {
  const recent = underWay.filter(({ since }) => performance.now() - since < longest);
  return recent.length < atOnce && underWay.length < atMost;
}

/** Begins to send a mail. Returns when it is done, with its id, and when the mail server has had it for a while. */
function begin(
  options: SendOptions,
  { holder, signal }: Batch,
  mail: OutboxMail,
): { ended: Promise<string>; slow: Promise<null> } {
  let onHandOver = () => {};
  const handedOver = new Promise<void>((resolve) => {
    onHandOver = resolve;
  });
  const sent = options.handovers.send(mail, () => attemptMail(options, holder, mail, { signal, onHandOver }));
  return {
    ended: sent.then(() => mail.id),
    slow: handedOver.then(() => wait(patience, null, { ref: false })),
  };
}
