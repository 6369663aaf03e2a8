// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, today } from '#contract';
import type { Availability } from '#planning/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { MyAvailabilityPage } from './pages/MyAvailabilityPage.tsx';

const said: Availability = {
  periods: [{ kind: 'cannot', from: '2026-12-20', until: null, weekdays: [1, 7] }],
  patrolsAMonth: 2,
};
const path = '/my/availability';

async function showAvailability(answer: unknown = said) {
  answerCalls({ [path]: answer });
  const shown = showPage(<MyAvailabilityPage />, { profile: { roles: ['patroller'] } });
  await screen.findByRole('button', { name: 'Save' });
  return shown;
}

const period = (number: number) => within(screen.getByRole('group', { name: `Period ${number}` }));

it('a patroller says when they cannot go and how often they wish to [6.19, 6.22]', async () => {
  const { user } = await showAvailability();
  const first = period(1);
  expect(first.getByRole('radio', { name: 'Cannot' })).toHaveProperty('checked', true);
  const pressed = () => first.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Mon', 'Sun']);

  await user.click(first.getByRole('radio', { name: 'Would rather not' }));
  await user.click(first.getByRole('button', { name: 'Sun' }));
  await user.click(first.getByRole('button', { name: 'Fri' }));
  await user.selectOptions(screen.getByLabelText('Patrols a month'), '4');
  await user.click(screen.getByRole('button', { name: 'Add Time Away' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const from = today(new Date().toISOString(), 'Pacific/Auckland');
  const away = { kind: 'cannot', from, until: addDays(from, 6), weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const changed = { kind: 'rather-not', from: '2026-12-20', until: null, weekdays: [1, 5] };
  await waitFor(() =>
    expect(sentChanges()).toEqual([[`PATCH ${path}`, { periods: [changed, away], patrolsAMonth: 4 }]]),
  );
});

it('each field says what is wrong with it, and nothing is lost', async () => {
  const { user } = await showAvailability({ periods: [], patrolsAMonth: null });
  await user.click(screen.getByRole('button', { name: 'Add Weekdays' }));
  const added = period(1);
  await user.click(added.getByRole('button', { pressed: true }));
  await user.clear(added.getByLabelText('From'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(added.getAllByText('Must have a value')).toHaveLength(2);
  expect(period(1).queryByRole('button', { pressed: true })).toBeNull();
  expect(sentChanges()).toEqual([]);
});

it('a period is removed', async () => {
  const { user } = await showAvailability();
  await user.click(period(1).getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('Nothing stands in the way of any day.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentChanges()).toEqual([[`PATCH ${path}`, { periods: [], patrolsAMonth: 2 }]]));
});
