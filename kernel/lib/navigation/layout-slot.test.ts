import { expect, it, vi } from 'vitest';
import { createSlot } from './layout-slot.ts';

it('returns the latest text, and the one before it once the latest is cleared', () => {
  const slot = createSlot();
  const clearPage = slot.set('Patrol');
  const clearDialog = slot.set('Regular patrol, 21 Nov 2026');
  expect(slot.latest()).toBe('Regular patrol, 21 Nov 2026');
  clearDialog();
  expect(slot.latest()).toBe('Patrol');
  clearPage();
  expect(slot.latest()).toBeUndefined();
});

it('keeps two equal texts apart', () => {
  const slot = createSlot();
  const clear = slot.set('Patrol');
  slot.set('Patrol');
  clear();
  expect(slot.latest()).toBe('Patrol');
});

it('notifies its listeners when a text is set and when it is cleared', () => {
  const slot = createSlot();
  const listener = vi.fn();
  const leave = slot.subscribe(listener);
  slot.set('')();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  slot.set('Patrol');
  expect(listener).toHaveBeenCalledTimes(2);
});
