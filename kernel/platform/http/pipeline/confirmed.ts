import type { ConfirmedPart, Route } from '#contract';
import { after, minute, stillLasts } from '../../clock.ts';
import { isActor, type LinkHolder, type SignedInActor } from './actor.ts';
import { confirmationRequired } from './app-error.ts';

/** For how long a session counts as confirmed, in milliseconds. */
const confirmedFor = 10 * minute;

/** Throws 403 `confirmation_required` if the call can do harm and the session was not confirmed lately (product 9.22). */
export function refuseUnconfirmed(
  { confirmed }: Route,
  body: unknown,
  caller: SignedInActor | LinkHolder | undefined,
  now: string,
): void {
  if (!confirmed || !caller || !isActor(caller)) return;
  if (confirmed !== true && !isPart(confirmed, body)) return;
  if (caller.confirmed === null || !stillLasts(after(caller.confirmed, confirmedFor), confirmedFor, now))
    throw confirmationRequired();
}

/** Judges the body as it was sent; what is unclear in it counts as what can do harm. */
function isPart(part: ConfirmedPart, body: unknown): boolean {
  if (!('unless' in part)) return part.some((field) => fieldOf(body, field) !== undefined);
  const { field, kind } = part.unless;
  return fieldOf(fieldOf(body, field), 'kind') !== kind;
}

function fieldOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.entries(body).find(([name]) => name === field)?.[1]
    : undefined;
}
