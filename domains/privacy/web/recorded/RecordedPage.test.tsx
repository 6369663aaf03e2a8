// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordedIncident } from '#privacy/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { RecordedPage } from './RecordedPage.tsx';

const smith = { name: 'J. Smith', phone: '021 555 0177', email: null };
const incident: RecordedIncident = {
  _id: '0193a5c0-0000-7000-8000-000000000001',
  when: '2027-01-14T08:00:00.000Z',
  what: 'Disorder',
  held: false,
  erasing: null,
  patrol: {
    _id: '0193a5c0-0000-7000-8000-000000000002',
    name: 'Night',
    when: '2027-01-14T07:00:00.000Z',
    type: 'patrol',
  },
  recorded: [{ in: 'former', people: [smith], peopleDetails: 'A blue cap', vehicles: [] }],
};
const found = (items: RecordedIncident[]) => ({ '/recorded-people': { items, matches: items.length } });
const shown = { profile: { roles: ['admin' as const] }, address: '/?search=smith' };

it('shows where somebody stands, leads to the patrol, and erases after it said what stays [22.11, 22.12]', async () => {
  answerCalls({ ...found([incident]), '/recorded-people/erasure': { held: 0 } });
  const { user } = showPage(<RecordedPage />, shown);
  expect(await screen.findByText('In a former version: J. Smith, 021 555 0177; A blue cap')).toBeDefined();
  expect(screen.getByText('Disorder').closest('a')?.getAttribute('href')).toContain(
    `/patrol/${incident.patrol._id}`,
  );
  await user.click(screen.getByRole('button', { name: /^Erase people and plates: Disorder/ }));
  expect(await screen.findByText(/that something happened/)).toBeDefined();
  await user.click(screen.getByText('Erase', { selector: '[role=dialog] *' }));
  const sent = ['POST /recorded-people/erasure', { incidents: [incident._id] }];
  await waitFor(() => expect(sentChanges()).toEqual([sent]));
});

it('offers to erase nothing that is held, and says what is not searched [22.11, 22.12]', async () => {
  answerCalls(found([{ ...incident, held: true }]));
  showPage(<RecordedPage />, shown);
  expect(await screen.findByText('Held for the police')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Erase/ })).toBeNull();
  expect(screen.getByText(/What was typed about an incident, messages and mails are not/)).toBeDefined();
});
