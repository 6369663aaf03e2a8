import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, LinkPurpose, Role, Route } from '#contract';
import type { Transaction } from '../../database/connect.ts';

/** The signed-in person who makes a request, with their current roles (product 9.6). */
export interface Actor {
  personId: string;
  sessionId: string;
  /** Null only for super administrators. */
  organizationId: string | null;
  roles: readonly Role[];
}

/** An actor with what is known of their session. */
export interface SignedInActor extends Actor {
  /** When they last showed that it is them who use it; null if they never have. */
  confirmed: string | null;
  /** Whether they had to set up a second step by now, and have not (product 9.25). */
  lacksSecondStep: boolean;
}

/** An actor who belongs to an organization. */
export interface Member extends Actor {
  organizationId: string;
}

/** The holder of a mailed link: the person it was mailed to, and its subject. */
export interface LinkHolder {
  tokenId: string;
  /** Null for the ECC. */
  personId: string | null;
  organizationId: string | null;
  assignmentId: string | null;
  eccNotificationId: string | null;
}

/** Returns what a caller presented: the id of a session or of a link. */
export function credentialOf(caller: Actor | LinkHolder): string {
  return isActor(caller) ? caller.sessionId : caller.tokenId;
}

export function isActor<A extends Actor>(caller: A | LinkHolder): caller is A {
  return 'sessionId' in caller;
}

/** Verifies credentials; implemented by the auth feature. */
export interface Authenticator {
  /**
   * Returns null if the request's token is missing, forged, expired or revoked, or if its person has finished.
   * Sets new cookies on the reply if the person's roles have changed since the token was issued.
   */
  actorOf(request: FastifyRequest, reply: FastifyReply): Promise<SignedInActor | null>;
  /**
   * Reads the actor again without the request, because a stream outlives its token. Returns null if the session
   * has ended.
   */
  currentActor(actor: Actor): Promise<Actor | null>;
  /** Returns null if the token is not valid for this purpose, or is expired, used or voided. */
  holderOf(linkToken: string, purpose: LinkPurpose): Promise<LinkHolder | null>;
  /**
   * Reads the actor again in the transaction of a writing call, and keeps the session, the person and their
   * roles as they are until it ends. Returns null if the session has ended meanwhile.
   */
  lockActor(tx: Transaction, actor: Actor): Promise<SignedInActor | null>;
  /** Does the same for the holder of a link. Returns null if the link has been used or voided meanwhile. */
  lockHolder(tx: Transaction, holder: LinkHolder, purpose: LinkPurpose): Promise<LinkHolder | null>;
}

type SessionActor<R> = R extends readonly (infer Allowed)[] ? ('sa' extends Allowed ? Actor : Member) : never;

/** The type of a route's caller, by the access it declares. */
export type ActorOf<R extends Route> = CallerOf<R['access']>;
type CallerOf<A extends Access> = A extends { by: 'session'; roles: infer R }
  ? SessionActor<R>
  : A extends { by: 'link' }
    ? LinkHolder
    : undefined;
