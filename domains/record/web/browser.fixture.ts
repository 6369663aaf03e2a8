import 'fake-indexeddb/auto';
import { vi } from 'vitest';

/** The parts of a browser that the queue and the session need, for tests that run in Node. A set-up file of vitest. */

const page = Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' });
const kept = new Map<string, string>();

vi.stubGlobal('document', page);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});
