import { memberRoles, roles } from './roles.ts';
import { z } from './zod.ts';

/** A role that a person can hold. */
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** A role that an admin may grant. */
export const MemberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof MemberRole>;

/** What a link entitles its holder to: a mailed one, or the address of a calendar, of a person's or of the organization's roster. */
export const linkPurposes = [
  'set-password',
  'assignment',
  'assignments',
  'offers',
  'ecc',
  'calendar',
  'join',
  'address-change',
  'notices',
  'summaries',
  'roster',
  'roster-with-names',
] as const;
export const LinkPurpose = z.enum(linkPurposes);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

/**
 * Who may call a route. Every route declares this, and the server enforces it before it reads the rest of the
 * request. `session` requires one of the roles, `link` a bearer link token with that purpose.
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

/** Everyone who belongs to an organization. */
export const members = signedIn(...memberRoles);

/** Everyone who is signed in. */
export const everyone = signedIn(...roles);

/** The holder of a mailed link with this purpose, sent as a bearer token. */
export function linkHolder<const P extends LinkPurpose>(purpose: P) {
  return { by: 'link', purpose } as const satisfies Access;
}
