import type { Access } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Gatekeeper, LinkHolder } from './actor.ts';
import { forbidden, unauthorized } from './app-error.ts';

/**
 * Lets a request through to a route of this access, or throws 401 or 403. Runs before the body is read, so that a stranger
 * can send neither much nor anything that is looked at.
 */
export async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  gatekeeper: Gatekeeper,
): Promise<Actor | LinkHolder | undefined> {
  switch (access.by) {
    case 'anyone':
      return undefined;
    case 'link':
      return admitHolder(request, access, gatekeeper);
    case 'session':
      return admitActor(request, reply, access, gatekeeper);
  }
}

async function admitActor(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Extract<Access, { by: 'session' }>,
  gatekeeper: Gatekeeper,
): Promise<Actor> {
  const actor = await gatekeeper.actorOf(request, reply);
  if (!actor) throw unauthorized();
  const inPlace = actor.roles.includes('sa') || actor.organizationId !== null;
  if (!inPlace || !actor.roles.some((role) => access.roles.includes(role))) throw forbidden();
  return actor;
}

async function admitHolder(
  request: FastifyRequest,
  access: Extract<Access, { by: 'link' }>,
  gatekeeper: Gatekeeper,
): Promise<LinkHolder> {
  const token = bearerOf(request);
  if (!token) throw unauthorized('No token provided.');
  const holder = await gatekeeper.holderOf(token, access.purpose);
  if (!holder) throw unauthorized('Sorry, your invitation has expired.');
  return holder;
}

/** The token of an `Authorization: Bearer` header (RFC 6750). */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}
