import { type MemberRole, memberRoles, roleNames } from '@patrolbook/contract';

/** Returns the role of this name, in any case and with or without blanks. */
export function roleOf(name: string): MemberRole | undefined {
  return memberRoles.find((role) => lettersOf(roleNames[role]) === lettersOf(name));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
