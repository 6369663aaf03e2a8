import { v7 as newId } from 'uuid';
import { changeLimits, countChange } from '#patrols/server/schedule/service.ts';
import { after, hour } from '#platform/clock.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { erasureHours } from '#privacy/contract';
import { mailErasure } from '../mails/queue.ts';
import { insertErasure } from './store.ts';

/** Whose details are erased, or of which incidents. */
interface Subject {
  personId: string | null;
  incidents: string[];
}

/** Lets something be erased a day later, of which all admins are mailed (product 22.27). Throws 429 for who does so too often. */
export async function chooseErasure(
  tx: Transaction,
  { organizationId, personId: chosenBy }: Member,
  { personId, incidents }: Subject,
  now: string,
): Promise<void> {
  await countChange({ tx, organizationId, now }, changeLimits.keepingLess, chosenBy);
  const due = after(now, erasureHours * hour);
  const row = { organizationId, id: newId(), personId, incidents, chosen: now, chosenBy, due };
  await insertErasure(tx, row);
  await mailErasure(tx, row, now);
  await announceChange(tx, organizationId, { type: 'organization', _id: organizationId });
}
