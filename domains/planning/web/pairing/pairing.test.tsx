// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Pairing } from '#planning/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { PairingView } from './pages/PairingPage.tsx';

const [hemi, mere, sina, left] = ['a1', 'a2', 'a3', 'a4'].map(
  (end) => `01920000-0000-7000-8000-0000000000${end}`,
);
const person = (_id: string | undefined, firstName: string, finished: string | null = null) => {
  return { _id, firstName, lastName: 'Walker', finished, roles: ['patroller'] };
};
const people = [
  person(hemi, 'Hemi'),
  person(mere, 'Mere'),
  person(sina, 'Sina'),
  person(left, 'Colin', '2026-11-01T00:00:00.000Z'),
];
const path = `/person/${hemi}/pairing`;
const said: Pairing = { experienced: false, pairs: [{ personId: mere ?? '', kind: 'not-together' }] };

async function showPairing(answer: unknown = said) {
  answerCalls({ [path]: answer, '/persons': { items: people, matches: people.length } });
  const shown = showPage(<PairingView id={hemi ?? ''} />, { profile: { roles: ['admin'] } });
  await screen.findByRole('button', { name: 'Save' });
  return shown;
}

/** The people who are chosen in a list. */
const shown = () =>
  [...document.querySelectorAll('.mantine-MultiSelect-pill')].map(({ textContent }) => textContent);

it('an admin says who is experienced and who goes with whom; nobody is in both lists [14.54]', async () => {
  const { user } = await showPairing();
  expect(shown()).toEqual(['Mere WALKER']);
  await user.click(screen.getByLabelText('Experienced'));
  await user.click(screen.getByLabelText('Wishes to go with', { selector: 'input' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Sina WALKER']);
  await user.click(screen.getByRole('option', { name: 'Sina WALKER' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const pairs = [
    { personId: mere, kind: 'not-together' },
    { personId: sina, kind: 'together' },
  ];
  await waitFor(() => expect(sentChanges()).toEqual([[`PATCH ${path}`, { experienced: true, pairs }]]));
});

it('what the server refuses is said, and nothing chosen is lost [14.54]', async () => {
  const issues = [{ path: ['pairs', '0', 'personId'], reason: 'key-not-found' }];
  const { user } = await showPairing();
  answerCalls({ [path]: Response.json({ message: 'Validation failed', issues }, { status: 400 }) });
  await user.click(screen.getByLabelText('Experienced'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentChanges()).toHaveLength(1));
  expect(shown()).toEqual(['Mere WALKER']);
  expect(screen.getByLabelText<HTMLInputElement>('Experienced').checked).toBe(true);
});
