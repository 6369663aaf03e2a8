// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SetAside } from '#patrols/contract';
import { aFinish, anIncident, aStart, graeme } from '#patrols/web/patrol.fixture.ts';
import { button, openRecord, recorded, running, tonight } from './record.fixture.tsx';

const voided = { when: '2027-01-15T07:58:00.000Z', by: graeme, reason: 'They are out.', loggedOff: null };
const loggedOff = '2027-01-15T07:50:00.000Z';

it('tells the crew that its start is kept for review, why, and to start now [17.15]', async () => {
  const kept: SetAside = { kind: 'start', _id: graeme, entry: aStart(), why: 'not-due', voided: null };
  openRecord(recorded(tonight({ setAside: [kept] })));
  const note = (await screen.findByText('Start kept for review')).closest('[role=status]');
  expect(note?.textContent).toContain('It was recorded at a time when this patrol could not be started.');
  expect(note?.textContent).toContain('start it now');
  expect(await button('Start Patrol')).toBeDefined();
});

it('tells the crew that its start is kept for review as the patrol was cancelled, and not to start it [17.57]', async () => {
  const kept: SetAside = { kind: 'start', _id: graeme, entry: aStart(), why: 'cancelled', voided: null };
  openRecord(recorded(tonight({ cancelled: { when: '2027-01-15T07:50:00.000Z' }, setAside: [kept] })));
  const note = (await screen.findByText('Start kept for review')).closest('[role=status]');
  expect(note?.textContent).toContain('The patrol had been cancelled, which the phone could not know.');
  expect(note?.textContent).not.toContain('start it now');
});

it('tells the crew that what came after the finish is not lost, and that an admin decides [17.15]', async () => {
  const entry = anIncident();
  const kept: SetAside = { kind: 'incident', _id: entry._id, entry, why: 'after-finish', voided: null };
  openRecord(recorded(running({ setAside: [kept], finished: aFinish() })));
  const note = (await screen.findByText('Entry kept for review')).closest('[role=status]');
  expect(note?.textContent).toContain('It comes after the patrol’s finish. It is not lost');
  expect(note?.textContent).toContain('decide whether it counts');
});

it('tells the crew that an admin voided the finish, why, and to ring the ECC [17.17]', async () => {
  const ofFinish: SetAside = {
    kind: 'finish',
    _id: graeme,
    entry: aFinish(),
    why: null,
    voided: { ...voided, loggedOff },
  };
  const { change } = openRecord(recorded(running({ setAside: [ofFinish] })));
  const title = 'An admin voided the finish';
  const note = (await screen.findByText(title)).closest('[role=status]');
  expect(note?.textContent).toContain('They are out.');
  expect(note?.textContent).toContain('may have been told at 20:50 that this patrol is off');
  change(recorded(running({ setAside: [ofFinish], name: 'TEST' })));
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByText(/ECC may/)).toBeNull();
  change(recorded(running({ setAside: [ofFinish], finished: aFinish() })));
  expect(await screen.findByText(/is recorded. Thank you/)).toBeDefined();
  expect(screen.queryByText(title)).toBeNull();
});
