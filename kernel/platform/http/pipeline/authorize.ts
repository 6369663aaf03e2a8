import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Route } from '#contract';
import type { Transaction } from '../../database/connect.ts';
import { type Authenticator, isActor, type LinkHolder, type SignedInActor } from './actor.ts';
import { forbidden, secondStepRequiredError, unauthorized } from './app-error.ts';

/**
 * Returns the caller if the request may use a route with this access; throws 401 or 403 otherwise. It runs before the body
 * is read, so that an unauthorized body is never parsed.
 */
export async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  authenticator: Authenticator,
): Promise<SignedInActor | LinkHolder | undefined> {
  const { access } = route;
  switch (access.by) {
    case 'anyone':
      return undefined;
    case 'link':
      return authorizeLinkHolder(request, access, authenticator);
    case 'session':
      return asLeft(await authorizeActor(request, reply, access, authenticator), route);
  }
}

/**
 * Judges a caller again in the transaction of a writing call, and returns them as they are now. A call that
 * would end their access waits for the transaction. Throws 401 or 403.
 */
export async function reauthorize(
  tx: Transaction,
  caller: SignedInActor | LinkHolder,
  route: Route,
  authenticator: Authenticator,
): Promise<SignedInActor | LinkHolder> {
  const { access } = route;
  if (isActor(caller) && access.by === 'session')
    return asLeft(permitted(await authenticator.lockActor(tx, caller), access), route);
  if (!isActor(caller) && access.by === 'link')
    return known(await authenticator.lockHolder(tx, caller, access.purpose), access);
  throw new Error('a caller was let in by another access than the route declares');
}

type SessionAccess = Extract<Access, { by: 'session' }>;
type LinkAccess = Extract<Access, { by: 'link' }>;

async function authorizeActor(
  request: FastifyRequest,
  reply: FastifyReply,
  access: SessionAccess,
  authenticator: Authenticator,
): Promise<SignedInActor> {
  const actor = await authenticator.actorOf(request, reply);
  request.caller = actor ?? undefined; // the log names whoever is refused, too
  return permitted(actor, access);
}

function permitted(actor: SignedInActor | null, access: SessionAccess): SignedInActor {
  if (!actor) throw unauthorized();
  const hasPlace = actor.roles.includes('sa') || actor.organizationId !== null;
  if (!hasPlace || !actor.roles.some((role) => access.roles.includes(role))) throw forbidden();
  return actor;
}

/**
 * Returns what is left of a caller who has not set up the second step that they need (product 9.25): on routes for patrollers, a patroller.
 * Throws 403 `second_step_required`.
 */
function asLeft(actor: SignedInActor, { withoutSecondStep }: Route): SignedInActor {
  if (!actor.lacksSecondStep || withoutSecondStep === 'everybody') return actor;
  if (withoutSecondStep !== 'patrollers' || !actor.roles.includes('patroller'))
    throw secondStepRequiredError();
  return { ...actor, roles: ['patroller'] };
}

async function authorizeLinkHolder(
  request: FastifyRequest,
  access: LinkAccess,
  authenticator: Authenticator,
): Promise<LinkHolder> {
  const token = bearerOf(request);
  if (!token) throw unauthorized('No token provided.');
  return known(await authenticator.holderOf(token, access.purpose), access);
}

function known(holder: LinkHolder | null, { purpose }: LinkAccess): LinkHolder {
  const isInvitation = purpose === 'assignment' || purpose === 'assignments' || purpose === 'offers';
  const what = isInvitation ? 'your invitation' : 'this link';
  if (!holder) throw unauthorized(`Sorry, ${what} has expired.`);
  return holder;
}

/** Returns the token of an `Authorization: Bearer` header (RFC 6750). */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}
