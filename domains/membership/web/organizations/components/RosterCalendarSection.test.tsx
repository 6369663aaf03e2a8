// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { RosterCalendarSection } from './RosterCalendarSection.tsx';

const none = { address: null, made: null, withNames: false };
const one = {
  address: 'https://patrols.example.nz/api/v1/roster/an-id.a-secret.ics',
  made: '2027-01-14T01:00:00.000Z',
  withNames: false,
};

function showSection(calendar: object) {
  answerCalls({ '/my/organization/calendar': calendar });
  return showPage(<RosterCalendarSection />, { profile: { roles: ['admin'] } });
}

it('an admin makes an address, without names unless they are asked for [9.17]', async () => {
  const { user } = showSection(none);
  const make = await screen.findByText('Make an Address');
  answerCalls({ '/my/organization/calendar': one });
  await user.click(make);
  expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe(one.address);
  expect(screen.getByText(/^Made .+, without the names of the crews/)).toBeDefined();
  expect(sentChanges()).toEqual([['POST /my/organization/calendar', { withNames: false }]]);
});

it('a new address is made after a question, which has the choice of names [9.17]', async () => {
  const { user } = showSection(one);
  await user.click(await screen.findByRole('button', { name: 'Make a New Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a new address?' }));
  expect(dialog.getByText(/will no longer find your roster/)).toBeDefined();
  await user.click(dialog.getByLabelText('Show the names of the crews'));
  await user.click(dialog.getByRole('button', { name: 'Make a New Address' }));
  expect(sentChanges()).toEqual([['POST /my/organization/calendar', { withNames: true }]]);
});
