import type { FastifyRequest } from 'fastify';
import { AccessClaims, claimsCookie } from '#contract';

/**
 * The built page contains preload links with conditions (the web's preload-start.ts): `data-for` names the audience and
 * `data-path` the path; the link may contain the path's parameter. The readable cookie is untrusted and only selects links:
 * the page holds no secret, and each call is authorized when it is made.
 */

/** Where a visitor starts: at sign-in, in the layout, or from a mailed link. */
export type Start = 'sign-in' | 'session' | 'link';

/**
 * An audience may also be narrower: a session whose token is fresh enough for its first reads, that of an
 * organization's member, and that of a patroller.
 */
type Audience = Start | 'fresh' | 'member' | 'patroller';

/** How many seconds a token must still be valid for its first reads to succeed. */
const minLifetime = 10;

export function startOf({ url, headers }: FastifyRequest): Start {
  if (/^\/(set-password|address-change|assignment|ecc|join|notices|accessibility)\b/.test(url)) return 'link';
  return headers.cookie?.includes(`${claimsCookie}=`) ? 'session' : 'sign-in';
}

function audiencesOf(request: FastifyRequest): ReadonlySet<Audience> {
  const start = startOf(request);
  const claims = start === 'session' ? claimsOf(request.cookies[claimsCookie]) : undefined;
  if (!claims || claims.exp < Date.now() / 1000 + minLifetime) return new Set([start]);
  if (claims.rls.includes('sa')) return new Set([start, 'fresh']);
  const patrols = claims.rls.includes('patroller');
  return new Set(patrols ? [start, 'fresh', 'member', 'patroller'] : [start, 'fresh', 'member']);
}

function claimsOf(cookie: string | undefined): AccessClaims | undefined {
  try {
    return AccessClaims.safeParse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString())).data;
  } catch {
    return undefined; // an unreadable cookie counts as none
  }
}

const links = /\s*<link([^>]*) data-for="([^"]*)"(?: data-path="([^"]*)")?>/g;

/** Returns a function that renders the page with only the links that apply to a request. */
export function filterPreloadLinks(page: string): (request: FastifyRequest, path: string) => string {
  const patterns = [...page.matchAll(links)].flatMap(([, , , pattern]) =>
    pattern ? [{ pattern, expression: expressionOf(pattern) }] : [],
  );
  return (request, path) => {
    const audiences: ReadonlySet<string> = audiencesOf(request);
    const match = patterns.find(({ expression }) => expression.test(path));
    const [, parameter = ''] = match?.expression.exec(path) ?? [];
    return page.replace(links, (_link, attributes: string, audience: string, pattern?: string) =>
      audiences.has(audience) && (pattern === undefined || pattern === match?.pattern)
        ? `\n    <link${attributes.replace(/\$\w+/, () => parameter)}>`
        : '',
    );
  };
}

/** A parameter matches only an id, so `/patrol/$id` matches neither `/patrol/new` nor text that needs escaping. */
function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\$\w+/, '([0-9a-f-]{36})')}$`);
}
