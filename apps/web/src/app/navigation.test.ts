import type { Role } from '@patrolbook/contract';
import { expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const four = ['Scheduled Patrols', 'Past Patrols', 'Activity Map', 'My Profile', 'Security'];

function labels(roles: Role[], exists: (path: string) => boolean = () => true) {
  return navigationFor(roles, exists).flatMap((group) => group.map((item) => item.label));
}

it.each<[Role, string[]]>([
  ['sa', ['Organizations', 'Security']],
  ['patroller', ['My Roster', ...four]],
  ['watcher', ['People', ...four]],
  ['summary-recipient', four],
  ['admin', ['People', 'My Organization', ...four]],
])('%s sees what the table of specification 2 says', (role, expected) => {
  expect(labels([role]).toSorted()).toEqual(expected.toSorted());
});

it('shows each item once to someone of several roles', () => {
  expect(labels(['admin', 'patroller'])).toHaveLength(8);
});

it('leaves out pages that are not there, and groups with nothing in them', () => {
  expect(navigationFor(['admin'], (path) => path === '/people')).toHaveLength(1);
});
