import { z } from 'zod';
import { defineTask, type Task } from '../jobs/task.ts';

/** A way by which mails leave. The mails of one lane never wait for those of the other (product 11.19). */
export interface Lane {
  /** True for the lane of urgent mails, false for that of the others. */
  urgent: boolean;
  /** The job that sends the due mails of one organization; those to super administrators have the nil UUID. */
  task: Task<{ organizationId: string }>;
  /** An organization has at most one waiting job with this key, however many mails are due. */
  keyOfJob(organizationId: string): string;
  /** How many mails of one organization may be handed over at once, besides those that have been for long. */
  atOnce: number;
  /** How many in all. */
  atMost: number;
  /** How many organizations' mails are sent at once. The worker's other tasks share these slots. */
  slots: number;
  /** How many connections may wait long for the mail server's greeting: of fewer organizations than there are slots. */
  late: number;
  /** An arbitrary number that separates the lane's advisory locks from all others. */
  locks: number;
}

const payload = z.object({ organizationId: z.uuid() });

export const ordinaryLane: Lane = {
  urgent: false,
  task: defineTask('send-mail', payload),
  keyOfJob: (organizationId) => `mail:${organizationId}`,
  atOnce: 1,
  atMost: 1,
  slots: 4,
  late: 2,
  locks: 7_260_314,
};

export const urgentLane: Lane = {
  urgent: true,
  task: defineTask('send-urgent-mail', payload),
  keyOfJob: (organizationId) => `urgent-mail:${organizationId}`,
  atOnce: 2,
  atMost: 4,
  slots: 4,
  late: 2,
  locks: 7_260_315,
};

export const lanes = [urgentLane, ordinaryLane] as const;
