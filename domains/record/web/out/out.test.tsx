// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PatrolOut } from '#ecc/contract';
import { aroha, graeme } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { OutPage } from './pages/OutPage.tsx';

// The tests' time is 21:00 of Friday 15 January 2027.
const out: PatrolOut = {
  _id: '01920000-0000-7000-8000-000000000001',
  name: 'Regular patrol',
  callSign: 'HSCP',
  when: '2027-01-15T05:00:00.000Z',
  hours: 3,
  started: '2027-01-15T05:04:00.000Z',
  policeEventNumber: 'P061234567',
  patrollers: [aroha, graeme],
  overdueAcknowledged: null,
  lastEntry: { when: '2027-01-15T06:25:00.000Z', what: 'Site check' },
  lastPlace: {
    when: '2027-01-15T06:25:00.000Z',
    location: { address: 'Half Moon Bay Marina', latitude: null, longitude: null, notes: null },
  },
};
/** The key of what the page reads. */
const read = ['patrols', 'out'];

const people = [
  { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', phone: '021 555 0102', finished: null },
  { _id: graeme, firstName: 'Graeme', lastName: 'Patterson', phone: null, finished: null },
];

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function open(items: PatrolOut[]) {
  answerCalls({
    '/patrols/out': { items, matches: items.length },
    '/persons': { items: people, matches: people.length },
  });
  return showPage(<OutPage />, { profile: { roles: ['watcher'] } });
}

it('has whom to ring, and where the patrol was last [17.45]', async () => {
  open([out]);
  const ring = await screen.findByRole('link', { name: 'Ring Aroha TAMIHANA 021 555 0102' });
  expect(ring.getAttribute('href')).toBe('tel:0215550102');
  expect(screen.getByText('Graeme PATTERSON has no phone number.')).toBeDefined();
  const text = screen.getByRole('region', { name: 'Out Now' }).textContent;
  expect(text).toContain('Last entry: Site check, 95 minutes ago');
  expect(text).toContain('Last place, 95 minutes ago · Half Moon Bay Marina');
});

it('says which patrols no map has, and that the list has the same where none can be drawn [17.48]', async () => {
  open([out, { ...out, _id: aroha, callSign: 'HSCQ', lastPlace: null }]);
  const map = await screen.findByRole('region', { name: 'Last Places' });
  expect(map.textContent).toContain('The list has the same patrols.');
  expect(map.textContent).toContain('Without coordinates, so not on the map: HSCP, HSCQ.');
  expect(screen.getAllByText('No place in the record yet')).toHaveLength(1);
});

it('says that nobody is out [17.45]', async () => {
  open([]);
  expect(await screen.findByText('Nobody Is Out')).toBeDefined();
});

it('says as of when it is, and plainly that this is too long ago [17.46]', async () => {
  const { client } = open([out]);
  expect(await screen.findByText('As of Fri 15 Jan 2027, 21:00')).toBeDefined();
  const data = client.getQueryData(read);
  client.setQueryData(read, data, { updatedAt: Date.now() - 5 * 60_000 });
  expect(await screen.findByText('Out of date: as of Fri 15 Jan 2027, 20:55')).toBeDefined();
  expect(await screen.findByRole('link', { name: /^Ring Aroha/ })).toBeDefined();
  screen.getByRole('button', { name: 'Try Again' }).click();
  await waitFor(() => expect(screen.queryByText(/^Out of date/)).toBeNull());
});
