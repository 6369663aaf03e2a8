// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { ScheduledPatrolsPage } from '#web/pages/scheduled/ScheduledPatrolsPage.tsx';

beforeEach(() => notifications.clean());

/** A draft, a finalized patrol that lacks one, one with its crew, and another draft, on four days of January. */
const given: Partial<Patrol>[] = [
  { finalized: null },
  { patrollers: { [aroha]: pending } },
  { patrollers: { [aroha]: pending, [graeme]: pending } },
  { finalized: null },
];
const items = given.map((others, n) =>
  aPatrol({ ...others, _id: `01920000-0000-7000-8000-00000000003${n}`, when: `2027-01-2${n}T08:00:00.000Z` }),
);
const ids = items.map(({ _id }) => _id);
const recipients = { patrollers: 2, unmailed: [], guests: 0, watchers: 1, digests: 0, mails: 5 };
const done = () => new Response(null, { status: 204 });
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

function showScheduled({ roles = ['admin'] as Role[], phone = false, matches = items.length } = {}) {
  const answers: Record<string, unknown> = {
    '/patrols': { items, matches },
    '/persons': { items: [], matches: 0 },
    '/persons/failing': { items: [], matches: 0 },
    '/my/organization': { ecc: { takesMail: true, phone: null } },
    '/patrols/recipients': recipients,
    '/patrols/finalize': done(),
    '/patrols/cancel': done(),
    '/patrols/offers': { asked: 4 },
  };
  answerCalls(answers);
  return { ...showPage(<ScheduledPatrolsPage />, { phone, profile: { roles } }), answers };
}

const box = (day: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Select Regular patrol, ${weekdays[day]}` });
const weekdays = ['Wed 20', 'Thu 21', 'Fri 22', 'Sat 23'].map((day) => `${day} Jan 2027, 21:00`);
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select / }).map(({ checked }) => checked);
const bar = async () => within(await screen.findByRole('region', { name: 'Selected patrols' }));

describe('rows of Scheduled', () => {
  it('are chosen one by one, and by a range with Shift, by clicks and by keys [7.18]', async () => {
    const { user } = showScheduled();
    await user.click(await box(0));
    expect(ticked()).toEqual([true, false, false, false]);
    await user.keyboard('{Shift>}');
    await user.click(await box(2));
    await user.keyboard('{/Shift}');
    expect(ticked()).toEqual([true, true, true, false]);
    await user.click(await box(1));
    expect(ticked()).toEqual([true, false, true, false]);
    await user.keyboard('{ArrowUp} ');
    expect(ticked()).toEqual([false, false, true, false]);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(ticked()).toEqual([true, true, true, true]);
    expect(document.activeElement).toBe(await box(3));
    await user.keyboard('{ArrowUp}{ArrowUp}{Shift>} {/Shift}');
    expect(ticked()).toEqual([false, false, true, true]);
    expect((await bar()).getByRole('status').textContent).toBe('2 selected');
  });

  it('stay links, and are chosen by admins alone [7.18]', async () => {
    showScheduled({ roles: ['watcher'] });
    expect(await screen.findAllByRole('link', { name: /Regular patrol/ })).toHaveLength(4);
    expect(screen.queryByRole('checkbox', { name: /^Select / })).toBeNull();
  });

  it('are all chosen, of this page or of all that match, and the choice is dropped with the filter [7.18]', async () => {
    const { user, answers, router } = showScheduled();
    const others = [
      ...items,
      aPatrol({ _id: `${ids[0]?.slice(0, -2)}99`, when: '2027-02-01T08:00:00.000Z' }),
    ];
    await user.click(await box(0));
    await user.click((await bar()).getByRole('button', { name: 'All on This Page' }));
    expect(ticked()).toEqual([true, true, true, true]);
    expect((await bar()).queryByRole('button', { name: 'All on This Page' })).toBeNull();
    Object.assign(answers, { '/patrols': { items: others, matches: 5 } });
    act(() => router.history.push('/?kind=draft'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected patrols' })).toBeNull());
    expect(ticked().some(Boolean)).toBe(false);
  });

  it('that another admin takes out of the list meanwhile are told of, and left out [7.18]', async () => {
    const { user, answers, client } = showScheduled();
    await user.click(await box(0));
    await user.click(await box(3));
    await (await bar()).findByRole('button', { name: 'Finalize 2' });
    Object.assign(answers, { '/patrols': { items: items.slice(1), matches: 3 } });
    await act(() => client.invalidateQueries({ queryKey: ['patrols'] }));
    const chosen = await bar();
    await waitFor(() =>
      expect(chosen.getByRole('status').textContent).toBe('2 selected, 1 of them no longer in this list'),
    );
    expect(chosen.getByRole('button', { name: 'Finalize 1' })).toBeDefined();
    await user.click(chosen.getByRole('button', { name: 'Leave Out' }));
    expect(chosen.getByRole('status').textContent).toBe('1 selected');
  });

  it('on a phone are chosen once Select is pressed, until Done [7.18]', async () => {
    const { user } = showScheduled({ phone: true });
    expect(await screen.findAllByRole('link', { name: /Regular patrol/ })).toHaveLength(4);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await box(0));
    expect(await bar()).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Selected patrols' })).toBeNull();
  });
});

describe('the chosen ones', () => {
  async function chooseAll(options?: Parameters<typeof showScheduled>[0]) {
    const shown = showScheduled(options);
    await shown.user.click(await box(0));
    await shown.user.click((await bar()).getByRole('button', { name: 'All on This Page' }));
    return shown;
  }
  const press = async (name: string) => (await bar()).findByRole('button', { name });

  it('are finalized as far as they are drafts, once it was said whom that mails [7.18]', async () => {
    const { user } = await chooseAll();
    await user.click(await press('Finalize 2'));
    await user.click(await screen.findByRole('button', { name: /^Finalize (2 drafts|Anyway)$/ }));
    const drafts = [ids[0], ids[3]];
    await waitFor(() => expect(sentChanges().at(-1)).toEqual(['POST /patrols/finalize', { ids: drafts }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected patrols' })).toBeNull());
    expect(document.activeElement).toBe(await box(0));
  });

  it('are offered as far as they lack somebody [7.18]', async () => {
    const { user } = await chooseAll();
    await user.click(await press('Offer Places of 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer 1 Place' }));
    await user.click(dialog.getByRole('button', { name: 'Offer' }));
    await waitFor(() => expect(sentChanges()).toEqual([['POST /patrols/offers', { ids: [ids[1]] }]]));
    await waitFor(() => expect(toasts()).toEqual(['4 people were asked']));
  });

  it('are cancelled together with a message, once it was said whom that mails and how often [7.19]', async () => {
    const { user } = await chooseAll();
    await user.click(await press('Cancel 4'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 4 patrols?' }));
    expect(
      dialog.getByText(
        'Of 2 drafts among them nobody is mailed. This mails 2 patrollers and 1 watcher: 5 emails, each about one patrol. This cannot be undone.',
      ),
    ).toBeDefined();
    await user.click(dialog.getByLabelText('Message (optional)'));
    await user.paste('A storm is coming.');
    await user.click(dialog.getByRole('button', { name: 'Cancel 4' }));
    const counted = ['POST /patrols/recipients', { ids: [ids[1], ids[2]] }];
    const cancelled = ['POST /patrols/cancel', { ids, message: 'A storm is coming.' }];
    await waitFor(() => expect(sentChanges()).toEqual([counted, cancelled]));
    await waitFor(() => expect(toasts()).toEqual(['4 cancelled']));
  });

  it('a refusal says which one stands in the way, and keeps the choice and what was typed [7.19]', async () => {
    const { user, answers } = await chooseAll();
    const refusal = { code: 'started', message: 'The patrol is already under way.' };
    Object.assign(answers, { '/patrols/cancel': Response.json(refusal, { status: 409 }) });
    await user.click(await press('Cancel 4'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 4 patrols?' }));
    await user.click(dialog.getByLabelText('Message (optional)'));
    await user.paste('A storm is coming.');
    await user.click(dialog.getByRole('button', { name: 'Cancel 4' }));
    await waitFor(() => expect(toasts()).toEqual([refusal.message]));
    expect(dialog.getByDisplayValue('A storm is coming.')).toBeDefined();
    expect(ticked()).toEqual([true, true, true, true]);
  });
});
