import { isOfServer } from '#contract/server-time.ts';

/** What the worker decides, without the browser (decision 39). */

/** What a request is answered with: the page, a file of the build, or nothing, so that the browser asks the server itself. */
export type WorkerAnswer = 'page' | 'file' | 'none';

/** My Roster, a patrol, its log-on and its record. No other page opens without coverage. */
const pages = /^\/(patrol\/[0-9a-f-]{36}(\/record|\/ecc-log-on)?)?$/;

/** Returns how a request is answered. `origin` is ours. */
export function answerTo(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): WorkerAnswer {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (mode === 'navigate') return pages.test(address.pathname) ? 'page' : 'none';
  return address.pathname.startsWith('/assets/') ? 'file' : 'none';
}

/**
 * Returns the server's page, or the kept one if the server does not answer within some milliseconds, or a proxy or a portal does in its
 * place. Without a kept page it waits on for whatever comes, and rejects as the browser's own call would.
 */
export async function pageWithin(
  patience: number,
  served: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([served.catch(noAnswer), pause(patience)]);
  if (inTime && isOfServer(inTime)) return inTime;
  return (await kept()) ?? served;
}

function noAnswer(): undefined {}

function pause(duration: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), duration));
}

/**
 * Fetches a file, or rejects if the server does not answer with it: what a portal says for it would be kept in its place. The browser may
 * have the file, for a year, as an earlier version sent it, without the sign of the server: then the server is asked itself.
 */
export async function fetched(path: string, init?: RequestInit): Promise<Response> {
  const found = await fetch(path, init);
  const answer = isOfServer(found) ? found : await fetch(path, { ...init, cache: 'reload' });
  if (!answer.ok || !isOfServer(answer)) throw new Error(`The server does not answer with ${path}.`);
  return answer;
}

/** Returns whether a page is that of the build whose entry script this is: it starts with no other. */
export function startsWith(entry: string, page: string): boolean {
  return page.includes(`src="${entry}"`);
}

/** The names of the worker's caches begin with this; the entry script of a build follows. */
export const cachePrefix = 'record ';

/**
 * Returns the caches that a build drops when it takes over: all of ours but its own and the newest before it, whose page
 * may still be open. `names` are in the order in which the caches were made.
 */
export function outdated(names: readonly string[], own: string): string[] {
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== own);
  return others.slice(0, -1);
}
