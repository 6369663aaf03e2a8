// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Privacy } from '#privacy/contract';
import { Toasts } from '#web/app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { PrivacySection } from './PrivacySection.tsx';

const admin = '01920000-0000-7000-8000-0000000000a1';
const path = '/my/organization/privacy';
const shortening = {
  days: 365,
  from: '2027-01-28',
  chosen: { when: '2027-01-14T01:00:00.000Z', by: admin },
};
const privacy: Privacy = {
  clocks: [
    { clock: 'involved', days: 365, due: 1234, begins: '2027-01-29', shortening: null },
    { clock: 'guests', days: 45, due: 1, begins: '2027-01-01', shortening: null },
    { clock: 'audits', days: 730, due: 0, begins: null, shortening },
  ],
  removals: [{ date: '2027-01-14', clock: 'guests', days: 30, count: 3 }],
  changes: [{ clock: 'guests', formerDays: 30, days: 45, when: '2027-01-14T01:00:00.000Z', by: admin }],
};

function showSection(answer: unknown = privacy) {
  const people = [{ _id: admin, firstName: 'Aroha', lastName: 'Tamihana', finished: null }];
  answerCalls({ [path]: answer, '/persons': { items: people, matches: 1 } });
  const page = (
    <>
      <PrivacySection />
      <Toasts />
    </>
  );
  return showPage(page, { profile: { roles: ['admin'] } });
}

it('says for how long each kind is kept, what will go and what went last [22.1]', async () => {
  showSection();
  const section = await screen.findByRole('region', { name: 'Privacy' });
  await within(section).findByText('1,234 entries are older, to be removed from Fri 29 Jan 2027 on.');
  expect(section.textContent).toContain('1 entry is older, to be removed tonight.');
  expect(section.textContent).toContain('Nothing is older now.');
  expect(section.textContent).toContain(
    'Removed last, on Thu 14 Jan 2027: Phone and email of guests, 3 older than 30 days.',
  );
  await waitFor(() => expect(section.textContent).toContain('from 30 days to 45 days, by Aroha TAMIHANA'));
});

it('lets an admin choose within the limits, and keeps what was chosen elsewhere [22.1]', async () => {
  const { user } = showSection();
  const guests = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Phone and email of guests',
  });
  expect([...guests.options].map(({ text }) => text)).toEqual([
    'Kept for 30 days',
    'Kept for 45 days',
    'Kept for 60 days',
    'Kept for 90 days',
    'Kept for 180 days',
    'Kept for 1 year',
  ]);
  await user.selectOptions(guests, 'Kept for 60 days');
  await waitFor(() => expect(sentChanges()).toEqual([[`PATCH ${path}`, { guests: 60 }]]));
  expect(await screen.findByText('Updated')).toBeDefined();
});

it('says so if a choice is refused [22.1]', async () => {
  const { user } = showSection();
  const audits = await screen.findByRole('combobox', { name: 'History of signing in and of who looked' });
  answerCalls({ [path]: Response.json({ message: 'Not now.', code: 'x' }, { status: 409 }) });
  await user.selectOptions(audits, 'Kept for 1 year');
  expect(await screen.findByText('Unable to update: Not now.')).toBeDefined();
});

it('says from when on fewer days count and who chose them, and withdraws that [22.1]', async () => {
  const { user } = showSection();
  const said = /Kept for 1 year from Thu 28 Jan 2027 on, as .* chose Thu 14 Jan 2027, 14:00/;
  expect(await screen.findByText(said)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sentChanges()).toEqual([[`PATCH ${path}`, { audits: 730 }]]));
});
