// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { type Role, roles } from '#contract';
import { itemsByRole } from './navigation.fixture.ts';
import { navigationFor } from './navigation.ts';
import { theRouter } from './router.ts';

const itemsFor = (held: Role[]) =>
  navigationFor(held, (path) => theRouter().routesByPath[path].options.staticData ?? {});

function labels(held: Role[]) {
  return itemsFor(held).flatMap((group) => group.map((item) => item.label));
}

it.each(roles)('%s sees the items of product 14.2', (role) => {
  expect(labels([role]).sort()).toEqual([...itemsByRole[role]].sort());
});

it('shows each item once to a person with several roles', () => {
  const either = new Set([...itemsByRole.admin, ...itemsByRole.patroller]);
  expect(labels(['admin', 'patroller']).sort()).toEqual([...either].sort());
});

it('shows to whoever lacks the second step that they need only what opens without it [9.25]', () => {
  const late = (held: Role[]) =>
    navigationFor(held, (path) => theRouter().routesByPath[path].options.staticData ?? {}, true)
      .flat()
      .map(({ label }) => label);
  expect(late(['patroller'])).toEqual(['My Roster', 'Security']);
  expect(late([])).toEqual(['Security']);
});

it('omits empty groups', () => {
  expect(itemsFor(['sa'])).toHaveLength(2);
});
