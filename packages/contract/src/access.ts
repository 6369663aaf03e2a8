import { z } from './zod.ts';

/** Roles a person can hold (specification 1). `sa` is the platform's super administrator and belongs to no organization. */
export const roles = ['sa', 'admin', 'watcher', 'summary-recipient', 'patroller'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** Roles an admin may give to a person of the organization: nobody grants `sa` through the API. */
export const memberRoles = ['admin', 'watcher', 'summary-recipient', 'patroller'] as const;
export const MemberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof MemberRole>;

/** What a mailed link entitles its holder to. */
export const linkPurposes = ['set-password', 'assignment'] as const;
export const LinkPurpose = z.enum(linkPurposes);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/**
 * Who may call a route. Every route declares one; the session gate enforces it before the request is read further.
 * `session` wants one of the roles, `link` a bearer link token of the purpose.
 */
export type Access =
  | { readonly by: 'anyone' }
  | { readonly by: 'session'; readonly roles: readonly Role[] }
  | { readonly by: 'link'; readonly purpose: LinkPurpose };

export const anyone = { by: 'anyone' } as const satisfies Access;

/** A signed-in person with at least one of these roles. */
export function signedIn<const R extends readonly Role[]>(...allowed: R) {
  return { by: 'session', roles: allowed } as const satisfies Access;
}

/** Everybody who belongs to an organization. */
export const members = signedIn(...memberRoles);

/** Everybody who is signed in. */
export const everyone = signedIn(...roles);

/** The holder of a mailed link of this purpose, who sends it as a bearer token. */
export function linkHolder<const P extends LinkPurpose>(purpose: P) {
  return { by: 'link', purpose } as const satisfies Access;
}
