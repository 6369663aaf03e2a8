// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { AddPatroller } from '#planning/web/choosing/AddPatroller.tsx';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';

const walker = '01920000-0000-7000-8000-0000000000a3';
const person = (_id: string, firstName: string, lastName: string, role = 'patroller') => {
  return { _id, firstName, lastName, finished: null, roles: [role] };
};
const people = [
  person(aroha, 'Aroha', 'Tamihana'),
  person(graeme, 'Graeme', 'Patterson'),
  person(walker, 'Ngaire', 'Walker', 'watcher'),
];

/** The server of an organization in which mail to these people did not arrive. */
function answer(failing: string[], recipients = { patrollers: 1, guests: 0, watchers: 1, digests: 0 }) {
  const items = failing.map((_id) => ({
    _id,
    when: '2026-11-20T07:00:00.000Z',
    reason: '550 No such mailbox',
  }));
  answerCalls({
    '/persons': { items: people, matches: people.length },
    '/persons/failing': { items, matches: items.length },
    '/candidates': { items: [] },
    [`/patrol/${aPatrol()._id}/recipients`]: recipients,
  });
}
const asAdmin = { profile: { roles: ['admin' as const] } };

it('Add Patroller marks whom the last mail did not reach [11.13]', async () => {
  answer([graeme]);
  const { user } = showPage(
    <AddPatroller patrol={aPatrol()} afterwards={false} anchor={null} onClose={() => undefined} />,
    asAdmin,
  );
  await user.click(await screen.findByLabelText('Add Patroller', { selector: 'input' }));
  await screen.findByText('Mail did not arrive');
  const choices = screen.getAllByRole('option').map(({ textContent }) => textContent?.trim());
  expect(choices).toEqual(['Aroha TAMIHANA', 'Graeme PATTERSON Mail did not arrive']);
});

async function namedBeforeFinalizing(patrol: Partial<Patrol>) {
  const draft = aPatrol({ finalized: null, ...patrol });
  const { user } = showPage(<FinalizeButton patrol={draft} actions={createRef()} />, asAdmin);
  await user.click(await screen.findByText('Finalize'));
  await screen.findByText(/cannot be undone/);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

it('Finalize names those it mails whom the last mail did not reach [11.13]', async () => {
  answer([aroha, graeme, walker]);
  const crew = { [aroha]: pending, [graeme]: { ...pending, declined: { when: '2026-11-15T00:00:00.000Z' } } };
  expect(await namedBeforeFinalizing({ patrollers: crew })).toEqual([
    'Aroha TAMIHANA Mail did not arrive',
    'Ngaire WALKER Mail did not arrive',
  ]);
});

it('Finalize names no watcher of a test patrol, and nobody whom mail reaches [11.13]', async () => {
  answer([walker], { patrollers: 1, guests: 0, watchers: 0, digests: 0 });
  expect(await namedBeforeFinalizing({ callSign: 'TEST', patrollers: { [aroha]: pending } })).toEqual([]);
});
