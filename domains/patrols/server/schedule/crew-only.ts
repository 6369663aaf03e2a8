import { isCrewMember, type Patrol } from '#patrols/contract';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { type LockedPatrol, readPatrol } from './change.ts';
import { notOnCrewError } from './refusals.ts';

/** Returns a locked patrol with its crew. Throws 403 unless the actor is a patroller on it. */
export async function readForCrew(
  { tx, organizationId, patrol }: LockedPatrol,
  actor: Member,
): Promise<Patrol> {
  const whole = await readPatrol(tx, organizationId, patrol._id);
  if (!isCrewMember(whole, actor)) throw notOnCrewError();
  return whole;
}
