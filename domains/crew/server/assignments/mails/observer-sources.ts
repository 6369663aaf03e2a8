import { type Digest, nextDigest } from '#people/contract';
import { findNoticed } from '#people/server/notices.store.ts';
import { findRecipient, type MailRecipient } from '#people/server/recipients.store.ts';
import type { MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { listCarried } from '#platform/mail/store.ts';
import { readCarried } from '../../carried.ts';
import { crewPage } from '../../crew-page.ts';
import { findPatrolMailData, listComingMailData, type PatrolMailData } from '../../mail-data.store.ts';
import { isObsolete } from '../obsolete.ts';
import { type NoticeKinds, readNews } from './digest-news.ts';
import { AboutPatrol } from './subjects.ts';

/** What the mails to watchers and admins are composed from. */
export function observerSources({ database, clock, settings }: MailContext) {
  return {
    findAdmin: (mail: OutboxMail) => findRecipient(database, mail, 'admin'),

    /** Returns null if they have left, are no watcher any more or want no notices. */
    findWatcher: (mail: OutboxMail) => findNoticed(database, mail),

    readPatrol,
    readPlanned,

    /** Returns the patrols that a mail and those that it carries are about, the earliest first. */
    readAllPlanned: (mail: OutboxMail) => readCarried(database, mail, readPlanned, ({ when }) => when),

    /** Returns the page on which one of the crew sees the patrol. */
    crewPageOf: (data: PatrolMailData, crew: PatrolMailData['assignments'][number]) =>
      crewPage(database, settings, data, crew),

    /** Returns what the notices that a digest carries have to tell. */
    async readNews(mail: OutboxMail, { organization }: MailRecipient, kinds: NoticeKinds) {
      return readNews(database, organization.id, { notices: await listCarried(database, mail), kinds });
    },

    /** Returns the patrols that start before the next digest. */
    async listComing({ organization, person }: MailRecipient): Promise<PatrolMailData[]> {
      if (!isDigest(person.notices)) return [];
      const now = clock.now();
      const until = nextDigest(person.notices, now, organization.timeZone);
      return listComingMailData(database, organization.id, { after: now, until });
    },
  };

  async function readPatrol(mail: OutboxMail): Promise<PatrolMailData | undefined> {
    const { organizationId, subject } = AboutPatrol.parse(mail);
    return findPatrolMailData(database, organizationId, subject.patrolId);
  }

  /** Returns the data of a finalized patrol that is to come or runs. */
  async function readPlanned(mail: OutboxMail): Promise<PatrolMailData | null> {
    const data = await readPatrol(mail);
    return data?.finalized && !isObsolete({ removed: null }, data, clock.now()) ? data : null;
  }
}

function isDigest(choice: string): choice is Digest {
  return choice === 'daily' || choice === 'weekly';
}
