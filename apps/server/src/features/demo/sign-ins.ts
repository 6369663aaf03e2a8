import { type Role, roles } from '@patrolbook/contract';
import { password } from './people.ts';

const roleWords: Record<Role, string> = {
  sa: 'super administrator',
  admin: 'admin',
  watcher: 'watcher',
  'summary-recipient': 'summary recipient',
  patroller: 'patroller',
};

/** Tells who can sign in: of those with the same roles the first. None if nobody has kept the password. */
export function signInLines(people: readonly { email: string; roles: readonly Role[] }[]): string[] {
  const byRoles = new Map<string, string>();
  for (const person of people) {
    const words = wordsOf(person.roles);
    if (!byRoles.has(words)) byRoles.set(words, person.email);
  }
  if (byRoles.size === 0) return [];
  const width = Math.max(...[...byRoles.values()].map((email) => email.length));
  return [
    `This is a demonstration. Sign in with the password ${password} as`,
    ...[...byRoles].map(([words, email]) => `  ${email.padEnd(width)}  ${words}`),
  ];
}

function wordsOf(held: readonly Role[]): string {
  return roles
    .filter((role) => held.includes(role))
    .map((role) => roleWords[role])
    .join(', ');
}
