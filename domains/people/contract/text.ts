import type { Role } from '#contract';

/** The names of the roles, on the screen and in the file of people. */
export const roleNames: Record<Role, string> = {
  sa: 'Super Administrator',
  admin: 'Admin',
  watcher: 'Watcher',
  'summary-recipient': 'Summary Recipient',
  patroller: 'Patroller',
};

/** The headings of the file of people, which an import recognizes (product 4.24). */
export const peopleHeadings = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  idNumber: 'Patrol ID Number',
  roles: 'Roles',
} as const;
