import { vi } from 'vitest';

/** Service workers and their caches for tests, as a browser has them that installs a worker at once. */

interface Registration {
  active: { scriptURL: string } | null;
  installing: EventTarget | null;
  waiting: null;
  unregister: () => Promise<boolean>;
}

/** Gives the browser workers with these scripts, and caches of these names. Returns what it has after that. */
export function giveWorkers(scripts: readonly string[] = [], cacheNames: readonly string[] = []) {
  const registered = new Map<string, Registration>();
  const names = new Set(cacheNames);
  const add = (script: string): Registration => {
    const unregister = async () => registered.delete(script);
    const scriptURL = new URL(script, location.origin).href;
    const registration = { active: { scriptURL }, installing: null, waiting: null, unregister };
    registered.set(script, registration);
    names.add('record /assets/index-1.js');
    return registration;
  };
  for (const script of scripts) add(script);
  const register = vi.fn(async (script: string) => registered.get(script) ?? add(script));
  const serviceWorker = { register, getRegistrations: async () => [...registered.values()] };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  const clear = () => {
    registered.clear();
    names.clear();
  };
  return { register, add, clear, scripts: () => [...registered.keys()], caches: () => [...names] };
}
