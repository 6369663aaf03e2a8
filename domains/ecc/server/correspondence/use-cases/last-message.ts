import { z } from 'zod';
import type { Patrol } from '#patrols/contract';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { listWaiting } from '#platform/mail/store.ts';
import { eccMessages } from '../mails/ecc-message.tsx';

type Times = Pick<Patrol, 'when' | 'hours'>;

/**
 * The times that a queued message keeps for the ECC's last knowledge. A message that an earlier version queued
 * keeps none.
 */
const LastMessage = z.object({ formerWhen: z.string(), formerHours: z.coerce.number() });

/**
 * Returns the times that the ECC was last told before a queued message of this kind, which is about to be
 * replaced and never sent (product 11.23). `former` are the times before the present change.
 */
export async function findLastMessage(
  { tx, organizationId, patrol }: LockedPatrol,
  kind: 'move' | 'extension',
  former: Times,
): Promise<Times> {
  const waiting = await listWaiting(tx, organizationId, {
    patrolId: patrol._id,
    kind: eccMessages[kind].kind,
  });
  const { data } = LastMessage.safeParse(waiting[0]);
  return data
    ? { when: data.formerWhen, hours: data.formerHours }
    : { when: former.when, hours: former.hours };
}

/** Returns the times as a queued message keeps them. */
export function keptTimes({ when, hours }: Times): Record<string, string> {
  return { formerWhen: when, formerHours: String(hours) };
}
