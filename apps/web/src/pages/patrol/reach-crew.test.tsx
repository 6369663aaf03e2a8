// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PatrollersCard } from '#crew/web/card/PatrollersCard.tsx';
import { loadParts } from '#lib/loading/parts.ts';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { AddPatroller } from '#planning/web/choosing/add-patroller.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';

const people = [
  {
    _id: aroha,
    firstName: 'Aroha',
    lastName: 'Tamihana',
    phone: '021 555 0142',
    email: 'a&roha/s@example.nz',
  },
  { _id: graeme, firstName: 'Graeme', lastName: 'Patterson', phone: null, email: 'graeme@example.nz' },
].map((person) => ({ ...person, finished: null }));
const patrol = aPatrol({ patrollers: { [aroha]: pending, [graeme]: pending } });
const beforeEnd = '2026-11-21T10:59:00.000Z';

/** Shows the patrollers to one of them, and waits for the last name. */
async function showCrew({ now = beforeEnd, me = graeme, phone = true }) {
  answerCalls({ '/persons': { items: people, matches: 2 } });
  await loadParts();
  showPage(<PatrollersCard add={AddPatroller} patrol={patrol} now={now} />, { profile: { _id: me }, phone });
  await screen.findByText('Graeme PATTERSON');
  return () => screen.queryAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')]);
}

it('a phone rings the crew-mates whose number is known [8.10]', async () => {
  const links = await showCrew({});
  expect(links()).toEqual([['Ring Aroha TAMIHANA', 'tel:0215550142']]);
});

it.each([
  ['oneself', { me: aroha }],
  ['anybody once the patrol is over', { now: '2026-11-21T11:00:00.000Z' }],
])('it does not ring %s [8.10]', async (_whom, given) => {
  const links = await showCrew(given);
  expect(links()).toEqual([]);
});

it('a wide screen has links of numbers and addresses instead [8.10, 8.31]', async () => {
  const links = await showCrew({ phone: false });
  expect(links()).toEqual([
    [null, 'tel:0215550142'],
    [null, 'mailto:a%26roha%2Fs@example.nz'],
    [null, 'mailto:graeme@example.nz'],
  ]);
});
