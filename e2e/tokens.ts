import type { BrowserContext } from '@playwright/test';

/** Inspects and changes the tokens of a browser. */

/** Counts the requests of all tabs of a browser; the returned function looks them up by the end of the path. */
export function countRequests(context: BrowserContext): (path: string) => number {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (path) => paths.filter((requested) => requested.endsWith(path)).length;
}

/** Returns the claims in the readable cookie. */
export async function claimsIn(context: BrowserContext): Promise<Record<string, unknown>> {
  const claims: unknown = JSON.parse(
    Buffer.from((await claimsCookie(context)).value, 'base64url').toString(),
  );
  return Object.assign({}, claims);
}

/** Expires the access token: deletes it, and makes the readable claims say that it expired ten seconds ago. */
export async function expireTokens(context: BrowserContext): Promise<void> {
  const cookie = await claimsCookie(context);
  const claims = { ...(await claimsIn(context)), exp: Math.floor(Date.now() / 1000) - 10 };
  const value = Buffer.from(JSON.stringify(claims)).toString('base64url');
  await context.clearCookies({ name: 'access_token' });
  await context.addCookies([{ ...cookie, value }]);
}

async function claimsCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'access_claims');
  if (!cookie) throw new Error('nobody is signed in');
  return cookie;
}
