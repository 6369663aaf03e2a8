import { type MemberRole, memberRoles } from '#contract';
import { roleNames } from '#people/contract';

/** What groups call those who go on patrol. A coordinator is left out: who may change everything is said by an admin. */
const patrollers = ['volunteer', 'member', 'patrolmember'];

/** Returns the role of this name, in any case and with or without blanks. */
export function roleOf(name: string): MemberRole | undefined {
  const letters = lettersOf(name);
  if (patrollers.includes(letters)) return 'patroller';
  if (letters === 'administrator') return 'admin';
  return memberRoles.find((role) => lettersOf(roleNames[role]) === letters);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}
