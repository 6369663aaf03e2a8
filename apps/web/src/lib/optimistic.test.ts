import { describe, expect, it, vi } from 'vitest';
import { applied, createChanges } from './optimistic.ts';

const without = (name: string) => (names: readonly string[]) => names.filter((other) => other !== name);
const crew = ['Ann', 'Ben', 'Cy'];

describe('changes that are shown before they are answered [optimistic]', () => {
  it('lie over what was read, and over what is read meanwhile', () => {
    const changes = createChanges<readonly string[]>();
    changes.show('patrol', without('Ann'));
    expect(applied(changes.over('patrol'), crew)).toEqual(['Ben', 'Cy']);
    expect(applied(changes.over('patrol'), [...crew, 'Di'])).toEqual(['Ben', 'Cy', 'Di']);
    expect(applied(changes.over('other'), crew)).toEqual(crew);
  });

  it('are taken back one by one: a refused one leaves the others', () => {
    const changes = createChanges<readonly string[]>();
    const takeBack = changes.show('patrol', without('Ann'));
    changes.show('patrol', without('Ben'));
    takeBack();
    takeBack();
    expect(applied(changes.over('patrol'), crew)).toEqual(['Ann', 'Cy']);
  });

  it('are told to those who show them, and nothing is told without one', () => {
    const changes = createChanges<readonly string[]>();
    const listener = vi.fn();
    const leave = changes.subscribe(listener);
    const before = changes.over('patrol');
    expect(changes.over('patrol')).toBe(before);
    changes.show('patrol', without('Ann'))();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    changes.show('patrol', without('Ann'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
