import { z } from 'zod';
import { findAddressChangeById } from '#people/server/address-change.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { findMembership } from '../store.ts';

/** Unlike other mails, this one stores its recipient's address, because no other row has it any more. */
const AboutAddress = z.object({
  organizationId: z.uuid(),
  subject: z.object({ personId: z.uuid(), formerAddress: z.string() }),
});

const AboutChange = z.object({ organizationId: z.uuid(), subject: z.object({ changeId: z.uuid() }) });

/** What the mails about changes of a person are composed from. */
export function peopleSources({ database, settings }: MailContext) {
  return {
    settings,

    /** Returns the person whose address was changed, with the former one; undefined if it was changed back. */
    async findChanged(mail: OutboxMail) {
      const { organizationId, subject } = AboutAddress.parse(mail);
      const { formerAddress } = subject;
      const found = await findMembership(database, organizationId, subject.personId);
      if (!found || found.person.email?.toLowerCase() === formerAddress.toLowerCase()) return undefined;
      return { ...found, formerAddress };
    },

    /** Returns a change that still waits. */
    async findWaiting(mail: OutboxMail): Promise<WaitingChange | undefined> {
      const { organizationId, subject } = AboutChange.parse(mail);
      const found = await findAddressChangeById(database, { organizationId, id: subject.changeId });
      return found?.change.done === null ? found : undefined;
    },
  };
}
export type PeopleSources = ReturnType<typeof peopleSources>;

export type WaitingChange = NonNullable<Awaited<ReturnType<typeof findAddressChangeById>>>;
