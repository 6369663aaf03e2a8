import { AccessClaims, claimsCookie } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';

/**
 * The page names what a browser fetches ahead in links of its own (the web's preload-start.ts): `data-for` says for whom, `data-path`
 * at which address; a parameter of that may stand in what the link names. Of the readable cookie nothing is believed: what stands
 * in the page is no secret, and who may read an answer is judged when it is asked for.
 */

/** How whoever comes begins: at sign-in, in the layout, or from a mailed link. */
export type Start = 'sign-in' | 'session' | 'link';

/** Beside those: a session whose token is fresh enough for its first reads, and one of an organization's member. */
type Whom = Start | 'fresh' | 'member';

/** Seconds that a token has to be good for, to be worth asking with it. */
const soon = 10;

export function startOf({ url, headers }: FastifyRequest): Start {
  if (/^\/(set-password|assignment|ecc)\b/.test(url)) return 'link';
  return headers.cookie?.includes(`${claimsCookie}=`) ? 'session' : 'sign-in';
}

function whomOf(request: FastifyRequest): ReadonlySet<Whom> {
  const start = startOf(request);
  const claims = start === 'session' ? claimsOf(request.cookies[claimsCookie]) : undefined;
  if (!claims || claims.exp < Date.now() / 1000 + soon) return new Set([start]);
  return new Set(claims.rls.includes('sa') ? [start, 'fresh'] : [start, 'fresh', 'member']);
}

function claimsOf(cookie: string | undefined): AccessClaims | undefined {
  try {
    return AccessClaims.safeParse(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString())).data;
  } catch {
    return undefined; // a cookie that is not ours to read counts as none
  }
}

const links = /\s*<link([^>]*) data-for="([^"]*)"(?: data-path="([^"]*)")?>/g;

/** Answers the page with those of its links that are for whoever asks. */
export function forAsker(page: string): (request: FastifyRequest, path: string) => string {
  const patterns = [...page.matchAll(links)].flatMap(([, , , pattern]) =>
    pattern ? [{ pattern, expression: expressionOf(pattern) }] : [],
  );
  return (request, path) => {
    const whom: ReadonlySet<string> = whomOf(request);
    const fitting = patterns.find(({ expression }) => expression.test(path));
    const [, parameter = ''] = fitting?.expression.exec(path) ?? [];
    return page.replace(links, (_link, attributes: string, of: string, pattern?: string) =>
      whom.has(of) && (pattern === undefined || pattern === fitting?.pattern)
        ? `\n    <link${attributes.replace(/\$\w+/, () => parameter)}>`
        : '',
    );
  };
}

/** A parameter is an id: neither `/patrol/new` nor anything that would have to be escaped in the page fits `/patrol/$id`. */
function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\$\w+/, '([0-9a-f-]{36})')}$`);
}
