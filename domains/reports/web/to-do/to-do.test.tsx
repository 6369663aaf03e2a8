// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ToDo } from '#reports/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { ToDoPage } from './pages/ToDoPage.tsx';
import { invitedText, resentText } from './to-do-text.ts';

beforeEach(() => notifications.clean());

const nothing: ToDo = {
  undermanned: 0,
  firstUndermanned: null,
  offered: 0,
  cover: { patrols: 0, first: [] },
  unanswered: 0,
  drafts: [],
  failedMails: 0,
  notSignedIn: { people: 0, due: 0 },
  joinRequests: 0,
  erasures: [],
  detailsGo: null,
  ecc: { email: true, phone: true },
  firstSteps: null,
};
const none = { items: [], matches: 0 };

function showToDo(toDo: Partial<ToDo>, answers: Record<string, unknown> = {}) {
  const called = answerCalls({
    '/to-do': { ...nothing, ...toDo },
    '/patrols/out': none,
    '/persons/failing': none,
    '/persons': none,
    '/my/organization': { ecc: { phone: '111', takesMail: true }, timeZone: 'Pacific/Auckland' },
    ...answers,
  });
  return { ...showPage(<ToDoPage />, { profile: { roles: ['admin'] } }), called };
}

const href = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href');
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

describe('what needs doing', () => {
  it('names the first patrols for which cover is asked, and says how many places are offered [6.49]', async () => {
    const first = [{ _id: 'one', when: '2027-02-06T08:00:00.000Z' }];
    showToDo({ undermanned: 3, offered: 2, cover: { patrols: 4, first } });
    await screen.findByRole('region', { name: 'To Do' });
    expect(href('Cover is asked for on Sat 6 Feb 2027, 21:00')).toBe('/patrol/one');
    expect(screen.getByText('And on 3 later patrols.')).toBeDefined();
    expect(screen.getByText('The places of 2 of them are offered.')).toBeDefined();
  });

  it('is said in a line each, which leads to where it is done [14.32, 14.44, 14.50]', async () => {
    showToDo({
      undermanned: 1,
      firstUndermanned: '2027-01-31T11:00:00.000Z', // the first of February there
      unanswered: 5,
      drafts: [{ month: '2027-02', patrols: 12 }],
      failedMails: 2,
      notSignedIn: { people: 4, due: 0 },
      joinRequests: 2,
      ecc: { email: false, phone: false },
    });
    await screen.findByRole('region', { name: 'To Do' });
    expect(href('1 patrol wants a larger crew')).toBe('/patrols/scheduled?kind=undermanned');
    expect(href('Fill')).toBe('/patrols/fill?month=2027-02');
    expect(href('5 answers are missing')).toBe('/patrols/scheduled?kind=unanswered');
    const february = '/patrols/scheduled?kind=draft&from=2027-02-01&to=2027-02-28';
    expect(href('12 drafts in February 2027')).toBe(february);
    expect(href('2 people ask to join')).toBe('/people/requests');
    for (const people of ['2 emails about patrols ahead did not arrive', '4 people have not signed in yet'])
      expect(href(people)).toBe('/people');
    for (const missing of ['The ECC has no email address', 'The ECC has no phone number'])
      expect(href(missing)).toBe('/organization');
    expect(screen.getByText('All were invited within the last day.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Invite All' })).toBeNull();
  });

  it('is nothing, said kindly [14.32]', async () => {
    showToDo({});
    expect(await screen.findByRole('heading', { name: 'Nothing Needs Doing' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'First Steps' })).toBeNull();
  });

  it('a new organization has its first steps, each marked once it is done [3.10]', async () => {
    showToDo({ firstSteps: { people: true, ecc: false, meetUp: false, patrol: false, finalized: false } });
    const card = within(await screen.findByRole('region', { name: 'First Steps' }));
    expect(card.getAllByRole('listitem')).toHaveLength(5);
    expect(card.getAllByText('(done)')).toHaveLength(1);
    expect(href('Plan the first patrol')).toBe('/patrol/new');
    expect(href('Import the people who patrol')).toBe('/people/import');
    expect(href('Add One')).toBe('/person/new');
  });
});

describe('many at once', () => {
  it('all who have not signed in are invited once their number is confirmed [14.33]', async () => {
    const { user } = showToDo(
      { notSignedIn: { people: 9, due: 3 } },
      { '/persons/invitations': { invited: 2, waiting: 1 } },
    );
    await user.click(await screen.findByRole('button', { name: 'Invite All' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 3 people?' }));
    expect(sentChanges()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Invite All' }));
    await waitFor(() =>
      expect(toasts()).toEqual(['2 invitations sent. 1 cannot be mailed before tomorrow.']),
    );
    expect(sentChanges()).toEqual([['POST /persons/invitations', { again: true }]]);
  });

  it('the drafts of a month are finalized once it is said whom that mails [14.33]', async () => {
    const stamp = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };
    const items = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002'].map(
      (_id) => ({ _id, type: 'patrol', name: 'Beach', callSign: 'BCH1', patrollers: { a: stamp } }),
    );
    const ids = items.map(({ _id }) => _id);
    const { user, called } = showToDo(
      { drafts: [{ month: '2027-02', patrols: 2 }] },
      {
        '/patrols': { items, matches: 2 },
        '/patrols/recipients': { patrollers: 1, unmailed: [], guests: 0, watchers: 4, digests: 0 },
        '/patrols/finalize': new Response(null, { status: 204 }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Finalize All' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Finalize 2 drafts?' }));
    expect(dialog.getByText('1 patroller and 4 watchers')).toBeDefined();
    expect(dialog.getByText('2 of them have fewer than two on their crews.')).toBeDefined();
    const listed = called.find(({ pathname }) => pathname.endsWith('/patrols'));
    expect(JSON.parse(listed?.searchParams.get('filter') ?? '')).toMatchObject({
      ...{ deleted: null, cancelled: null, finalized: null },
      when: { $gte: '2027-01-31T11:00:00.000Z', $lt: '2027-02-28T11:00:00.000Z' },
    });
    await user.click(dialog.getByRole('button', { name: 'Finalize Anyway' }));
    await waitFor(() => expect(toasts()).toEqual(['2 finalized']));
    expect(sentChanges()).toEqual([
      ['POST /patrols/recipients', { ids }],
      ['POST /patrols/finalize', { ids }],
    ]);
  });

  it('what became of it is said in full [14.33]', () => {
    expect(resentText({ queued: 1, obsolete: 0 })).toBe('1 email on the way again.');
    expect(resentText({ queued: 2, obsolete: 1 })).toBe('2 emails on the way again. 1 not needed any more.');
    expect(invitedText({ invited: 1, waiting: 0 })).toBe('1 invitation sent.');
  });
});

it('says from when on old personal details are removed, and leads to where that is set [22.4]', async () => {
  showToDo({ detailsGo: '2027-01-29' });
  await screen.findByRole('region', { name: 'To Do' });
  expect(href('From Fri 29 Jan 2027 on, old personal details are removed')).toBe('/organization');
});

it('names who asks to be erased, with the last day to answer [22.10]', async () => {
  const asking = { _id: '0193a5c0-0000-7000-8000-000000000001', firstName: 'Mere', lastName: 'Walker' };
  showToDo({ erasures: [{ ...asking, asked: '2027-01-14T08:00:00.000Z' }] });
  const link = await screen.findByText('Mere WALKER asks to be erased');
  expect(link.getAttribute('href')).toBe(`/person/${asking._id}`);
  expect(screen.getByText('To be answered by Thu 11 Feb 2027.')).toBeDefined();
});
