// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { View } from '#privacy/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { ViewsPage } from './pages/ViewsPage.tsx';

const aroha = '01920000-0000-7000-8000-0000000000a1';
const hemi = '01920000-0000-7000-8000-0000000000a2';
const patrolId = '01920000-0000-7000-8000-0000000000b1';
const people = [
  { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', finished: null },
  { _id: hemi, firstName: 'Hemi', lastName: 'Ngata', finished: null },
];
const patrol = {
  _id: patrolId,
  type: 'patrol' as const,
  name: 'Regular patrol',
  when: '2027-01-08T08:00:00.000Z',
};
const first = '2027-01-14T06:12:00.000Z';
let count = 0;
const view = (given: Partial<View> = {}): View => {
  count += 1;
  const _id = `01920000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  const of = { kind: 'patrol' as const, patrol };
  return {
    _id,
    by: aroha,
    what: 'involved',
    way: 'page',
    of,
    amount: 2,
    times: 1,
    first,
    last: first,
    ...given,
  };
};

function open(items: View[], { address = '/', phone = false, more = false } = {}) {
  const called = answerCalls({
    '/views': { items, more },
    '/persons': { items: people, matches: people.length },
  });
  return { called, ...showPage(<ViewsPage />, { profile: { roles: ['admin'] }, address, phone }) };
}

const asked = (called: readonly URL[]) =>
  called
    .filter(({ pathname }) => pathname.endsWith('/views'))
    .map(({ searchParams }) => Object.fromEntries(searchParams));

describe('the log of who looked [22.22]', () => {
  const several = { kind: 'several' as const };
  const views = [
    view({ times: 3, last: '2027-01-14T07:00:00.000Z' }),
    view({ by: hemi, what: 'contacts', of: { kind: 'person', personId: aroha }, amount: 1 }),
    view({ what: 'contacts', way: 'list', of: several, amount: 78 }),
    view({ by: patrolId, what: 'incidents-file', way: 'file', of: several, amount: null }),
    view({ what: 'views', way: 'list', of: several, amount: null, times: 2 }),
  ];

  it('has who, what, of which patrol or person, and when', async () => {
    open(views);
    const rows = async () => (await screen.findAllByRole<HTMLTableRowElement>('row')).slice(1);
    await screen.findAllByText('Aroha TAMIHANA');
    expect((await rows()).map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
      [
        'Aroha TAMIHANA',
        'People and plates of 2 incidents',
        'Regular patrol, 8 Jan 2027',
        'Thu 14 Jan 2027, 19:12 to 20:00, 3 times',
      ],
      ['Hemi NGATA', 'Contacts', 'Aroha TAMIHANA', 'Thu 14 Jan 2027, 19:12'],
      ['Aroha TAMIHANA', 'Contacts of 78 people, in a list', '', 'Thu 14 Jan 2027, 19:12'],
      ['A super administrator', 'File of incidents', '', 'Thu 14 Jan 2027, 19:12'],
      ['Aroha TAMIHANA', 'This log', '', 'Thu 14 Jan 2027, 19:12, 2 times'],
    ]);
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
    expect(links).toEqual([`/patrol/${patrolId}`, `/person/${aroha}`]);
  });

  it('has the same on a phone', async () => {
    open(views.slice(0, 1), { phone: true });
    await screen.findByText('Aroha TAMIHANA');
    expect(screen.getByRole('listitem').textContent).toBe(
      'Aroha TAMIHANAPeople and plates of 2 incidentsRegular patrol, 8 Jan 2027Thu 14 Jan 2027, 19:12 to 20:00, 3 times',
    );
  });

  it('is narrowed by its address, to one person too, and shows all again', async () => {
    const { called, user } = open([], { address: `/?by=${hemi}&what=contacts&of=${aroha}&more=x` });
    expect(await screen.findByText('Only what was seen of Aroha TAMIHANA.')).toBeDefined();
    const filter = JSON.stringify({ by: hemi, what: 'contacts', of: aroha });
    expect(asked(called)).toEqual([{ limit: '50', filter }]);
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    await waitFor(() =>
      expect(asked(called).at(-1)?.filter).toBe(JSON.stringify({ by: hemi, what: 'contacts' })),
    );
    await user.click(await screen.findByRole('button', { name: 'Clear Filter' }));
    expect(await screen.findByText('Nobody Looked Yet')).toBeDefined();
  });

  it('shows older ones after the last, and says on paper that they are not there [14.9]', async () => {
    const newest = view();
    const { user } = open([newest], { more: true });
    const button = await screen.findByRole('button', { name: 'Show Older' });
    expect(screen.getByText('Older entries are not printed.')).toBeDefined();
    const called = answerCalls({ '/views': { items: [view({ by: hemi })], more: false } });
    await user.click(button);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(asked(called)).toMatchObject([{ after: newest._id }]);
    expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull();
    expect(screen.queryByText(/not printed/)).toBeNull();
  });

  it('says why it cannot be read', async () => {
    answerCalls({
      '/views': Response.json({ message: 'Not now.' }, { status: 409 }),
      '/persons': { items: [], matches: 0 },
    });
    showPage(<ViewsPage />, { profile: { roles: ['admin'] } });
    expect(await screen.findByText('Unable to load who looked')).toBeDefined();
  });
});
