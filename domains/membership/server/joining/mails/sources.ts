import { z } from 'zod';
import { findRecipient } from '#people/server/recipients.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { countWaiting, findLinked } from '../store.ts';

const AboutRequest = z.object({ subject: z.object({ requestId: z.uuid() }) });

/** What the mails about requests to join are composed from. */
export function joiningSources({ database, clock, settings }: MailContext) {
  return {
    settings,

    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    /** Returns the request that a mail is about; undefined once it is answered or expired. */
    findLinked: (mail: OutboxMail) =>
      findLinked(database, AboutRequest.parse(mail).subject.requestId, clock.now()),

    countWaiting: (organizationId: string) => countWaiting(database, organizationId, clock.now()),
  };
}
export type JoiningSources = ReturnType<typeof joiningSources>;
