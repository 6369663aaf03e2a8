// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it } from 'vitest';
import { NotAddedProvider } from '#crew/web/card/not-added.tsx';
import { AddGuest } from '#crew/web/guests/AddGuest.tsx';
import { aPatrol, aroha, graeme } from '#patrols/web/patrol.fixture.ts';
import { AddPatroller } from '#planning/web/choosing/AddPatroller.tsx';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';
import { FinalizeButton } from './FinalizeButton.tsx';

const draft = aPatrol({ finalized: null });
const person = (_id: string, firstName: string, lastName: string) => {
  return { _id, firstName, lastName, finished: null, roles: ['patroller'] };
};

const candidate = {
  unavailable: null,
  at: [],
  lastPatrol: null,
  notWith: [],
  askedWith: [],
  isNeeded: false,
  inMonth: 0,
  inQuarter: 0,
  patrolsAMonth: null,
};

/** The buttons and forms of a draft's page. */
function Draft() {
  const [closed, setClosed] = useState(false);
  return (
    <NotAddedProvider>
      <FinalizeButton patrol={draft} actions={createRef()} />
      {!closed && (
        <AddPatroller patrol={draft} afterwards={false} anchor={null} onClose={() => setClosed(true)} />
      )}
      <AddGuest
        patrolId={draft._id}
        afterwards={false}
        keptAs="guest"
        anchor={null}
        onClose={() => undefined}
      />
    </NotAddedProvider>
  );
}

const suitable = {
  items: [
    { ...candidate, _id: graeme, inQuarter: 1 },
    { ...candidate, _id: aroha, unavailable: 'cannot' },
  ],
};

async function showDraft(candidates: unknown = suitable) {
  const people = [person(aroha, 'Aroha', 'Tamihana'), person(graeme, 'Graeme', 'Patterson')];
  answerCalls({
    '/persons': { items: people, matches: 2 },
    '/persons/failing': { items: [], matches: 0 },
    '/candidates': candidates,
    [`/patrol/${draft._id}/recipients`]: { patrollers: 0, guests: 0, watchers: 1, digests: 0 },
    [`/patrol/${draft._id}/patroller/${aroha}`]: draft,
  });
  const { user } = showPage(<Draft />, { profile: { roles: ['admin'] } });
  const picker = await screen.findByLabelText<HTMLInputElement>('Add Patroller', { selector: 'input' });
  await user.click(picker);
  await screen.findByRole('option', { name: /Aroha/ });
  const form = within(screen.getByRole('form', { name: 'Add Patroller' }));
  return { user, picker, form };
}

it('a patroller is added as soon as the name is chosen, and Add then asks for nothing [8.30]', async () => {
  const { user, picker, form } = await showDraft();
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('Please select a patroller')).toBeDefined();
  await user.type(picker, 'aro{Enter}');
  const assigned = [`POST /patrol/${draft._id}/patroller/${aroha}`, undefined];
  await waitFor(() => expect(sentChanges()).toEqual([assigned]));
  expect(picker.value).toBe('');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.queryByText('Please select a patroller')).toBeNull();
  expect(sentChanges()).toEqual([assigned]);
});

it('patrollers are offered with the best first, and with what speaks for and against each [6.21]', async () => {
  const { user, picker } = await showDraft();
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered()).toEqual([
    'Graeme PATTERSON 1 this quarter',
    'Aroha TAMIHANA Cannot that day · None this quarter',
  ]);
  await user.type(picker, 'aro{Enter}');
  await waitFor(() => expect(sentChanges()).toHaveLength(1)); // nobody is kept from being added
});

it('patrollers are offered by name when it cannot be read who can go', async () => {
  await showDraft(Response.json({ message: 'Not allowed' }, { status: 403 }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
    'Aroha TAMIHANA',
    'Graeme PATTERSON',
  ]);
  expect(screen.getByText('Unable to load who can go: everybody is listed by name.')).toBeDefined();
});

it('Finalize says what still stands in the forms that add people [8.30]', async () => {
  const { user, picker, form } = await showDraft();
  await user.type(picker, 'patters');
  await user.type(screen.getByLabelText('Name'), 'Matt');
  expect(picker.value).toBe('patters');
  const asked = async () => {
    await user.click(screen.getByRole('button', { name: 'Finalize' }));
    const dialog = within(await screen.findByRole('dialog'));
    const alerts = dialog.queryAllByRole('alert').map(({ textContent }) => textContent);
    await user.click(dialog.getByRole('button', { name: 'Not Yet' }));
    return alerts.filter((text) => text?.includes('stands'));
  };
  expect(await asked()).toEqual([
    '“patters” still stands in Add Patroller, and nobody was chosen for it.',
    '“Matt” still stands in Add Guest, and was not added.',
  ]);
  await user.clear(screen.getByLabelText('Name'));
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(await asked()).toEqual([]);
});
