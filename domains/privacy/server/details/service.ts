import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { composedFrom } from '#platform/mail/define.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { type Privacy, PrivacyClock, type PrivacyPatch } from '#privacy/contract';
import { changeClocks } from './clock-changes.ts';
import { countDue } from './due.store.ts';
import { type Clocks, comingOf, dueOn, localDate } from './due.ts';
import { comingErasureUseCases } from './erasures/erasures.ts';
import { holdUseCases } from './holds.ts';
import { mails } from './mails/mails.ts';
import { privacySources } from './mails/sources.ts';
import { type NoticeSources, noticeUseCases } from './notice.ts';
import { erasureUseCases } from './personal/erasure.ts';
import { personalUseCases } from './personal/personal.ts';
import { recordedUseCases } from './recorded/recorded.ts';
import { getClocks, listClockChanges, listRemovals } from './store.ts';

export { sweepDetails } from './periodic-task.ts';
export { replaySweep } from './replay.ts';

/** The mails that say what will be taken away, be kept for less long, or be erased. */
export function privacyMails(context: MailContext): MailKinds {
  return composedFrom(mails, privacySources(context));
}

/** For how long personal details are kept, and what is held (product 22). */
export function privacyService(context: Context, sources: NoticeSources) {
  const { database, clock: time } = context;
  return {
    ...noticeUseCases(context, sources),
    ...personalUseCases(context),
    ...erasureUseCases(context),
    ...recordedUseCases(context),
    ...holdUseCases(context),
    ...comingErasureUseCases(context),

    get: ({ organizationId }: Member) => read(database, organizationId),

    async update(tx: Transaction, actor: Member, patch: PrivacyPatch): Promise<Privacy> {
      const { organizationId } = actor;
      await changeClocks(tx, actor, patch, time.now());
      await announceChange(tx, organizationId, { type: 'organization', _id: organizationId });
      return read(tx, organizationId);
    },
  };

  async function read(db: Reader, organizationId: string): Promise<Privacy> {
    const clocks = await getClocks(db, organizationId);
    const date = localDate(clocks, time.now());
    const dues = PrivacyClock.options.map((clock) => dueOn(clocks, clock, date));
    const counts = await countDue(db, dues);
    const states = dues.map(({ clock, days }) => {
      const begins = clocks.begins[clock] ?? null;
      return {
        clock,
        days,
        due: counts[clock] ?? 0,
        begins,
        shortening: presentShortening(clocks, clock, date),
      };
    });
    const removals = await listRemovals(db, organizationId);
    return { clocks: states, removals, changes: await listClockChanges(db, organizationId) };
  }
}
export type PrivacyService = ReturnType<typeof privacyService>;

function presentShortening(clocks: Clocks, clock: PrivacyClock, date: string) {
  const coming = comingOf(clocks, clock, date);
  if (!coming) return null;
  const { days, counts, chosen: when, chosenBy: by } = coming;
  return { days, from: localDate(clocks, counts), chosen: { when, by } };
}
