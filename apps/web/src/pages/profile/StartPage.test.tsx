// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { StartPage } from './StartPage.tsx';

const items = [
  {
    ...{ _id: '01920000-0000-7000-8000-000000000001', name: null, callSign: 'HSCP', hours: 3 },
    ...{ when: '2027-01-15T07:00:00.000Z', started: '2027-01-15T07:00:00.000Z', policeEventNumber: null },
    ...{ patrollers: [], lastEntry: null, overdueAcknowledged: null },
  },
];

it('the first page of a watcher has who is out above their profile [17.10]', async () => {
  answerCalls({ '/patrols/out': { items, matches: 1 }, '/persons': { items: [], matches: 0 } });
  showPage(<StartPage />, { profile: { roles: ['watcher'] } });
  const heading = await screen.findByRole('heading', { name: /^Out Now/ });
  const name = screen.getByRole('heading', { name: 'Hemi TAMIHANA' });
  expect(heading.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('that of a summary recipient has their profile alone [17.10]', async () => {
  const called = answerCalls({});
  showPage(<StartPage />, { profile: { roles: ['summary-recipient'] } });
  expect(await screen.findByRole('heading', { name: 'Hemi TAMIHANA' })).toBeDefined();
  expect(called.filter(({ pathname }) => !pathname.startsWith('/api/v1/my/'))).toEqual([]);
});
