import { memberRoles } from '#contract';
import { roleNames } from '#people/contract';

/** The roles that an admin may grant. */
export const roleChoices = memberRoles.map((role) => ({ value: role, label: roleNames[role] }));
