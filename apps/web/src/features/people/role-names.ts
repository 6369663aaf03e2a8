import { memberRoles, type Role } from '@patrolbook/contract';

/** What the roles are called on the screen. */
export const roleNames: Record<Role, string> = {
  sa: 'Super Administrator',
  admin: 'Admin',
  watcher: 'Watcher',
  'summary-recipient': 'Summary Recipient',
  patroller: 'Patroller',
};

/** Those that an admin may give. */
export const roleChoices = memberRoles.map((role) => ({ value: role, label: roleNames[role] }));
