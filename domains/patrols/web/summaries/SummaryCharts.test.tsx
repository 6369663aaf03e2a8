// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminProfile } from '#people/web/profile.fixture.ts';
import { ProfileContext } from '#people/web/profile.tsx';
import { show } from '#web/dom.fixture.tsx';
import { SummaryCharts } from './SummaryCharts.tsx';
import type { Summary } from './summary.ts';

const nothing: Summary<'run'> = { byMonth: [], byDayOfWeek: [] };
const byDayOfWeek: Summary<'run'>['byDayOfWeek'] = [{ _id: { dayOfWeek: 2, status: 'run' }, count: 22 }];

/** Shows the charts; returns whether they say that there is nothing, and whether they are drawn. */
function showCharts(summary: Summary<'run'> | undefined) {
  show(
    <ProfileContext value={adminProfile}>
      <SummaryCharts summary={summary} statuses={[{ status: 'run', label: 'Run', color: 'var(--steel)' }]} />
    </ProfileContext>,
  );
  return {
    saysNone: screen.queryByText('No patrols in last 5 years') !== null,
    draws: screen.queryByRole('heading', { name: 'Per weekday' }) !== null,
  };
}

it('an empty summary says so in place of its charts [7.3]', () => {
  expect(showCharts(nothing)).toEqual({ saysNone: true, draws: false });
});

it.each([
  ['one that has counted something', { ...nothing, byDayOfWeek }],
  ['one that is still loading', undefined],
])('%s does not [7.3]', (_, summary) => {
  expect(showCharts(summary)).toEqual({ saysNone: false, draws: true });
});
