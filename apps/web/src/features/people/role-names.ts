import { memberRoles, type Role } from '@patrolbook/contract';

/** The names of the roles on the screen. */
export const roleNames: Record<Role, string> = {
  sa: 'Super Administrator',
  admin: 'Admin',
  watcher: 'Watcher',
  'summary-recipient': 'Summary Recipient',
  patroller: 'Patroller',
};

/** The roles that an admin may grant. */
export const roleChoices = memberRoles.map((role) => ({ value: role, label: roleNames[role] }));
