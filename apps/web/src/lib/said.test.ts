import { expect, it, vi } from 'vitest';
import { createSaid } from './said.ts';

it('knows what was said last, and goes back to what was said before when that is taken back', () => {
  const said = createSaid();
  const unsayPage = said.say('Patrol');
  const unsayDialog = said.say('Regular patrol, 21 Nov 2026');
  expect(said.latest()).toBe('Regular patrol, 21 Nov 2026');
  unsayDialog();
  expect(said.latest()).toBe('Patrol');
  unsayPage();
  expect(said.latest()).toBeUndefined();
});

it('keeps two apart that say the same', () => {
  const said = createSaid();
  const unsay = said.say('Patrol');
  said.say('Patrol');
  unsay();
  expect(said.latest()).toBe('Patrol');
});

it('tells its listeners of each word and of its end', () => {
  const said = createSaid();
  const listener = vi.fn();
  const leave = said.subscribe(listener);
  said.say('')();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  said.say('Patrol');
  expect(listener).toHaveBeenCalledTimes(2);
});
