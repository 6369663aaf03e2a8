import { memberRoles, roleNames } from '@patrolbook/contract';

/** The roles that an admin may grant. */
export const roleChoices = memberRoles.map((role) => ({ value: role, label: roleNames[role] }));
