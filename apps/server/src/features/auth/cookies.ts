import type { CookieSerializeOptions } from '@fastify/cookie';
import { accessCookie, apiPrefix, claimsCookie } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, SignedIn } from './tokens.ts';

const refreshCookie = 'refresh_token';
const deviceCookie = 'known_device';
const year = 365 * 24 * 3600;

/**
 * Three cookies: the credential, which no script can read; its claims, which the web reads; and the refresh token, which goes
 * to the API alone. With 'Stay signed in' they live until `naf`, else until the browser is closed (design 6.2).
 */
export function setCookies(
  reply: FastifyReply,
  { refreshToken, ...access }: SignedIn,
  secure: boolean,
): void {
  setAccessCookies(reply, access, secure);
  reply.setCookie(refreshCookie, refreshToken, {
    ...lasting(access, secure),
    httpOnly: true,
    path: apiPrefix,
  });
}

export function setAccessCookies(reply: FastifyReply, access: Access, secure: boolean): void {
  const readable = Buffer.from(JSON.stringify(access.claims)).toString('base64url');
  reply.setCookie(accessCookie, access.accessToken, { ...lasting(access, secure), httpOnly: true });
  reply.setCookie(claimsCookie, readable, lasting(access, secure));
}

function lasting({ claims }: Access, secure: boolean): CookieSerializeOptions {
  const staying = claims.rem && !claims.shr && claims.naf;
  // A life instead of an end: the device's clock may be wrong.
  return { path: '/', sameSite: 'lax', secure, ...(staying && { maxAge: staying - claims.iat }) };
}

/** Remembers that this device has signed in, for the lock-out's sake alone. */
export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(deviceCookie, value, {
    path: apiPrefix,
    sameSite: 'lax',
    secure,
    httpOnly: true,
    maxAge: year,
  });
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(accessCookie, { path: '/' });
  reply.clearCookie(claimsCookie, { path: '/' });
  reply.clearCookie(refreshCookie, { path: apiPrefix });
}

export function cookiesOf({ cookies }: FastifyRequest) {
  return { access: cookies[accessCookie], refresh: cookies[refreshCookie], device: cookies[deviceCookie] };
}
