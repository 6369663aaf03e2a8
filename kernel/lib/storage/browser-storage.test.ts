// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { exclusively, take, takenNames } from '../browser/exclusively.ts';
import {
  deviceStorage,
  keepStorage,
  openChannel,
  readCookies,
  serviceWorkers,
  tabTexts,
  workerCaches,
} from './browser-storage.ts';

const undone: (() => void)[] = [];

afterEach(() => {
  for (const undo of undone.splice(0)) undo();
});

/** Has a property answer otherwise until the test is over. */
function answer(of: object, name: string, get: () => unknown): void {
  const before = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { configurable: true, get });
  undone.push(() => (before ? Object.defineProperty(of, name, before) : Reflect.deleteProperty(of, name)));
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const full = () => ({
  getItem: () => 'old',
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
});

it.each([
  ['throws', refuse],
  ['is null', () => null],
  ['is full', full],
])('a text lasts as long as the page where storage %s [14.64]', (_how, storage) => {
  for (const [of, texts] of [
    ['localStorage', deviceStorage],
    ['sessionStorage', tabTexts],
  ] as const) {
    answer(globalThis, of, storage);
    texts.set('name', 'Hemi');
    expect([texts.get('name'), texts.names()]).toEqual(['Hemi', expect.arrayContaining(['name'])]);
    texts.remove('name');
    expect(texts.get('name')).not.toBe('Hemi');
  }
});

it('a text is the browser’s where it keeps it', () => {
  deviceStorage.set('name', 'Hemi');
  expect(localStorage.getItem('name')).toBe('Hemi');
  localStorage.setItem('name', 'Aroha'); // as another tab does
  expect(deviceStorage.get('name')).toBe('Aroha');
});

it.each([
  ['throws', refuse],
  ['is null', () => null],
  ['is missing', () => undefined],
])('nothing is shared, kept or awaited where that %s, and no page fails [14.64]', async (_how, get) => {
  answer(document, 'cookie', get);
  answer(globalThis, 'BroadcastChannel', get);
  answer(globalThis, 'caches', get);
  for (const name of ['locks', 'serviceWorker', 'storage']) answer(navigator, name, get);
  expect(readCookies()).toBe('');
  const channel = openChannel('auth');
  channel.postMessage('signed-in');
  channel.close();
  expect([serviceWorkers(), workerCaches()]).toEqual([undefined, undefined]);
  await keepStorage();
  expect(await exclusively('refresh', async () => 'run')).toBe('run');
  expect(await take('draft')).not.toBeNull();
  expect(await takenNames()).toEqual(new Set());
});

it('where each request of a lock is refused, tabs do not wait for each other, and what fails itself is told [14.64]', async () => {
  const request = vi.fn(async () => refuse());
  answer(navigator, 'locks', () => ({ request, query: request }));
  expect(await exclusively('refresh', async () => 'run')).toBe('run');
  await (await take('draft'))?.();
  expect(await takenNames()).toEqual(new Set());
  expect(request).toHaveBeenCalledTimes(3);
  answer(navigator, 'locks', () => ({
    request: (_name: string, _options: object, run: () => unknown) => run(),
  }));
  const runs = vi.fn(async () => refuse());
  await expect(exclusively('refresh', runs)).rejects.toThrow('The operation is insecure.');
  expect(runs).toHaveBeenCalledOnce();
});
