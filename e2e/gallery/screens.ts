import type { Role } from '@patrolbook/contract';
import type { World } from './world.ts';

/** A page of the product as its route has it (specification 2). */
export interface Screen {
  /** Of its pictures. */
  name: string;
  path: string;
  /** Who opens it; everybody else finds Not Found there. */
  roles: readonly Role[];
  /** Its level-one heading. */
  title: string | RegExp;
  /** What is seen once its content is there. */
  shows: string | RegExp;
  /** What it reads, and what its error card says when that fails. */
  reads?: { call: string; unable: string };
  /** What is seen where there are none. */
  empty?: string;
}

const members = ['admin', 'watcher', 'summary-recipient', 'patroller'] as const;
const everybody = ['sa', ...members] as const;

/** Every route of those who are signed in, with the demonstration as its content. */
export function screens({ demonstration, organizationId }: World): Screen[] {
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
      reads: { call: '/my/sessions', unable: 'Unable to load sessions' },
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
      shows: 'Log On by Phone',
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
      name: 'incidents',
      path: '/incidents',
      roles: members,
      title: 'Incidents',
      shows: 'Incidents Stand with Their Patrols',
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

/** The first page is another one for each kind of person. */
const homes: Screen[] = [
  {
    name: 'organizations',
    path: '/',
    roles: ['sa'],
    title: 'Organizations',
    shows: 'Albany Community Patrol',
    reads: { call: '/organizations', unable: 'Unable to load organizations' },
  },
  {
    name: 'my-roster',
    path: '/',
    roles: ['patroller'],
    title: 'My Roster',
    shows: /^1–12 of/,
    reads: { call: '/my/patrols', unable: 'Unable to load recent patrols' },
    empty: 'You have no future patrols scheduled',
  },
  {
    name: 'home-profile',
    path: '/',
    roles: ['admin', 'watcher', 'summary-recipient'],
    title: 'My Profile',
    shows: 'Phone',
  },
];

const lists: Screen[] = [
  {
    name: 'patrols-scheduled',
    path: '/patrols/scheduled',
    roles: members,
    title: 'Scheduled Patrols',
    shows: 'Christmas parade',
    reads: { call: '/patrols', unable: 'Unable to load patrols' },
    empty: 'Currently there are non future patrols scheduled.',
  },
  {
    name: 'patrols-past',
    path: '/patrols/past',
    roles: members,
    title: 'Past Patrols',
    shows: /^1–12 of/,
    reads: { call: '/patrols', unable: 'Unable to load patrols' },
    empty: 'No patrols were found in the past.',
  },
  {
    name: 'people',
    path: '/people',
    roles: ['admin', 'watcher'],
    title: 'People',
    shows: 'Aroha TAMIHANA',
    reads: { call: '/persons', unable: 'Unable to load people' },
  },
];
