import { z } from 'zod';
import { defineTask } from '../jobs/task.ts';

/** The job that sends the due mails of one organization; those to super administrators have the nil UUID. */
export const sendMailTask = defineTask('send-mail', z.object({ organizationId: z.uuid() }));

/** An organization has at most one waiting job, however many mails are due. */
export function sendMailJob(organizationId: string) {
  return { payload: { organizationId }, jobKey: `mail:${organizationId}` };
}
