// @vitest-environment jsdom
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PatrollersCard } from '#crew/web/card/PatrollersCard.tsx';
import { GuestsCard } from '#crew/web/guests/GuestsCard.tsx';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, pending } from '#patrols/web/patrol.fixture.ts';
import { AddPatroller } from '#planning/web/choosing/add-patroller.ts';
import { Toasts } from '../../app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

beforeEach(() => notifications.clean());

const now = '2026-11-20T08:00:00.000Z';
const guestId = '01920000-0000-7000-8000-0000000000c1';
const person = { _id: aroha, firstName: 'Aroha', lastName: 'Tamihana', finished: null, roles: ['patroller'] };
const matt = { name: 'Const. Matt Reihana', phone: null, email: 'matt@example.nz', removed: null };
const base = `/patrol/${aPatrol()._id}`;

/** The cards of a patrol with Aroha and a guest, whose answers are given back unchanged. */
function showCards(patrol: Patrol, mailbox: object = {}, answers: Record<string, unknown> = {}) {
  answerCalls({
    '/persons': { items: [{ ...person, ...mailbox }], matches: 1 },
    [`${base}/patroller/${aroha}`]: patrol,
    [`${base}/guest/${guestId}`]: patrol,
    [`${base}/guest`]: { _id: guestId },
    ...answers,
  });
  return showPage(
    <>
      <PatrollersCard add={AddPatroller} patrol={patrol} now={now} />
      <GuestsCard patrol={patrol} now={now} />
      <Toasts />
    </>,
    { profile: { roles: ['admin'] } },
  );
}

async function removeAndUndo({ user }: ReturnType<typeof showPage>, name: string) {
  await user.click(await screen.findByLabelText(`Remove ${name}`));
  await user.click(await screen.findByText('Remove', { selector: 'button *' }));
  const undo = await screen.findByText('Undo');
  const text = screen.getByRole('status').textContent;
  await user.click(undo);
  return text;
}

it('undoing a removal assigns the patroller again, and says that it mails [6.11]', async () => {
  const shown = showCards(aPatrol({ patrollers: { [aroha]: pending } }));
  expect(await removeAndUndo(shown, 'Aroha TAMIHANA')).toContain('Undo adds them anew and mails them.');
  await waitFor(() =>
    expect(sentChanges().map(([call]) => call)).toEqual([
      `DELETE ${base}/patroller/${aroha}`,
      `POST ${base}/patroller/${aroha}`,
    ]),
  );
});

it('neither removing nor undoing promises a mail to somebody whom none reaches [6.11]', async () => {
  const shown = showCards(aPatrol({ patrollers: { [aroha]: pending } }), { email: null, mailVia: null });
  await shown.user.click(await screen.findByLabelText('Remove Aroha TAMIHANA'));
  expect(await screen.findByText('Nobody is mailed about it.')).toBeDefined();
  await shown.user.click(screen.getByText('Keep'));
  expect(await removeAndUndo(shown, 'Aroha TAMIHANA')).not.toContain('mails');
});

it.each([
  ['in half an hour', '2026-11-20T08:30:00.000Z', true],
  ['tomorrow', '2026-11-21T08:00:00.000Z', false],
])(
  'removing somebody whose patrol begins %s says whether they may be out [17.58]',
  async (_day, when, says) => {
    const { user } = showCards(aPatrol({ when, patrollers: { [aroha]: pending } }));
    await user.click(await screen.findByLabelText('Remove Aroha TAMIHANA'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('An email tells them.'));
    expect(dialog.textContent?.includes('They may be out already')).toBe(says);
  },
);

it('who was double-booked by an override is so again [6.11]', async () => {
  const doubleBooked = [{ _id: guestId, name: 'Harbour', when: now, hours: 3 }];
  const shown = showCards(
    aPatrol({ finalized: null, patrollers: { [aroha]: { ...pending, doubleBooked } } }),
  );
  expect(await screen.findByText('Double-booked: Harbour, Fri 21:00')).toBeDefined();
  expect(await removeAndUndo(shown, 'Aroha TAMIHANA')).not.toContain('mails');
  await waitFor(() =>
    expect(sentChanges().at(-1)?.[0]).toBe(`POST ${base}/patroller/${aroha}?override=true`),
  );
});

it('undoing the removal of a guest adds them with what was known of them [6.11]', async () => {
  const shown = showCards(aPatrol({ guests: { [guestId]: matt } }));
  expect(await removeAndUndo(shown, matt.name)).toContain('Undo adds them anew and mails them.');
  await waitFor(() =>
    expect(sentChanges().at(-1)).toEqual([
      `POST ${base}/guest`,
      { name: matt.name, phone: '', email: 'matt@example.nz' },
    ]),
  );
});

it('what is said to whoever is removed goes with the removal, and stays as typed when that fails [5.15]', async () => {
  const { user } = showCards(
    aPatrol({ patrollers: { [aroha]: pending }, guests: { [guestId]: matt } }),
    {},
    {
      [`${base}/patroller/${aroha}`]: Response.json({ message: 'No.' }, { status: 500 }),
    },
  );
  const ask = async (name: string) => {
    await user.click(await screen.findByLabelText(`Remove ${name}`));
    return screen.findByLabelText('Message (optional)');
  };
  const confirm = async () => user.click(screen.getByText('Remove', { selector: 'button *' }));
  await user.type(await ask('Aroha TAMIHANA'), 'Have a rest.');
  await confirm();
  await screen.findByText('Unable to update: No.');
  expect((await ask('Aroha TAMIHANA')).textContent).toBe('Have a rest.');
  await user.click(screen.getByText('Keep', { selector: 'button *' }));
  await user.type(await ask(matt.name), 'Next time.');
  await confirm();
  await waitFor(() =>
    expect(sentChanges()).toEqual([
      [`DELETE ${base}/patroller/${aroha}`, { message: 'Have a rest.' }],
      [`DELETE ${base}/guest/${guestId}`, { message: 'Next time.' }],
    ]),
  );
});

it.each<[string, Partial<Patrol>, object]>([
  ['of a draft', { finalized: null }, {}],
  ['who has declined', { patrollers: { [aroha]: { ...pending, declined: { when: now } } } }, {}],
  ['whom no mail reaches', {}, { email: null, mailVia: null }],
])('nothing is said to somebody %s, who is not mailed [5.15]', async (_who, others, mailbox) => {
  const patrol = aPatrol({ patrollers: { [aroha]: pending }, ...others });
  const { user } = showCards(patrol, mailbox);
  await user.click(await screen.findByLabelText('Remove Aroha TAMIHANA'));
  expect(await screen.findByText('Nobody is mailed about it.')).toBeDefined();
  expect(screen.queryByLabelText('Message (optional)')).toBeNull();
});
