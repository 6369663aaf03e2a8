import { isOver } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { type Digest, nextDigest } from '#people/contract';
import { mailChoicesPage } from '#people/server/mail-choices-page.ts';
import { findNoticed } from '#people/server/notices.store.ts';
import type { Recipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { listCarried } from '#platform/mail/store.ts';
import { listComingMailData, type PatrolMailData } from '../../mail-data.store.ts';
import { emailPatrol, teamOf } from '../../mail-props.ts';
import { contentOf } from './content.ts';
import { type News, readNews } from './digest-news.ts';

/**
 * Composes a watcher's digest: what is new about each patrol since they were last told, as it is now, and who is on those that come
 * before the next digest (product 11.62). Null if nothing is new, or the watcher wants no notices any more.
 */
export function digestMail({ database, clock, settings }: MailContext) {
  return async (mail: OutboxMail): Promise<EmailMessage | null> => {
    const now = clock.now();
    const watcher = await findNoticed(database, mail);
    if (!watcher) return null;
    const { news, leftOut } = await readNews(
      database,
      watcher.organization.id,
      await listCarried(database, mail),
    );
    if (news.length === 0) return null;
    const told = new Set(news.map(({ data }) => data.id));
    const coming = (await listComing(watcher, now)).filter(({ id }) => !told.has(id));
    const props = {
      branding: brandingOf(watcher.organization, settings),
      firstName: watcher.person.firstName,
      news: news.map(presentNews(now)),
      coming: coming.map(common),
    };
    const choices = mailChoicesPage(settings, 'notices', watcher.person);
    const content = { ...contentOf('watcher-digest', props), choices };
    return { ...toPerson(watcher.organization, watcher.person), content, leftOut };
  };

  /** Returns the patrols that start before the next digest. */
  async function listComing({ organization, person }: Recipient, now: string): Promise<PatrolMailData[]> {
    if (!isDigest(person.notices)) return [];
    const until = nextDigest(person.notices, now, organization.timeZone);
    return listComingMailData(database, organization.id, { after: now, until });
  }

  function presentNews(now: string) {
    return ({ data, is, former, messages }: News) => ({
      ...common(data),
      is: is !== 'cancelled' && isOver(data, now) ? ('over' as const) : is,
      former,
      messages,
    });
  }

  function common(data: PatrolMailData) {
    return { patrol: emailPatrol(data), team: teamOf(data), link: patrolPage(settings, data) };
  }
}

function isDigest(choice: string): choice is Digest {
  return choice === 'daily' || choice === 'weekly';
}
