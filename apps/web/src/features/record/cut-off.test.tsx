// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pending } from '../../domain/patrols/patrol.fixture.ts';
import { aWrite } from '../../domain/record/record-write.fixture.ts';
import { button, openRecord, recorded, running, self } from './record.fixture.tsx';

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

it('who was taken off the crew reads so, and can copy what waits [record-cut-off]', async () => {
  const { user } = openRecord(recorded(running({ patrollers: { [self]: removed } }), waits));
  expect(await screen.findByText(/You have been taken off this patrol/)).toBeDefined();
  expect(screen.getByText('1 entry is only on this phone')).toBeDefined();
  expect(await copied(user)).toMatch(/^Your entry “Fire”, recorded .*\nSmoke\.$/);
});

it('who is a patroller no more reads so [record-cut-off]', async () => {
  openRecord(recorded(running(), waits), { roles: ['watcher'] });
  expect(await screen.findByText(/You are no longer a patroller/)).toBeDefined();
  expect(await button('Copy Text')).toBeDefined();
});

it('whose session has ended goes on recording, and can copy what waits [record-cut-off]', async () => {
  const { user } = openRecord(recorded(running(), waits), { held: true });
  expect(await button(/^All Quiet Here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy Text' })).toBeNull();
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await copied(user)).toContain('Smoke.');
});

it('who was never on the crew reads that only the crew can record, and has nothing to copy [record-cut-off]', async () => {
  openRecord(recorded(running({ patrollers: {} })));
  expect(await screen.findByText('Only the crew of this patrol can record it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy Text' })).toBeNull();
});
