// @vitest-environment jsdom
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Patrol } from '#patrols/contract';
import { aPatrol, pending } from '#patrols/web/patrol.fixture.ts';
import type { FillProposal, Placement, ProposedPatroller, StandsInTheWay } from '#planning/contract';
import { Toasts } from '#web/app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { FillPage } from './pages/FillPage.tsx';

beforeEach(() => notifications.clean());

const id = (end: string) => `01920000-0000-7000-8000-0000000000${end}`;
const [hemi, mere, sina, batch] = [id('a1'), id('a2'), id('a3'), id('b1')];
const person = (_id: string, firstName: string, email: string | null = 'a@example.nz') => {
  return { _id, firstName, lastName: 'Walker', finished: null, roles: ['patroller'], email, mailVia: null };
};
const people = [person(hemi, 'Hemi'), person(mere, 'Mere'), person(sina, 'Sina', null)];

/** Two drafts and a finalized patrol after 15 January 2027, each of which wants two. */
const first = wanting('11', '2027-01-22T08:00:00.000Z', { patrollers: { [sina]: pending } });
const second = wanting('12', '2027-01-23T08:00:00.000Z');
const final = wanting('13', '2027-01-29T08:00:00.000Z', { finalized: { when: '2027-01-10T00:00:00.000Z' } });

function wanting(end: string, when: string, others: Partial<Patrol> = {}): Patrol {
  return aPatrol({ _id: id(end), when, finalized: null, patrollers: {}, ...others });
}

const none: StandsInTheWay = {
  ...{ answered: 0, cannot: 0, elsewhere: 0, rest: 0 },
  ...{ notTogether: 0, experience: 0, left: 0, proposed: 0 },
};
const proposed = (personId: string): ProposedPatroller => ({
  personId,
  ...{ unavailable: null, inQuarter: 2, withProposed: 3, inMonth: 1, patrolsAMonth: 3 },
  ...{ lastPatrol: null, rest: null, experienced: false, with: [] },
});
const on = ({ _id: patrolId }: Patrol, personId: string): Placement => ({ patrolId, personId });

/** A proposal that puts these people on these patrols. */
function proposal(crews: [Patrol, string[]][], more: Partial<FillProposal> = {}): FillProposal {
  const items = crews.map(([{ _id, patrollers }, crew]) => {
    const places = 2 - Object.keys(patrollers).length;
    const isFull = crew.length === places;
    return {
      ...{ _id, places, proposed: crew.map(proposed) },
      standsInTheWay: isFull ? null : { ...none, cannot: 1, rest: 2 },
      lessRest: isFull ? null : { hours: 6, people: [sina] },
    };
  });
  return { items, dropped: [], isBest: true, ...more };
}
const usual = proposal([
  [first, [hemi]],
  [second, [mere]],
]);

async function showFill(answers: Record<string, unknown> = {}) {
  const patrols = [first, second, final];
  const answered: Record<string, unknown> = {
    '/patrols': { items: patrols, matches: patrols.length },
    '/persons': { items: people, matches: people.length },
    '/persons/failing': { items: [], matches: 0 },
    '/patrols/fill/candidates': { items: [] },
    '/patrols/fill': usual,
    '/patrols/fill/accept': { _id: batch },
    [`/patrols/fill/${batch}`]: new Response(null, { status: 204 }),
    ...answers,
  };
  answerCalls(answered);
  const shown = showPage(
    <>
      <FillPage />
      <Toasts />
    </>,
    { profile: { roles: ['admin'] } },
  );
  await screen.findByText('2 patrols want 3 more people.');
  const propose = async () => {
    await shown.user.click(screen.getByText('Propose Crews'));
    await screen.findByRole('region', { name: 'Proposed Crews' });
  };
  return { ...shown, answered, propose };
}

const press = (name: string) => screen.getByRole('button', { name });
const lastSent = () => sentChanges().at(-1);
const ids = [first._id, second._id];

describe('Fill', () => {
  it('proposes crews for drafts, with the reasons, and what stands in the way of a place [14.50, 14.51, 14.52]', async () => {
    const { propose } = await showFill();
    await propose();
    expect(sentChanges()).toEqual([['POST /patrols/fill', { ids, restHours: 8, kept: [], left: [] }]]);
    expect(screen.getByText('2 of 3 places filled')).toBeDefined();
    expect(screen.getByText('Nothing is saved yet.')).toBeDefined();
    const ofFirst = within(screen.getByRole('list', { name: 'Proposed for Fri 22 Jan 2027, 21:00' }));
    expect(ofFirst.getByText('Hemi WALKER')).toBeDefined();
    expect(
      ofFirst.getByText('2 this quarter, 3 with this roster · 1 of 3 wished for this month'),
    ).toBeDefined();
    expect(screen.getByText('On it already: Sina WALKER')).toBeDefined();
    const why = '1 place stays free: 1 cannot go that day, 2 would have less than 8 hours of rest.';
    expect(screen.getByText(why)).toBeDefined();
    expect(screen.getByText('With 6 hours of rest, Sina WALKER could go.')).toBeDefined();
  });

  it('says if better crews may be there, and refuses rest that is no number of hours [14.50]', async () => {
    const { user, propose } = await showFill({ '/patrols/fill': { ...usual, isBest: false } });
    const rest = screen.getByLabelText('Hours of rest');
    await user.clear(rest);
    await user.type(rest, '73');
    await user.click(screen.getByText('Propose Crews'));
    expect(screen.getByText('A whole number from 0 to 72')).toBeDefined();
    expect(sentChanges()).toEqual([]);
    await user.clear(rest);
    await user.type(rest, '6');
    await propose();
    expect(lastSent()?.[1]).toMatchObject({ restHours: 6 });
    expect(screen.getByText('There may be better crews: the time to look for them was up.')).toBeDefined();
  });

  it('is saved whole, or without the patrols that are unticked, and undone as one [14.53]', async () => {
    const { user, propose, router } = await showFill();
    await propose();
    await user.click(screen.getByRole('checkbox', { name: /Sat 23 Jan/ }));
    await user.dblClick(await screen.findByText('Save 1 Place'));
    const sent = { placements: [on(first, hemi)], restHours: 8, finalized: false };
    await waitFor(() => expect(lastSent()).toEqual(['POST /patrols/fill/accept', sent]));
    expect(sentChanges()).toHaveLength(2);
    expect(await screen.findByText('1 of 2 places filled')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /Sat 23 Jan/ }));
    await user.click(screen.getByText('Save 1 Place'));
    await waitFor(() => expect(router.state.location.href).toBe('/patrols/month?month=2027-01'));
    await user.click(screen.getAllByText('Undo').at(-1) ?? document.body);
    await waitFor(() => expect(lastSent()?.[0]).toBe(`DELETE /patrols/fill/${batch}`));
  });

  it('takes out, puts back and pins; what is decided goes with working out again [14.51]', async () => {
    const { user, answered, propose } = await showFill();
    await propose();
    const withoutHemi = proposal([
      [first, []],
      [second, [mere]],
    ]);
    Object.assign(answered, { '/patrols/fill': withoutHemi });
    const button = press('Take out Hemi WALKER');
    await user.click(button);
    const judged = { ids, restHours: 8, kept: [on(second, mere)], left: [on(first, hemi)], more: false };
    await waitFor(() => expect(lastSent()).toEqual(['POST /patrols/fill', judged]));
    expect(await screen.findByText('Taken out')).toBeDefined();
    expect(document.activeElement).toBe(press('Put back Hemi WALKER'));
    await user.click(press('Keep Mere WALKER'));
    expect(press('Keep Mere WALKER').getAttribute('aria-pressed')).toBe('true');
    await user.click(press('Work Out Again'));
    const again = { ids, restHours: 8, kept: [on(second, mere)], left: [on(first, hemi)] };
    await waitFor(() => expect(lastSent()).toEqual(['POST /patrols/fill', again]));
    Object.assign(answered, { '/patrols/fill': usual });
    await user.click(press('Put back Hemi WALKER'));
    await waitFor(() => expect(screen.queryByText('Taken out')).toBeNull());
  });

  it('swaps somebody for whoever is chosen; whom a rule keeps back is named, and all stays [14.51]', async () => {
    const { user, answered, propose } = await showFill();
    await propose();
    const dropped = [{ ...on(second, sina), because: 'cannot' as const }];
    Object.assign(answered, {
      '/patrols/fill': proposal(
        [
          [first, [hemi]],
          [second, []],
        ],
        { dropped },
      ),
    });
    await user.click(press('Swap Mere WALKER'));
    const sinaOption = await screen.findByRole('option', { name: /Sina/ });
    expect(screen.queryByRole('option', { name: /Mere/ })).toBeNull(); // is proposed for it already
    await user.click(sinaOption);
    expect(await screen.findByText('Sina WALKER cannot go that day (Sat 23 Jan 2027, 21:00)')).toBeDefined();
    expect(screen.getByText('Mere WALKER')).toBeDefined();
    Object.assign(answered, {
      '/patrols/fill': proposal([
        [first, [hemi]],
        [second, [sina]],
      ]),
    });
    await user.click(press('Swap Mere WALKER'));
    await user.click(await screen.findByRole('option', { name: /Sina/ }));
    const kept = [on(first, hemi), on(second, sina)];
    await waitFor(() =>
      expect(lastSent()?.[1]).toMatchObject({ kept, left: [on(second, mere)], more: false }),
    );
    expect(await screen.findByRole('button', { name: 'Keep Sina WALKER', pressed: true })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(press('Take out Sina WALKER')));
  });

  it('offers people as if what is proposed were saved, without the one who is swapped [14.51]', async () => {
    const { user, answered, propose } = await showFill();
    await propose();
    const candidate = (_id: string, because: string | null) => ({
      ...{ _id, because, unavailable: null, patrolsAMonth: null, isNeeded: false },
      ...{ at: [], notWith: [], askedWith: [], lastPatrol: null, inMonth: 0, inQuarter: 2 },
    });
    Object.assign(answered, {
      '/patrols/fill/candidates': { items: [candidate(sina, null), candidate(hemi, 'proposed')] },
    });
    await user.click(press('Swap Mere WALKER'));
    await screen.findByRole('option', { name: /Sina/ });
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Sina WALKER'),
      expect.stringContaining('Hemi WALKER Proposed for another close to it · 2 this quarter'),
    ]);
    const asked = { patrolId: second._id, restHours: 8, kept: [on(first, hemi)] };
    expect(lastSent()).toEqual(['POST /patrols/fill/candidates', asked]);
  });

  it('says whom it mails before finalized patrols are filled [14.53]', async () => {
    const { user, answered, propose } = await showFill();
    Object.assign(answered, { '/patrols/fill': proposal([[final, [hemi, sina]]]) });
    await user.click(screen.getByLabelText('Finalized patrols too (1)'));
    await propose();
    expect(lastSent()?.[1]).toMatchObject({ ids: [...ids, final._id] });
    await user.click(screen.getByText('Save 2 Places'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mail 1 person?' }));
    expect(dialog.getByText('They are put on patrols that are finalized: Hemi WALKER.')).toBeDefined();
    expect(dialog.getByText('No mail reaches Sina WALKER: please ring them.')).toBeDefined();
    await user.click(dialog.getByText('Save and Mail'));
    await waitFor(() => expect(lastSent()?.[1]).toMatchObject({ finalized: true }));
    expect(await screen.findByText('2 places filled')).toBeDefined();
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('says what stood in the way of saving, keeps what was decided, and works out again [14.53]', async () => {
    const message = 'Hemi WALKER cannot go that day (Fri 22 Jan 2027, 21:00). Nothing was saved.';
    const refusal = Response.json({ code: 'not-possible', message, patrols: [] }, { status: 409 });
    const { user, propose } = await showFill({ '/patrols/fill/accept': refusal });
    await propose();
    await user.click(press('Keep Mere WALKER'));
    await user.click(screen.getByText('Save 2 Places'));
    const alert = within(await screen.findByRole('alert', { name: 'Not saved' }));
    expect(alert.getByText(message)).toBeDefined();
    await user.click(alert.getByText('Work Out Again'));
    await waitFor(() => expect(lastSent()?.[1]).toMatchObject({ kept: [on(second, mere)] }));
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'Not saved' })).toBeNull());
  });

  it('asks before a proposal is left unsaved [14.53]', async () => {
    const { user, propose, router } = await showFill();
    await propose();
    await user.click(press('Next month'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByText('Stay'));
    expect(router.state.location.search).toEqual({});
    expect(screen.getByText('Hemi WALKER')).toBeDefined();
  });
});
