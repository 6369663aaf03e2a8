import type { Route } from '@patrolbook/contract';
import { after, minute, stillLasts } from '../../clock.ts';
import { isActor, type LinkHolder, type SignedIn } from './actor.ts';
import { confirmationRequired } from './app-error.ts';

/** For how long a session counts as confirmed, in milliseconds. */
const confirmedFor = 10 * minute;

/** Throws 403 `confirmation_required` if the call can do harm and the session was not confirmed lately (product 9.22). */
export function refuseUnconfirmed(
  { confirmed }: Route,
  body: unknown,
  caller: SignedIn | LinkHolder | undefined,
  now: string,
): void {
  if (!confirmed || !caller || !isActor(caller)) return;
  if (confirmed !== true && !confirmed.some((field) => has(body, field))) return;
  if (caller.confirmed === null || !stillLasts(after(caller.confirmed, confirmedFor), confirmedFor, now))
    throw confirmationRequired();
}

function has(body: unknown, field: string): boolean {
  return typeof body === 'object' && body !== null && field in body;
}
