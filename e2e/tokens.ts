import { type BrowserContext, expect, type Request } from '@playwright/test';
import { apiPrefix } from '#contract';

/** Inspects and changes the tokens of a browser. */

/** Counts the requests of all tabs of a browser; the returned function looks them up by the end of the path. */
export function countRequests(context: BrowserContext): (path: string) => number {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (path) => paths.filter((requested) => requested.endsWith(path)).length;
}

/** Milliseconds without a call after which none follows from another, as a read does that is made once more. */
const quiet = 500;

/** Follows the API calls of all tabs of a browser; the returned function waits until none but the event stream is under way or follows. */
export function followCalls(context: BrowserContext): () => Promise<void> {
  const underWay = new Set<Request>();
  let ended = Date.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) ended = Date.now();
  };
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(apiPrefix) && !pathname.endsWith('/my/events')) underWay.add(request);
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return async () => {
    const waited = () => [...underWay].map((request) => request.url());
    await expect.poll(() => (Date.now() - ended < quiet ? ['just now'] : waited())).toEqual([]);
  };
}

/** Returns the claims in the readable cookie. */
export async function claimsIn(context: BrowserContext): Promise<Record<string, unknown>> {
  const claims: unknown = JSON.parse(
    Buffer.from((await claimsCookie(context)).value, 'base64url').toString(),
  );
  return Object.assign({}, claims);
}

/**
 * Expires the access token: deletes it, and makes the readable claims say that it expired ten seconds ago. Both at once, so that no
 * call begins with the one and without the other.
 */
export async function expireTokens(context: BrowserContext): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) - 10;
  const claims = { ...(await claimsIn(context)), exp };
  const value = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const access = (await context.cookies()).filter(({ name }) => name === 'access_token');
  await context.addCookies([
    { ...(await claimsCookie(context)), value },
    ...access.map((cookie) => ({ ...cookie, expires: exp })),
  ]);
}

async function claimsCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_claims');
  if (!cookie) throw new Error('nobody is signed in');
  return cookie;
}
