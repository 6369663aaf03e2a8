import { holdsAny } from '#contract';
import { lockOrganization } from '#organizations/server/store.ts';
import type { ChosenMails, MailChoices } from '#people/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader } from '#platform/database/connect.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { editOf } from '#platform/edits.ts';
import { unauthorized } from '#platform/http/pipeline/app-error.ts';
import { type ChosenKind, readMailChoicesLink } from '../mail-choices-page.ts';
import { findChooser, updateChoices } from './store.ts';

/** What somebody chooses by the link in a mail that nobody has to get, without a session (product 11.48). */
export function noticeService({ database, clock, settings }: Context) {
  return {
    /** Returns what was chosen. Changes nothing. Throws 401 if the link is dead. */
    async view(linkToken: string): Promise<ChosenMails> {
      return present(await findByLink(database, linkToken));
    },

    /** Saves a choice, as an edit of the person. Throws 401 if the link is dead. */
    choose,

    /** Ends such mails as the one that the link came with. Throws 401 if the link is dead. */
    async end(linkToken: string): Promise<void> {
      const { kind } = await findByLink(database, linkToken);
      await choose(linkToken, { [kind]: 'none' });
    },
  };

  async function choose(linkToken: string, choices: MailChoices): Promise<ChosenMails> {
    return inTransaction(database, async (tx) => {
      const { organization } = await findByLink(tx, linkToken);
      await lockOrganization(tx, organization.id);
      const { person } = await findByLink(tx, linkToken);
      const change = editOf(person, choices, { when: clock.now(), by: person.id });
      if (change) {
        await updateChoices(tx, organization.id, person.id, change);
        await announceChange(tx, organization.id, { type: 'person', _id: person.id });
      }
      return present(await findByLink(tx, linkToken));
    });
  }

  async function findByLink(db: Reader, linkToken: string): Promise<Chooser> {
    const link = readMailChoicesLink(settings.secretKeys, linkToken);
    const found = link && (await findChooser(db, link.id));
    if (!found?.person.email || !link?.isTo(found.person.email))
      throw unauthorized('Sorry, this link no longer works.');
    return { ...found, kind: link.kind };
  }
}
export type NoticeService = ReturnType<typeof noticeService>;

type Chooser = NonNullable<Awaited<ReturnType<typeof findChooser>>> & { kind: ChosenKind };

function present({ person: { roles, notices, summaries }, organization: { name } }: Chooser): ChosenMails {
  return {
    organizationName: name,
    notices: holdsAny(roles, ['watcher']) ? notices : null,
    summaries: holdsAny(roles, ['summary-recipient']) ? summaries : null,
  };
}
