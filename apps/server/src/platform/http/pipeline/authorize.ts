import type { Access } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Authenticator, LinkHolder } from './actor.ts';
import { forbidden, unauthorized } from './app-error.ts';

/**
 * Returns the caller if the request may use a route with this access; throws 401 or 403 otherwise. It runs before the body
 * is read, so that an unauthorized body is never parsed.
 */
export async function authorize(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  authenticator: Authenticator,
): Promise<Actor | LinkHolder | undefined> {
  switch (access.by) {
    case 'anyone':
      return undefined;
    case 'link':
      return authorizeLinkHolder(request, access, authenticator);
    case 'session':
      return authorizeActor(request, reply, access, authenticator);
  }
}

async function authorizeActor(
  request: FastifyRequest,
  reply: FastifyReply,
  access: Extract<Access, { by: 'session' }>,
  authenticator: Authenticator,
): Promise<Actor> {
  const actor = await authenticator.actorOf(request, reply);
  if (!actor) throw unauthorized();
  const hasPlace = actor.roles.includes('sa') || actor.organizationId !== null;
  if (!hasPlace || !actor.roles.some((role) => access.roles.includes(role))) throw forbidden();
  return actor;
}

async function authorizeLinkHolder(
  request: FastifyRequest,
  access: Extract<Access, { by: 'link' }>,
  authenticator: Authenticator,
): Promise<LinkHolder> {
  const token = bearerOf(request);
  if (!token) throw unauthorized('No token provided.');
  const holder = await authenticator.holderOf(token, access.purpose);
  if (!holder) throw unauthorized('Sorry, your invitation has expired.');
  return holder;
}

/** Returns the token of an `Authorization: Bearer` header (RFC 6750). */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}
