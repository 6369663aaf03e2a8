import { AccessClaims, claimsCookie } from '@patrolbook/contract';

let read: { cookie: string | undefined; claims: AccessClaims | undefined } | undefined;

/**
 * The claims of the access token, from the cookie that scripts may read (design 6.2); undefined when signed out. Every request asks
 * for them several times, so the same cookie is not judged again.
 */
export function readClaims(cookies: string = document.cookie): AccessClaims | undefined {
  const prefix = `${claimsCookie}=`;
  const cookie = cookies.split('; ').find((text) => text.startsWith(prefix));
  if (!read || read.cookie !== cookie)
    read = { cookie, claims: cookie ? judged(cookie.slice(prefix.length)) : undefined };
  return read.claims;
}

function judged(text: string): AccessClaims | undefined {
  const parsed = AccessClaims.safeParse(decode(text));
  return parsed.success ? parsed.data : undefined;
}

/** Base64url of JSON. */
function decode(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))),
    );
  } catch {
    return undefined; // a cookie that is not ours to read counts as none
  }
}
