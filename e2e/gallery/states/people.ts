import type { SeedData } from '../seed-data.ts';
import { demonstration } from '../users.ts';
import type { State } from './state.ts';

/** Returns states of people and of what they choose, and of an organization that is archived. */
export function people({ users, withoutMail, archivedOrganization }: SeedData): State[] {
  const as = users.admin.email;
  return [
    {
      as: users.watcher.email,
      name: 'profile-mails',
      path: '/profile',
      shows: /^One mail a week/,
      act: (page) => page.getByRole('button', { name: 'Change Mails' }).click(),
    },
    {
      as,
      name: 'person-edit-watcher',
      path: `/person/${users.watcher.id}/edit`,
      shows: 'Mails to watchers',
    },
    { as, name: 'person-without-mail', path: `/person/${withoutMail}`, shows: 'No mail' },
    {
      as: demonstration.sa,
      name: 'organization-archived',
      path: `/organization/${archivedOrganization}`,
      shows: 'Restore',
    },
  ];
}
