// @vitest-environment jsdom

import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '#contract';
import type { IncidentListItem, IncidentPoint } from '#record/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { pointsQuery } from '../queries.ts';
import { ActivityMapPage } from './ActivityMapPage.tsx';

/** The page where the browser has no WebGL, like jsdom: the list and the card stand in for the map. */

const id = (number: number) => `01920000-0000-7000-8000-0000000000${number}`;
const point = (number: number, when: string, what = 'Graffiti'): IncidentPoint => [
  ...([id(number), 174.93, -36.89, what, Date.parse(when) / 1000] as const),
];

/** Thursday 14 January 2027 at 21:30 and 23:10 in New Zealand, and Friday at 01:00. */
const points = [
  point(11, '2027-01-14T08:30:00Z'),
  point(12, '2027-01-14T10:10:00Z', 'Fire'),
  point(13, '2027-01-14T12:00:00Z'),
];

const fire: IncidentListItem = {
  ...{ _id: id(12), when: '2027-01-14T10:10:00.000Z', what: 'Fire', whatDetails: 'A bin.', edited: null },
  location: { address: 'Picton Street', latitude: -36.89, longitude: 174.93, notes: null },
  ...{ people: [], peopleDetails: null, vehicles: [] },
  ...{ by: null, recorded: null, received: null, late: false, timeUncertain: false },
  patrol: { _id: id(20), name: 'Regular patrol', type: 'patrol', when: '2027-01-14T08:00:00.000Z' },
};

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

interface Shown {
  on?: readonly IncidentPoint[];
  items?: IncidentListItem[];
  role?: MemberRole;
  address?: string;
  phone?: boolean;
}

async function showMap({
  on = points,
  items = [fire],
  role = 'admin',
  address = '/',
  phone = false,
}: Shown = {}) {
  const called = answerCalls({ '/incidents/map': on, '/incidents': { items, matches: items.length } });
  const shown = showPage(<ActivityMapPage />, { address, profile: { roles: [role] }, phone });
  await screen.findByText('This Browser Cannot Draw the Map');
  return { ...shown, called };
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Incidents on the Map' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

it('[18.25] on paper the list is whole, with the coordinates', async () => {
  const many = Array.from({ length: 12 }, (_, hour) =>
    point(20 + hour, `2027-01-14T${10 + hour}:00:00.000Z`),
  );
  await showMap({ on: many });
  expect(rows()).toHaveLength(10);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(rows()).toHaveLength(12);
  expect(rows()[0]).toMatch(/^GraffitiFri 15 Jan 2027, 10:00 · (…|near Howick)-36\.89000, 174\.93000$/);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(rows()).toHaveLength(10);
});

describe('[19.8] the list beside the map', () => {
  it('has what the map shows, the latest first, also where no map can be drawn', async () => {
    await showMap();
    await waitFor(() =>
      expect(rows()).toEqual([
        'GraffitiFri 15 Jan 2027, 01:00 · near Howick',
        'FireThu 14 Jan 2027, 23:10 · near Howick',
        'GraffitiThu 14 Jan 2027, 21:30 · near Howick',
      ]),
    );
  });

  it('follows the weekdays: the first choice is a day alone, and without any all are there', async () => {
    const { user } = await showMap();
    const day = (name: string) => screen.getByRole('button', { name });
    await user.click(day('Fri'));
    await waitFor(() => expect(rows()).toEqual(['GraffitiFri 15 Jan 2027, 01:00 · near Howick']));
    await user.click(day('Thu'));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(day('Thu'));
    await user.click(day('Fri'));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(day('Mon').getAttribute('aria-pressed')).toBe('true');
  });

  it('follows the time of day, which the keyboard moves by the hour', async () => {
    const { user } = await showMap();
    const from = screen.getByRole('slider', { name: 'From' });
    from.focus();
    await user.keyboard('{ArrowRight>10/}');
    expect(from.getAttribute('aria-valuetext')).toBe('22:00');
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('asks with the filter of the address', async () => {
    const { called } = await showMap({ address: '/?kind=Fire&from=2027-01-14' });
    expect(JSON.parse(called[0]?.searchParams.get('filter') ?? '')).toEqual({
      what: 'Fire',
      when: { $gte: '2027-01-13T11:00:00.000Z' },
    });
  });

  it('offers to clear a filter that leaves nothing, and says so when there is nothing at all', async () => {
    const { user, router } = await showMap({ on: [], address: '/?kind=Fire' });
    await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
    await screen.findByText('No Incidents Yet');
    expect(router.state.location.search).toEqual({});
  });
});

describe('[19.5] the brush in the address', () => {
  it('narrows the map that a shared link opens', async () => {
    await showMap({ address: '/?hours=22-02&days=thu' });
    await waitFor(() => expect(rows()).toEqual(['FireThu 14 Jan 2027, 23:10 · near Howick']));
    expect(screen.getByRole('slider', { name: 'From' }).getAttribute('aria-valuetext')).toBe('22:00');
    expect(screen.getByRole('button', { name: 'Thu' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Fri' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('follows each choice, which Back takes back', async () => {
    const { user, router } = await showMap({ address: '/?kind=Fire' });
    const search = () => router.state.location.search;
    await user.click(screen.getByRole('button', { name: 'Fri' }));
    await waitFor(() => expect(search()).toEqual({ kind: 'Fire', days: 'fri' }));
    screen.getByRole('slider', { name: 'From' }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(search()).toEqual({ kind: 'Fire', days: 'fri', hours: '13-12' }));
    await user.keyboard('{ArrowRight>8/}');
    await waitFor(() => expect(search()).toEqual({ kind: 'Fire', days: 'fri', hours: '21-12' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    router.history.back();
    await waitFor(() => expect(search()).toEqual({ kind: 'Fire', days: 'fri' }));
    expect(screen.getByRole('slider', { name: 'From' }).getAttribute('aria-valuetext')).toBe('12:00');
    router.history.back();
    await waitFor(() => expect(search()).toEqual({ kind: 'Fire' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  it('is cleared with the filter', async () => {
    const { user, router } = await showMap({ address: '/?kind=Fire&hours=03-04&days=mon' });
    await user.click(await screen.findByRole('button', { name: 'Clear Filter' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});

describe('[19.3] the chosen incident', () => {
  it('says what, when, where and the details, takes the focus and gives it back', async () => {
    const { user, called } = await showMap();
    const row = screen.getByRole('button', { name: /^Fire/ });
    await user.click(row);
    const card = await screen.findByRole('region', { name: 'Fire' });
    await within(card).findByText('A bin.');
    expect(within(card).getByText('Thu 14 Jan 2027, 23:10 · Picton Street')).toBeTruthy();
    expect(document.activeElement).toBe(card);
    expect(JSON.parse(called.at(-1)?.searchParams.get('filter') ?? '')).toEqual({
      when: { $gte: '2027-01-14T10:10:00.000Z', $lt: '2027-01-14T10:10:01.000Z' },
    });
    await user.click(within(card).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Fire' })).toBeNull();
    expect(document.activeElement).toBe(row);
  });

  it.each([
    ['admin', 1],
    ['watcher', 1],
    ['summary-recipient', 1],
    ['patroller', 0],
  ] as const)('leads a %s to the patrol as lists do, and to the incidents', async (role, links) => {
    const { user } = await showMap({ role });
    await user.click(screen.getByRole('button', { name: /^Fire/ }));
    await screen.findByRole('link', { name: 'All Incidents' });
    expect(screen.queryAllByRole('link', { name: 'Open Patrol' })).toHaveLength(links);
  });

  it('shows the kind that an edit has given it', async () => {
    const { user } = await showMap({ items: [{ ...fire, what: 'Graffiti' }] });
    await user.click(screen.getByRole('button', { name: /^Fire/ }));
    await screen.findByRole('region', { name: 'Graffiti' });
  });

  it('follows an edit of its time, which moves it in the list too', async () => {
    const { user, client } = await showMap();
    await user.click(screen.getByRole('button', { name: /^Fire/ }));
    await screen.findByText('Thu 14 Jan 2027, 23:10 · Picton Street');
    const edited = points.map((one) => (one[3] === 'Fire' ? point(12, '2027-01-14T10:20:00Z', 'Fire') : one));
    act(() => void client.setQueryData(pointsQuery({}).queryKey, edited));
    await screen.findByText('Thu 14 Jan 2027, 23:20 · Picton Street');
  });

  it('says so when the incident was deleted meanwhile', async () => {
    const { user } = await showMap({ items: [] });
    await user.click(screen.getByRole('button', { name: /^Fire/ }));
    await screen.findByText('It has been deleted, or its time was changed.');
  });
});

it('[19.4] a phone opens the filter when asked, and until then says what narrows the map', async () => {
  const { user } = await showMap({ phone: true, address: '/?kind=Fire&hours=21-02' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText('Fire · 21:00 to 02:00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
  expect(screen.getByRole('searchbox', { name: 'Search incidents' })).toBeTruthy();
  expect(screen.getAllByRole('slider')).toHaveLength(2);
  expect(screen.queryByText('Fire · 21:00 to 02:00')).toBeNull();
});
