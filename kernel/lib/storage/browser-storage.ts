/**
 * What a browser keeps for pages or lets them share, and may refuse: as in a locked-down desktop, a mail program's view or a window that
 * keeps nothing. Each is null, missing or throws then. Every reach for it is here (a lint rule, storage-reach.grit), but for IndexedDB,
 * which is reached in browser-database.ts.
 */

/** Texts by their names. Where the browser keeps none, they last as long as the page. */
export interface TextStore {
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
  names(): string[];
}

/** Texts of this browser, which all its tabs have and the next visit finds. */
export const deviceStorage = textStore(() => localStorage);

/** Texts of this tab alone, which go with it. */
export const tabTexts = textStore(() => sessionStorage);

function textStore(reach: () => Storage): TextStore {
  /** What the browser did not take. */
  const ofPage = new Map<string, string>();
  const stored = () => Object.keys(reach());
  return {
    get: (name) => ofPage.get(name) ?? given(() => reach().getItem(name)) ?? null,
    set(name, text) {
      ofPage.set(name, text);
      if (isDone(() => reach().setItem(name, text))) ofPage.delete(name);
    },
    remove(name) {
      ofPage.delete(name);
      isDone(() => reach().removeItem(name));
    },
    names: () => [...new Set([...ofPage.keys(), ...(given(stored) ?? [])])],
  };
}

/** Returns the cookies that pages may read; blank if the browser shows none. */
export function readCookies(): string {
  return given(() => document.cookie) ?? '';
}

/** What is said to the browser's other tabs. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Opens a channel to the browser's other tabs. Where there is none, nobody hears what is said. */
export function openChannel(name: string): Channel {
  const silent: Channel = { postMessage: () => {}, close: () => {}, onmessage: null };
  return given(() => new BroadcastChannel(name)) ?? silent;
}

/** Returns the Web Locks; undefined without them, as on an insecure page. A request may still be refused (isRefusal). */
export function webLocks(): LockManager | undefined {
  return given(() => navigator.locks);
}

/** Returns the service workers; undefined without them. What is asked of them may still be refused. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return given(() => navigator.serviceWorker);
}

/** Returns the caches of service workers; undefined without them. What is asked of them may still be refused. */
export function workerCaches(): CacheStorage | undefined {
  return given(() => caches);
}

/** Asks the browser not to clear what is kept when the device runs out of space. It may refuse, and does not say so. */
export async function keepStorage(): Promise<void> {
  await given(() => navigator.storage.persist())?.catch(() => false);
}

/** Whether a browser lets this page not have what it asked for. */
export function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

function given<T>(reach: () => T): NonNullable<T> | undefined {
  try {
    return reach() ?? undefined;
  } catch {
    return undefined; // refused: a page works without it
  }
}

function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch {
    return false; // refused or full
  }
}
