/** Roles a person can hold (product 2.1). `sa` is the platform's super administrator and belongs to no organization. */
export const roles = ['sa', 'admin', 'watcher', 'summary-recipient', 'patroller'] as const;
type AnyRole = (typeof roles)[number];

/** Roles an admin may grant. Nobody grants `sa` through the API. */
export const memberRoles = ['admin', 'watcher', 'summary-recipient', 'patroller'] as const;

/** Those who watch over the organization's people and patrols, and may reach everybody. */
export const watcherRoles = ['admin', 'watcher'] as const;

/** Those who read what all patrols did. */
export const readerRoles = [...watcherRoles, 'summary-recipient'] as const;

/** Whether somebody holds any of some roles. */
export function holdsAny(held: readonly AnyRole[], wanted: readonly AnyRole[]): boolean {
  return held.some((role) => wanted.includes(role));
}
