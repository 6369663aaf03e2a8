import { homes, lists } from './list-screens.ts';
import { everybody, members, type Screen } from './screen.ts';
import type { SeedData } from './seed-data.ts';

/** Returns every route with a session, with the demonstration as its content. */
export function screens({ demonstration, organizationId }: SeedData): Screen[] {
  const { patrol, person } = demonstration;
  return [
    ...homes,
    ...lists,
    {
      name: 'organization-new',
      path: '/organization/new',
      roles: ['sa'],
      title: 'Create an Organization',
      shows: 'Police call sign',
    },
    {
      name: 'organization',
      path: `/organization/${organizationId}`,
      roles: ['sa'],
      title: 'Botany Community Patrol',
      shows: 'Patrol meetup instructions',
      reads: { call: `/organization/${organizationId}`, unable: 'Unable to load organization' },
    },
    {
      name: 'my-organization',
      path: '/organization',
      roles: ['admin'],
      title: 'My Organization',
      shows: 'Patrol meetup instructions',
    },
    {
      name: 'organization-without-id',
      path: '/organization',
      roles: ['sa'],
      title: 'My Organization',
      shows: 'Invalid URL',
    },
    { name: 'profile', path: '/profile', roles: members, title: 'My Profile', shows: 'Phone' },
    {
      name: 'security',
      path: '/security',
      roles: everybody,
      title: 'Security',
      shows: 'This device',
      reads: { call: '/my/sessions', unable: 'Unable to load current sessions' },
    },
    { name: 'patrol-new', path: '/patrol/new', roles: ['admin'], title: 'New Patrol', shows: 'Start time' },
    {
      name: 'patrol',
      path: `/patrol/${patrol}`,
      roles: members,
      title: /^Regular patrol, /,
      shows: 'Const. Matt Reihana',
      reads: { call: `/patrol/${patrol}`, unable: 'Unable to load the patrol' },
    },
    {
      name: 'patrol-edit',
      path: `/patrol/${patrol}/edit`,
      roles: ['admin'],
      title: 'Edit Patrol',
      shows: 'Start time',
      reads: { call: `/patrol/${patrol}`, unable: 'Unable to load the patrol' },
    },
    {
      name: 'patrol-edit-without-id',
      path: '/patrol/edit',
      roles: ['admin'],
      title: 'Edit Patrol',
      shows: 'Invalid URL',
    },
    {
      name: 'ecc-log-on',
      path: `/patrol/${patrol}/ecc-log-on`,
      roles: ['patroller'],
      title: 'ECC LogOn',
      shows: /You can log on from|Your Details Tonight/,
      reads: { call: `/patrol/${patrol}`, unable: 'Unable to load the patrol' },
    },
    {
      name: 'record',
      path: `/patrol/${patrol}/record`,
      roles: ['patroller'],
      title: 'Record Patrol',
      shows: 'Record on Paper',
      reads: { call: `/patrol/${patrol}`, unable: 'Unable to load the patrol' },
    },
    {
      name: 'activity-map',
      path: '/activity-map',
      roles: members,
      title: 'Activity Map',
      shows: 'No Map Yet',
    },
    { name: 'patrol-without-id', path: '/patrol', roles: members, title: 'Patrol', shows: 'Invalid URL' },
    { name: 'person-new', path: '/person/new', roles: ['admin'], title: 'New Person', shows: 'Last name' },
    {
      name: 'person',
      path: `/person/${person}`,
      roles: ['admin', 'watcher'],
      title: 'Person',
      shows: '021 555 0118',
      reads: { call: `/person/${person}`, unable: 'Unable to load person' },
    },
    {
      name: 'person-edit',
      path: `/person/${person}/edit`,
      roles: ['admin'],
      title: 'Edit Person',
      shows: 'Last name',
      reads: { call: `/person/${person}`, unable: 'Unable to load person' },
    },
    {
      name: 'person-without-id',
      path: '/person',
      roles: ['admin', 'watcher'],
      title: 'Person',
      shows: 'Invalid URL',
    },
    {
      name: 'not-found',
      path: '/nowhere',
      roles: everybody,
      title: 'Not Found',
      shows: 'Nothing is written on this page.',
    },
  ];
}
