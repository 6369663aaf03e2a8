// @vitest-environment jsdom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '#contract';
import type { IncidentListItem } from '#record/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { IncidentsPage } from './IncidentsPage.tsx';

const incident: IncidentListItem = {
  ...{ _id: '01920000-0000-7000-8000-000000000001', when: '2027-01-14T09:51:00.000Z' },
  ...{ what: 'Vehicle check', whatDetails: 'Parked across a driveway.', edited: null },
  location: { address: 'Picton Street', latitude: null, longitude: null, notes: null },
  ...{ people: [], peopleDetails: null, vehicles: [] },
  ...{ by: null, recorded: null, received: null, late: false, timeUncertain: false },
  patrol: {
    ...{ _id: '01920000-0000-7000-8000-000000000002', name: 'Regular patrol', type: 'patrol' },
    when: '2027-01-14T08:00:00.000Z',
  },
};
const earlier = {
  ...incident,
  _id: '01920000-0000-7000-8000-000000000003',
  when: '2026-12-31T09:00:00.000Z',
};

interface Shown {
  address?: string;
  items?: IncidentListItem[];
  role?: MemberRole;
  phone?: boolean;
  file?: Response;
}

async function showIncidents({
  address = '/',
  items = [incident, earlier],
  role = 'admin',
  phone,
  file,
}: Shown = {}) {
  const called = answerCalls({
    '/incidents': { items, matches: items.length },
    '/incidents.csv': file,
  });
  const page = { address, profile: { roles: [role] }, ...(phone && { phone }) };
  const shown = showPage(<IncidentsPage />, page);
  await screen.findByRole('searchbox', { name: 'Search incidents' });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  const asked = () => JSON.parse(called.at(-1)?.searchParams.get('filter') ?? '{}');
  return { ...shown, called, asked, search: () => shown.router.state.location.search };
}

describe('the list of incidents [2.9, 18.3]', () => {
  it('is a table on a wide screen, whose rows lead to their patrols', async () => {
    await showIncidents();
    const [head, row, other] = screen
      .getAllByRole('row')
      .map((one) => [...one.children].map((cell) => cell.textContent));
    expect(head).toEqual(['When', 'Kind', 'Where', 'Details', 'Patrol']);
    const rest = ['Vehicle check', 'Picton Street', 'Parked across a driveway.', 'Regular patrol'];
    expect(row).toEqual(['Thu 14 Jan 22:51', ...rest]);
    expect(other).toEqual(['31 Dec 2026 22:00', ...rest]);
    const [link] = screen.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe(`/patrol/${incident.patrol._id}`);
  });

  it('has rows on a phone; they lead nowhere for a patroller', async () => {
    await showIncidents({ phone: true, role: 'patroller', items: [incident] });
    const row = screen.getByRole('listitem');
    expect(row.textContent).toBe('Vehicle checkParked across a driveway.Thu 14 Jan 22:51 · Picton Street');
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('says that there are none yet', async () => {
    await showIncidents({ items: [] });
    expect(await screen.findByRole('heading', { name: 'No Incidents Yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });
});

describe('its filter [2.9, 18.3]', () => {
  it('is that of the address', async () => {
    const { asked } = await showIncidents({ address: '/?kind=Fire&from=2026-11-01&search=grass' });
    expect(asked()).toEqual({ what: 'Fire', when: { $gte: '2026-10-31T11:00:00.000Z' }, text: 'grass' });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).value).toBe('Fire');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-01');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('grass');
  });

  it('applies each choice at once, and keeps the others', async () => {
    const { user, asked, search } = await showIncidents({ address: '/?search=wall' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Graffiti');
    await waitFor(() => expect(asked()).toEqual({ what: 'Graffiti', text: 'wall' }));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
    await waitFor(() => expect(search()).toEqual({ kind: 'Graffiti', to: '2026-11-30', search: 'wall' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'All kinds');
    await user.type(screen.getByRole('searchbox'), 's{Enter}');
    await waitFor(() => expect(search()).toEqual({ to: '2026-11-30', search: 'walls' }));
    await waitFor(() =>
      expect(asked()).toEqual({ when: { $lt: '2026-11-30T11:00:00.000Z' }, text: 'walls' }),
    );
  });

  it('is cleared where nothing is found', async () => {
    const { user, search } = await showIncidents({ items: [], address: '/?kind=Fire&search=x' });
    await user.click(await screen.findByRole('button', { name: 'Clear Filter' }));
    await waitFor(() => expect(search()).toEqual({}));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('the file [18.6]', () => {
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''H%C5%8CCP-incidents.csv" };

  it('has what the filter leaves, under the name that the server gives it', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:file';
    const file = new Response('Date', { headers });
    const { user, called } = await showIncidents({ address: '/?kind=Fire', file });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual(['HŌCP-incidents.csv']));
    const asked = called.find(({ pathname }) => pathname.endsWith('.csv'));
    expect(asked?.searchParams.get('filter')).toBe('{"what":"Fire"}');
  });

  it('says why it cannot be downloaded', async () => {
    const file = Response.json({ message: 'The database is away.' }, { status: 500 });
    const { user } = await showIncidents({ file });
    const { notifications } = await import('@mantine/notifications');
    const told = vi.spyOn(notifications, 'show');
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() =>
      expect(told.mock.calls[0]?.[0].message).toBe('Unable to download incidents: The database is away.'),
    );
  });

  it('is not offered to a patroller', async () => {
    await showIncidents({ role: 'patroller' });
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });
});
