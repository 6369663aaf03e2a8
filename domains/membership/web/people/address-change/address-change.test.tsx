// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { AddressChangeByLink } from './AddressChangeByLink.tsx';

const path = '/address-change/token.sig';
const change = {
  organizationName: 'Howick South Community Patrol',
  timeZone: 'Pacific/Auckland',
  to: 'h…@example.nz',
  due: '2027-01-15T08:00:00.000Z',
};

it.each([
  ['Confirm', 'POST', 'Your Email Address Was Changed', change.to],
  ['Confirm', 'POST', 'You have no account any more.', null],
  ['Stop', 'DELETE', 'Stopped', change.to],
])('the page of the link has %s, and says what became of it: %s [9.63]', async (button, method, said, to) => {
  answerCalls({ [path]: { ...change, to } });
  const { user } = showPage(<AddressChangeByLink linkToken="token.sig" />);
  expect(await screen.findByText(/Without your word it happens after Fri 15 Jan 2027, 21:00/)).toBeDefined();
  expect(sentChanges()).toEqual([]);
  answerCalls({ [path]: new Response(null, { status: 204 }) });
  await user.click(screen.getByText(button));
  expect(await screen.findByText(said)).toBeDefined();
  expect(sentChanges()).toEqual([[`${method} ${path}`, undefined]]);
});

it('says that a link is dead [9.63]', async () => {
  answerCalls({ [path]: Response.json({ error: 'unauthorized' }, { status: 401 }) });
  showPage(<AddressChangeByLink linkToken="token.sig" />);
  expect(await screen.findByText('This link no longer works')).toBeDefined();
});
