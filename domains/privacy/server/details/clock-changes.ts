import { v7 as newId } from 'uuid';
import { addDays } from '#contract';
import { changeLimits, countChange } from '#patrols/server/schedule/service.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { PrivacyClock, type PrivacyPatch } from '#privacy/contract';
import { afterNotice, type Clocks, comingOf, keptDaysOf, localDate } from './due.ts';
import { mailShortened } from './mails/queue.ts';
import { deleteShortening, insertChange, lockClocks, putShortening, updateClocks } from './store.ts';

/** What is chosen for one clock, and what it keeps on this local day. */
interface Choice {
  clock: PrivacyClock;
  given: number;
  present: number;
}

/**
 * Sets the days of clocks. More count now, and from the next local day on one that has begun takes by them. Fewer count after the days of
 * notice, of which all admins are mailed; until then the present number withdraws them (product 22.25).
 */
export async function changeClocks(tx: Transaction, actor: Member, patch: PrivacyPatch, now: string) {
  const { organizationId, personId: by } = actor;
  const clocks = await lockClocks(tx, organizationId);
  const date = localDate(clocks, now);
  const shortened: PrivacyClock[] = [];
  for (const clock of PrivacyClock.options) {
    const given = patch[clock];
    const present = keptDaysOf(clocks, clock, date);
    const formerDays = comingOf(clocks, clock, date)?.days ?? present;
    if (given === undefined || given === formerDays) continue;
    await insertChange(tx, organizationId, { id: newId(), clock, formerDays, days: given, when: now, by });
    if (given < present) shortened.push(clock);
    await choose(tx, clocks, { clock, given, present }, { now, by });
  }
  if (shortened.length === 0) return;
  await countChange({ tx, organizationId, now }, changeLimits.keepingLess, by);
  await mailShortened(tx, organizationId, { shortened, now });
}

async function choose(
  tx: Transaction,
  clocks: Clocks,
  { clock, given, present }: Choice,
  { now, by }: { now: string; by: string },
): Promise<void> {
  const { organizationId, days, begins } = clocks;
  const tomorrow = addDays(localDate(clocks, now), 1);
  const begun = begins[clock];
  if (given > present && begun !== undefined && begun < tomorrow) begins[clock] = tomorrow;
  days[clock] = Math.max(given, present);
  await updateClocks(tx, organizationId, { days, begins });
  if (given < present) {
    const counts = afterNotice(clocks, now);
    await putShortening(tx, organizationId, clock, { days: given, chosen: now, chosenBy: by, counts });
  } else await deleteShortening(tx, organizationId, clock);
}
