// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { newId } from '#lib/http/new-id.ts';
import { pending } from '#patrols/web/patrol.fixture.ts';
import { aWrite } from '../record-write.fixture.ts';
import { button, fill, openRecord, recorded, running, self, tonight } from './record.fixture.tsx';

/** Whoever loses the right to record in the middle of a patrol (product 17.59). */

const when = '2027-01-15T07:40:00.000Z';
const facts = { whatDetails: 'Smoke.', location: null, people: [], vehicles: [] };
const fire = aWrite('incident', { what: 'Fire', when, ...facts });
const waits = { waitingCount: 1, unsent: [fire] };
const removed = { ...pending, removed: { when: '2027-01-15T07:30:00.000Z' } };

async function copied(user: ReturnType<typeof openRecord>['user']): Promise<string> {
  await user.click(await button('Copy Text'));
  return navigator.clipboard.readText();
}

it('who was taken off the crew reads so, and can copy what waits [17.59]', async () => {
  const { user } = openRecord(recorded(running({ patrollers: { [self]: removed } }), waits));
  expect(await screen.findByText(/You have been taken off this patrol/)).toBeDefined();
  expect(screen.getByText('1 entry is only on this phone')).toBeDefined();
  expect(await copied(user)).toMatch(/^Your entry “Fire”, recorded .*\nSmoke\.$/);
});

it('who is a patroller no more reads so [17.59]', async () => {
  openRecord(recorded(running(), waits), { roles: ['watcher'] });
  expect(await screen.findByText(/You are no longer a patroller/)).toBeDefined();
  expect(await button('Copy Text')).toBeDefined();
});

it('whose session has ended goes on recording, and can copy what waits [17.59]', async () => {
  const { user } = openRecord(recorded(running(), waits), { held: true });
  expect(await button(/^All Quiet Here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy Text' })).toBeNull();
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await copied(user)).toContain('Smoke.');
});

it('who was never on the crew reads that only the crew can record, and has nothing to copy [17.59]', async () => {
  openRecord(recorded(running({ patrollers: {} })));
  expect(await screen.findByText('Only the crew of this patrol can record it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy Text' })).toBeNull();
});

/** Each test has a patrol of its own, since all share the device. */
let _id: string;
beforeEach(() => {
  _id = newId();
});

it('who is taken off while typing sees what was typed, and can copy it with what waits [17.59]', async () => {
  const { user, change } = openRecord(recorded(running({ _id })), { address: '/?add=Fire' });
  await fill(user, 'Details', 'Smoke behind the hall.');
  await user.click(await button('Add Person'));
  await fill(user, 'Name', 'J. Smith');
  act(() => change(recorded(running({ _id, patrollers: { [self]: removed } }), waits)));
  expect(await screen.findByText('You were writing: Fire')).toBeDefined();
  expect(screen.getByText(/You have been taken off this patrol/)).toBeDefined();
  expect(screen.getByText(/Smoke behind the hall/).textContent).toContain('Person 1: Name: J. Smith');
  expect(screen.getByText('2 entries are only on this phone')).toBeDefined();
  const text = await copied(user);
  expect(text).toMatch(/^Your entry “Fire”, recorded .*\nSmoke\.\n\nFire, begun .* and never saved\n/);
  expect(text).toContain('\nDetails: Smoke behind the hall.\n');
});

it('who is put on again goes on writing [17.59]', async () => {
  const { user, change } = openRecord(recorded(running({ _id })), { address: '/?add=Fire' });
  await fill(user, 'Details', 'Smoke behind the hall.');
  act(() => change(recorded(running({ _id, patrollers: { [self]: removed } }))));
  expect(await screen.findByText('You were writing: Fire')).toBeDefined();
  act(() => change(recorded(running({ _id }))));
  expect(await screen.findByDisplayValue('Smoke behind the hall.')).toBeDefined();
});

it('what is typed when the start is set aside, as the patrol was cancelled, can be copied [17.59]', async () => {
  const { user, change } = openRecord(recorded(running({ _id })), { address: '/?finish=true' });
  await fill(user, 'Finish odometer', '84,259.4');
  act(() => change(recorded(tonight({ _id, cancelled: { when } }))));
  expect(await screen.findByText('You were writing: Finish Patrol')).toBeDefined();
  expect(screen.getByText('1 entry is only on this phone')).toBeDefined();
  expect(await copied(user)).toContain('Finish odometer: 84,259.4');
});

it('a start that is half-typed when the patrol is cancelled can be copied, and discarded [17.59]', async () => {
  const { user, change } = openRecord(recorded(tonight({ _id })));
  await fill(user, 'Notes', 'Two torches.');
  act(() => change(recorded(tonight({ _id, cancelled: { when } }))));
  expect(await copied(user)).toContain('Notes: Two torches.');
  await user.click(await button('Discard'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/^You were writing/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Copy Text' })).toBeNull();
});
