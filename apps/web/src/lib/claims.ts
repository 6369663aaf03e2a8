import { AccessClaims, claimsCookie } from '@patrolbook/contract';

/** The claims of the access token, from the cookie that scripts may read (design 6.2); undefined when signed out. */
export function readClaims(cookies: string = document.cookie): AccessClaims | undefined {
  const prefix = `${claimsCookie}=`;
  const cookie = cookies.split('; ').find((text) => text.startsWith(prefix));
  if (!cookie) return undefined;
  const parsed = AccessClaims.safeParse(decode(cookie.slice(prefix.length)));
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
