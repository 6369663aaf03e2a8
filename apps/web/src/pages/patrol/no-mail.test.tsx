// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { PatrollersCard } from '#crew/web/card/PatrollersCard.tsx';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import type { Person } from '#people/contract';
import { AddPatroller as AddForm } from '#planning/web/choosing/AddPatroller.tsx';
import { AddPatroller } from '#planning/web/choosing/add-patroller.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';

const person = (_id: string, firstName: string, mailbox: Pick<Person, 'email' | 'mailVia'>): Person => {
  return {
    _id,
    firstName,
    lastName: 'Hall',
    finished: null,
    roles: ['patroller'],
    phone: '021 555 0101',
    ...mailbox,
  };
};
const people = [
  person(aroha, 'Aroha', { email: 'aroha@example.nz', mailVia: null }),
  person(graeme, 'Graeme', { email: null, mailVia: null }),
];
const patrol = aPatrol({ finalized: null, patrollers: { [aroha]: pending, [graeme]: pending } });
const asAdmin = { profile: { roles: ['admin' as const] } };

beforeEach(() => {
  answerCalls({
    '/persons': { items: people, matches: 2 },
    '/persons/failing': { items: [], matches: 0 },
    '/candidates': { items: [] },
    [`/patrol/${patrol._id}/recipients`]: {
      patrollers: 1,
      unmailed: [graeme],
      guests: 0,
      watchers: 0,
      digests: 0,
    },
  });
});

it('the crew of a patrol says whom no mail reaches, and an admin answers for them [4.15]', async () => {
  showPage(<PatrollersCard add={AddPatroller} patrol={patrol} now="2026-11-20T07:00:00.000Z" />, asAdmin);
  const row = (await screen.findByText('No mail')).closest('tr');
  expect(row?.textContent).toContain('Graeme HALL021 555 0101');
  expect(row?.textContent).toContain('Accept');
  expect(screen.getByText('Pending')).toBeDefined();
});

it('Finalize says whom to ring [4.15]', async () => {
  const { user } = showPage(<FinalizeButton patrol={patrol} actions={createRef()} />, asAdmin);
  await user.click(await screen.findByText('Finalize'));
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'No mail reaches Graeme HALL (021 555 0101): please ring them.',
  );
});

it('Add Patroller marks whom no mail reaches [4.15]', async () => {
  const { user } = showPage(
    <AddForm patrol={aPatrol()} afterwards={false} anchor={null} onClose={() => undefined} />,
    asAdmin,
  );
  await user.click(await screen.findByLabelText('Add Patroller', { selector: 'input' }));
  expect((await screen.findByText('No mail')).closest('[role=option]')?.textContent).toContain('Graeme HALL');
});
