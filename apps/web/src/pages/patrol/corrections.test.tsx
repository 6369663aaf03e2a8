// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#contract';
import { CorrectionsCard } from '#crew/web/card/CorrectionsCard.tsx';
import { PatrollersCard } from '#crew/web/card/PatrollersCard.tsx';
import { GuestsCard } from '#crew/web/guests/GuestsCard.tsx';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { AddPatroller } from '#planning/web/choosing/add-patroller.ts';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';

/** An hour after the start. */
const now = '2026-11-21T09:00:00.000Z';
const guestId = '01920000-0000-7000-8000-0000000000c1';
const person = (_id: string, firstName: string, lastName: string) => {
  return { _id, firstName, lastName, finished: null, roles: ['patroller'] };
};
const matt = { name: 'Const. Matt Reihana', phone: null, email: 'matt@example.nz', removed: null };
const base = `/patrol/${aPatrol()._id}`;
const added = { change: 'added', personId: aroha, guestId: null, when: now, by: graeme } as const;

function showCards(patrol: Patrol, roles: Role[] = ['admin']) {
  answerCalls({
    '/persons': {
      items: [person(aroha, 'Aroha', 'Tamihana'), person(graeme, 'Graeme', 'Patterson')],
      matches: 2,
    },
    '/persons/failing': { items: [], matches: 0 },
    [`${base}/patroller/${aroha}`]: { ...patrol, patrollers: { [aroha]: pending }, corrections: [added] },
    [`${base}/guest/${guestId}`]: patrol,
    [`${base}/guest`]: { _id: guestId },
  });
  return showPage(
    <>
      <PatrollersCard add={AddPatroller} patrol={patrol} now={now} />
      <GuestsCard patrol={patrol} now={now} />
      <CorrectionsCard patrol={patrol} />
    </>,
    { profile: { roles } },
  );
}

const lastChange = () => sentChanges().at(-1);

it('after the start an admin adds who came, a guest too, and reads that nobody is mailed [6.16, 6.18]', async () => {
  const { user } = showCards(aPatrol());
  await user.click(await screen.findByRole('button', { name: 'Add Who Came' }));
  expect(await screen.findByText('Whoever is chosen is added at once. Nobody is mailed.')).toBeDefined();
  await user.type(await screen.findByLabelText('Add Who Came', { selector: 'input' }), 'aro');
  await user.click(await screen.findByRole('option', { name: /Aroha/ }));
  await waitFor(() => expect(lastChange()?.[0]).toBe(`POST ${base}/patroller/${aroha}?afterwards=true`));

  await user.click(screen.getByRole('button', { name: 'Add Guest Who Came' }));
  await user.type(await screen.findByLabelText('Name'), 'Matt{Enter}');
  await waitFor(() => expect(lastChange()?.[0]).toBe(`POST ${base}/guest?afterwards=true`));
});

it('takes off whoever was added and the guests, mails nobody about it, and says who did what [6.16, 6.18]', async () => {
  const { user } = showCards(
    aPatrol({
      patrollers: { [aroha]: pending, [graeme]: pending },
      guests: { [guestId]: matt },
      corrections: [added],
    }),
  );
  expect(await screen.findByText('Noted Sat 21 Nov 2026, 22:00', { exact: false })).toBeDefined();
  expect(await screen.findByLabelText('Did Not Show: Graeme PATTERSON')).toBeDefined();
  for (const [name, call] of [
    [matt.name, `DELETE ${base}/guest/${guestId}?afterwards=true`],
    ['Aroha TAMIHANA', `DELETE ${base}/patroller/${aroha}?afterwards=true`],
  ] as const) {
    await user.click(screen.getByLabelText(`Remove ${name}`));
    expect(await screen.findByText(/Nobody is mailed about it\.$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(lastChange()?.[0]).toBe(call));
  }
});

it('others read who came and change nothing [6.16, 6.18]', async () => {
  showCards(aPatrol({ patrollers: { [aroha]: pending } }), ['watcher']);
  expect(await screen.findByText('Aroha TAMIHANA')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
