// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { ScheduledPatrolsPage } from './ScheduledPatrolsPage.tsx';

/** 21:00 of the last day of January and of the first day of February 2027, in New Zealand. */
const items = ['2027-01-31T08:00:00.000Z', '2027-02-01T08:00:00.000Z', '2027-02-08T08:00:00.000Z'].map(
  (when, index) => ({ ...aPatrol({ when }), _id: `01920000-0000-7000-8000-00000000000${index}` }),
);

function showScheduled({ phone = false, address = '/' } = {}) {
  const called = answerCalls({
    '/patrols': { items, matches: items.length },
    '/persons': { items: [], matches: 0 },
  });
  const shown = showPage(<ScheduledPatrolsPage />, { phone, address, profile: { roles: ['watcher'] } });
  const asked = () => {
    const lists = called.filter(({ pathname }) => pathname.endsWith('/patrols'));
    return JSON.parse(lists.at(-1)?.searchParams.get('filter') ?? '{}');
  };
  return { ...shown, asked };
}

it.each([
  [false, 'rowheader'],
  [true, 'heading'],
])('each month has a heading, once (on a phone: %s) [7.16]', async (phone, role) => {
  showScheduled({ phone });
  await screen.findByRole(role, { name: 'January 2027' });
  expect(screen.getAllByRole(role, { name: /2027$/ }).map((one) => one.textContent)).toEqual([
    'January 2027',
    'February 2027',
  ]);
});

it('the list is narrowed by its address, and a part is removed [7.15]', async () => {
  const { user, asked } = showScheduled({ address: '/?kind=draft&from=2027-02-01&to=2027-02-28' });
  await screen.findByRole('rowheader', { name: 'January 2027' });
  expect(asked()).toMatchObject({ finalized: null, cancelled: null });
  expect(asked().when).toEqual({
    $gte: '2027-01-31T11:00:00.000Z',
    $lt: '2027-02-28T11:00:00.000Z',
    $gt: '2027-01-15T08:00:00.000Z',
  });
  await user.click(screen.getByRole('button', { name: /^Drafts/ }));
  await waitFor(() => expect(asked()).not.toHaveProperty('finalized'));
});
