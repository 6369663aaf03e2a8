import { type AccessClaims, claimsCookie, roles, sessionStarts } from '#contract';
import { readCookies } from '../storage/browser-storage.ts';
import { hasShape, isFlag, isId, isListOf, isNumber, isOneOf, isOptional, isText } from '../values/shape.ts';

let lastRead: { cookie: string | undefined; claims: AccessClaims | undefined } | undefined;

/**
 * Returns the claims of the access token from the readable cookie (product 9.1); undefined when signed out. Every request
 * reads them several times, so the same cookie is not parsed again.
 */
export function readClaims(cookies: string = readCookies()): AccessClaims | undefined {
  const prefix = `${claimsCookie}=`;
  const cookie = cookies.split('; ').find((text) => text.startsWith(prefix));
  if (!lastRead || lastRead.cookie !== cookie)
    lastRead = { cookie, claims: cookie ? parseClaims(cookie.slice(prefix.length)) : undefined };
  return lastRead.claims;
}

function parseClaims(text: string): AccessClaims | undefined {
  const claims = decode(text);
  return areClaims(claims) ? claims : undefined;
}

/** Decodes base64url of JSON; undefined when it is malformed. */
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

/** Whether these are claims as this version of the product writes them. */
export const areClaims = hasShape<AccessClaims>({
  aud: isText,
  exp: isNumber,
  iat: isNumber,
  iss: isText,
  jti: isText,
  naf: isOptional(isNumber),
  nbf: isNumber,
  oid: isOptional(isId),
  rem: isFlag,
  rls: isListOf(isOneOf(roles)),
  sid: isId,
  shr: isFlag,
  ssty: isOneOf(sessionStarts),
  sub: isId,
  typ: isOneOf(['access']),
});
