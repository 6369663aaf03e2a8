import { EventEmitter } from 'node:events';
import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { styleLoaded } from './style-loaded.ts';

const outline: StyleSpecification = { version: 8, sources: {}, layers: [] };

/** A map whose configured style is on its way; any other one loads at once. */
function load(loadOutline = async () => outline) {
  const onSlow = vi.fn();
  const set = vi.fn();
  const setStyle = (style: StyleSpecification) => {
    set(style);
    map.emit('style.load');
  };
  const map = Object.assign(new EventEmitter(), { setStyle });
  return { map, set, onSlow, loaded: styleLoaded(map, loadOutline, onSlow) };
}

describe('[19.9] a configured style', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stays once it is loaded, whatever fails later', async () => {
    const { map, set, onSlow, loaded } = load();
    await vi.advanceTimersByTimeAsync(9000);
    map.emit('style.load');
    await loaded;
    map.on('error', () => undefined);
    map.emit('error');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([set, onSlow].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('is replaced by the outline when it cannot be loaded', async () => {
    const { map, set, onSlow, loaded } = load();
    map.emit('error');
    await loaded;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([set, onSlow].map(({ mock }) => mock.calls)).toEqual([[[outline]], []]);
  });

  it('is replaced by the outline after ten seconds, which is told', async () => {
    const { set, onSlow, loaded } = load();
    await vi.advanceTimersByTimeAsync(10_000);
    await loaded;
    expect([set, onSlow].map(({ mock }) => mock.calls)).toEqual([[[outline]], [[]]]);
  });

  it('leaves no map when the outline cannot be loaded either', async () => {
    const { map, loaded } = load(() => Promise.reject(new Error('offline')));
    const failed = expect(loaded).rejects.toThrow('offline');
    map.emit('error');
    await failed;
  });
});
