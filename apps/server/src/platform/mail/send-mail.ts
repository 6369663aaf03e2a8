import { z } from 'zod';
import { defineTask } from '../jobs/task.ts';

/** The job that sends one mail of the outbox. */
export const sendMailTask = defineTask('send-mail', z.object({ organizationId: z.uuid(), id: z.uuid() }));

export type MailKey = z.infer<typeof sendMailTask.payload>;

/** A mail has at most one waiting job. */
export function sendMailJob(key: MailKey) {
  return { payload: key, jobKey: `mail:${key.id}` };
}
