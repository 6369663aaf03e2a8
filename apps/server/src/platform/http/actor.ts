import type { Access, LinkPurpose, Role, Route } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The signed-in person behind a request, with the roles they hold at this moment. */
export interface Actor {
  personId: string;
  sessionId: string;
  /** Null for super administrators alone. */
  organizationId: string | null;
  roles: readonly Role[];
}

/** An actor who belongs to an organization. */
export interface Member extends Actor {
  organizationId: string;
}

/** The holder of a mailed link: whom it was mailed to, and what it is about. */
export interface LinkHolder {
  tokenId: string;
  personId: string;
  organizationId: string | null;
  assignmentId: string | null;
}

/** Turns credentials into an actor; the auth feature is one. */
export interface Gatekeeper {
  /**
   * Null when the request's token is missing, forged, expired, revoked, or its person has finished. Gives the reply fresh
   * cookies when the person's roles have changed since they were issued.
   */
  actorOf(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null>;
  /** Null when the token is not ours for this purpose, expired, used up or voided. */
  holderOf(linkToken: string, purpose: LinkPurpose): Promise<LinkHolder | null>;
}

type SessionActor<R> = R extends readonly (infer Allowed)[] ? ('sa' extends Allowed ? Actor : Member) : never;

/** Who calls a route, by the access it declares. */
export type ActorOf<R extends Route> = CallerOf<R['access']>;
type CallerOf<A extends Access> = A extends { by: 'session'; roles: infer R }
  ? SessionActor<R>
  : A extends { by: 'link' }
    ? LinkHolder
    : undefined;
