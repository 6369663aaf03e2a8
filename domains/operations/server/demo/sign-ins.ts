import { type Role, roles } from '#contract';
import { password } from './people.ts';

const roleNames: Record<Role, string> = {
  sa: 'super administrator',
  admin: 'admin',
  watcher: 'watcher',
  'summary-recipient': 'summary recipient',
  patroller: 'patroller',
};

/** Returns lines that name the first person of each set of roles; no lines if nobody has kept the password. */
export function signInLines(people: readonly { email: string | null; roles: readonly Role[] }[]): string[] {
  const byRoles = new Map<string, string>();
  for (const { email, roles: held } of people) {
    const names = namesOf(held);
    if (email !== null && !byRoles.has(names)) byRoles.set(names, email);
  }
  if (byRoles.size === 0) return [];
  const width = Math.max(...[...byRoles.values()].map((email) => email.length));
  return [
    `This is a demonstration. Sign in with the password ${password} as`,
    ...[...byRoles].map(([names, email]) => `  ${email.padEnd(width)}  ${names}`),
    'Its mails are not sent: they are written to files.',
  ];
}

function namesOf(held: readonly Role[]): string {
  return roles
    .filter((role) => held.includes(role))
    .map((role) => roleNames[role])
    .join(', ');
}
