import type { NoticeChoice, Notices } from '@patrolbook/contract';
import { lockOrganization } from '../../domain/organizations/store.ts';
import { readNoticesLink } from '../../domain/people/notices-page.ts';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { editOf } from '../../platform/edits.ts';
import { unauthorized } from '../../platform/http/pipeline/app-error.ts';
import { findWatcher, updateNotices } from './store.ts';

/** The choice of a watcher by the link in a notice, without a session (product 11.48). */
export function noticeService({ database, clock, settings }: Context) {
  return {
    /** Returns what was chosen. Changes nothing. Throws 401 if the link is dead. */
    async view(linkToken: string): Promise<Notices> {
      return present(await findByLink(database, linkToken));
    },

    /** Saves the choice, as an edit of the person. Throws 401 if the link is dead. */
    async choose(linkToken: string, notices: NoticeChoice): Promise<Notices> {
      return inTransaction(database, async (tx) => {
        const { organization } = await findByLink(tx, linkToken);
        await lockOrganization(tx, organization.id);
        const { person } = await findByLink(tx, linkToken);
        const change = editOf(person, { notices }, { when: clock.now(), by: person.id });
        if (change) {
          await updateNotices(tx, organization.id, person.id, change);
          await announceChange(tx, organization.id, { type: 'person', _id: person.id });
        }
        return { organizationName: organization.name, notices };
      });
    },
  };

  async function findByLink(db: Reader, linkToken: string) {
    const link = readNoticesLink(settings.secretKeys, linkToken);
    const found = link && (await findWatcher(db, link.id));
    if (!found?.person.email || !link?.isTo(found.person.email))
      throw unauthorized('Sorry, this link no longer works.');
    return found;
  }
}
export type NoticeService = ReturnType<typeof noticeService>;

function present({
  person: { notices },
  organization: { name: organizationName },
}: NonNullable<Awaited<ReturnType<typeof findWatcher>>>): Notices {
  return { organizationName, notices };
}
