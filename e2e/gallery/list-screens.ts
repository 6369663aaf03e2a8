import { addDays, toLocal } from '#contract';
import { members, type Screen } from './screen.ts';

/** The month before the present one, as the address of its report has it: the demonstration's last whole month. */
const lastMonth = (() => {
  const today = toLocal(new Date().toISOString(), 'Pacific/Auckland').date;
  return addDays(`${today.slice(0, 7)}-01`, -1)
    .slice(0, 7)
    .replace('-', '/');
})();

/** The start page, which depends on the role. */
export const homes: Screen[] = [
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
    name: 'home-to-do',
    path: '/',
    roles: ['admin'],
    title: 'What Needs Doing',
    shows: 'To Do',
    reads: { call: '/to-do', unable: 'Unable to load what needs doing' },
  },
  {
    name: 'home-profile',
    path: '/',
    roles: ['watcher', 'summary-recipient'],
    title: 'My Profile',
    shows: 'Phone',
  },
];

/** The lists, with what they show when they are empty. */
export const lists: Screen[] = [
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
    name: 'patrols-out',
    path: '/patrols/out',
    roles: ['admin', 'watcher'],
    title: 'Out Now',
    shows: /^As of/,
    reads: { call: '/patrols/out', unable: 'Unable to load who is out' },
    empty: 'Nobody Is Out',
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
    name: 'incidents',
    path: '/incidents',
    roles: members,
    title: 'Incidents',
    shows: /^1–12 of/,
    reads: { call: '/incidents', unable: 'Unable to load incidents' },
    empty: 'What a patrol records while it is out is listed here.',
  },
  {
    name: 'month',
    path: '/patrols/month',
    roles: ['admin', 'watcher'],
    title: /^Month, \w+ \d{4}$/,
    shows: 'Priya NAIDOO',
    reads: { call: '/patrols', unable: 'Unable to load the month' },
    empty: 'No patrols in this month',
  },
  {
    name: 'fill',
    path: '/patrols/fill',
    roles: ['admin'],
    title: /^Fill, \w+ \d{4}$/,
    shows: 'Hours of rest',
    reads: { call: '/patrols', unable: 'Unable to load the month' },
    empty: 'No draft that is ahead wants more people.',
  },
  {
    name: 'roster-print',
    path: '/patrols/print?whole=true', // on the last of a month nothing may be to come
    roles: members,
    title: /^Roster, \w+ \d{4}$/,
    shows: 'Priya NAIDOO',
    reads: { call: '/patrols', unable: 'Unable to load the roster' },
    empty: 'No patrols in this month',
  },
  {
    name: 'report',
    path: `/report/${lastMonth}`,
    roles: ['admin', 'watcher', 'summary-recipient'],
    title: /^Report, \w+ \d{4}$/,
    shows: 'Patrols run',
    reads: { call: `/report/${lastMonth}`, unable: 'Unable to load the report' },
    empty: 'No patrols in this month',
  },
  {
    name: 'people',
    path: '/people',
    roles: ['admin', 'watcher'],
    title: 'People',
    shows: 'Aroha TAMIHANA',
    reads: { call: '/persons', unable: 'Unable to load people' },
  },
  {
    name: 'messages',
    path: '/messages',
    roles: ['admin'],
    title: 'Messages',
    shows: 'No Messages Yet',
    reads: { call: '/messages', unable: 'Unable to load messages' },
  },
  {
    name: 'recorded-people',
    path: '/organization/recorded',
    roles: ['admin'],
    title: 'Recorded People',
    shows: 'Whom Do You Look For?',
    reads: { call: '/recorded-people', unable: 'Unable to load recorded people' },
  },
  {
    name: 'join-requests',
    path: '/people/requests',
    roles: ['admin'],
    title: 'Requests to Join',
    shows: 'Sina LEOTA',
    reads: { call: '/join-requests', unable: 'Unable to load requests to join' },
    empty: 'Nobody Asks to Join',
  },
];
