import { v7 as newId } from 'uuid';
import type { LockedPatrol } from '#patrols/server/schedule/service.ts';
import { acceptUnanswered, insertAnswer } from '../../store.ts';

/**
 * Notes that these people of the crew, or all of it, have come: who had not answered has accepted by it (product 6.14).
 * Nobody is mailed.
 */
export async function notePresence(
  { tx, organizationId, patrol, now: when }: LockedPatrol,
  by: string,
  personIds?: readonly string[],
): Promise<void> {
  const accepted = await acceptUnanswered(tx, organizationId, patrol._id, { when, by }, personIds);
  for (const { id: assignmentId } of accepted)
    await insertAnswer(tx, organizationId, { id: newId(), assignmentId, answer: 'accepted', when, by });
}
