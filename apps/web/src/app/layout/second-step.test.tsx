// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../page.fixture.tsx';
import { opensWithoutSecondStep } from '../routing/route-data.ts';
import { SecondStepBanner } from './SecondStepBanner.tsx';
import { SecondStepNeeded } from './SecondStepNeeded.tsx';

it('a bar says by when a second step must be set up [9.25]', async () => {
  const due = '2027-01-29';
  showPage(<SecondStepBanner />, { profile: { secondStep: { due, isOverdue: false } } });
  const bar = await screen.findByRole('link');
  expect(bar.textContent).toBe('Your role needs a second step. Set it up before Fri 29 Jan 2027.');
  expect(bar.getAttribute('href')).toBe('/security');
});

it('the bar says to who is late why the rest waits [9.25]', async () => {
  showPage(<SecondStepBanner />, { profile: { secondStep: { due: '2027-01-15', isOverdue: true } } });
  expect((await screen.findByRole('link')).textContent).toContain('once it is set up on Security');
});

it('whoever is late reads what to do instead of the page, and a patroller where the record is [9.25]', async () => {
  showPage(<SecondStepNeeded />, { profile: { roles: ['admin', 'patroller'] } });
  expect((await screen.findByText('Set Up on Security')).closest('a')?.getAttribute('href')).toBe(
    '/security',
  );
  expect(screen.getByText('My Roster')).toBeDefined();
});

it.each([
  ['everybody', ['admin'], true],
  ['patrollers', ['admin', 'patroller'], true],
  ['patrollers', ['admin'], false],
  [undefined, ['admin', 'patroller'], false],
] as const)('a page for %s is open to %s without it: %s [9.25]', (withoutSecondStep, held, isOpen) => {
  expect(opensWithoutSecondStep(withoutSecondStep ? { withoutSecondStep } : {}, held)).toBe(isOpen);
});
