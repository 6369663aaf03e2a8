import type { LinkPurpose } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Authenticator, Member } from '#platform/http/pipeline/actor.ts';
import { unauthorized } from '#platform/http/pipeline/app-error.ts';
import { PrivacyClock, type PrivacyNotice, privacyClocks } from '#privacy/contract';
import { keptDaysOf, localDate } from './due.ts';
import { getClocks } from './store.ts';

/** The links whose pages name their organization and its coordinator already. */
const purposes: readonly LinkPurpose[] = ['set-password', 'assignment', 'assignments', 'offers', 'ecc'];

/** Where the notice finds the organization of a link, and of a page to join. Each throws if there is none. */
export interface NoticeSources {
  holderOf: Authenticator['holderOf'];
  organizationOfJoinPage(code: string): Promise<string>;
}

/** What a privacy page says: the clocks of the organization that is known, and whom to ask (product 22.24). */
export function noticeUseCases({ database, clock: time }: Context, sources: NoticeSources) {
  return {
    /** What is usual, for whoever comes from nowhere. */
    async notice(): Promise<PrivacyNotice> {
      const clocks = PrivacyClock.options.map((clock) => ({ clock, days: privacyClocks[clock].usual }));
      return { organizationName: null, coordinatorName: null, coordinatorPhone: null, clocks };
    },

    /** Throws 401 if the link is dead. */
    async noticeOfLink(linkToken: string): Promise<PrivacyNotice> {
      for (const purpose of purposes) {
        const holder = await sources.holderOf(linkToken, purpose);
        if (holder?.organizationId) return noticeOf(holder.organizationId);
      }
      throw unauthorized('Sorry, this link no longer works.');
    },

    /** Names the organization, as its page to join does, and nobody in it. Throws 404 if there is no such page. */
    async noticeOfJoinPage(code: string): Promise<PrivacyNotice> {
      const whole = await noticeOf(await sources.organizationOfJoinPage(code));
      return { ...whole, coordinatorName: null, coordinatorPhone: null };
    },

    noticeOfMember: ({ organizationId }: Member) => noticeOf(organizationId),
  };

  async function noticeOf(organizationId: string): Promise<PrivacyNotice> {
    const { name, coordinatorName, coordinatorPhone } = await getOrganization(database, organizationId);
    const state = await getClocks(database, organizationId);
    const date = localDate(state, time.now());
    const clocks = PrivacyClock.options.map((clock) => ({ clock, days: keptDaysOf(state, clock, date) }));
    return { organizationName: name, coordinatorName, coordinatorPhone, clocks };
  }
}
