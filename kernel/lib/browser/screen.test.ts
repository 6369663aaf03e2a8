import { afterEach, expect, it, vi } from 'vitest';
import { watchLook } from './screen.ts';

const light = '(prefers-color-scheme: light)';

afterEach(() => vi.unstubAllGlobals());

/** Puts media queries in place that match what is set; returns how to set them. */
function stubMedia() {
  const matching = new Set<string>();
  const changes = new EventTarget();
  vi.stubGlobal('matchMedia', (media: string) => ({
    get matches() {
      return matching.has(media);
    },
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
  }));
  return (...media: string[]) => {
    matching.clear();
    for (const one of media) matching.add(one);
    changes.dispatchEvent(new Event('change'));
  };
}

it('a change of the look is told once, and not for a page that is printed, which is light for that long [1.6]', () => {
  const set = stubMedia();
  const told = vi.fn();
  const stop = watchLook(told);
  set(light, 'print');
  set();
  expect(told).not.toHaveBeenCalled();
  set(light);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  set();
  expect(told).toHaveBeenCalledTimes(1);
});
