import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessCookie, apiPrefix, claimsCookie } from '#contract';
import type { IssuedTokens, VerifiedAccess } from './tokens.ts';

const refreshCookie = 'refresh_token';
const deviceCookie = 'known_device';
const year = 365 * 24 * 3600;

/**
 * Sets three cookies: the access token, which scripts cannot read; its claims, which the web reads; and the refresh
 * token, which is sent only to the API. With "Stay signed in" they last until `naf`, otherwise until the browser closes
 * (product 9.1 and 9.2).
 */
export function setCookies(
  reply: FastifyReply,
  { refreshToken, ...access }: IssuedTokens,
  secure: boolean,
): void {
  setAccessCookies(reply, access, secure);
  reply.setCookie(refreshCookie, refreshToken, {
    ...cookieOptions(access, secure),
    httpOnly: true,
    path: apiPrefix,
  });
}

export function setAccessCookies(reply: FastifyReply, access: VerifiedAccess, secure: boolean): void {
  const readable = Buffer.from(JSON.stringify(access.claims)).toString('base64url');
  reply.setCookie(accessCookie, access.accessToken, { ...cookieOptions(access, secure), httpOnly: true });
  reply.setCookie(claimsCookie, readable, cookieOptions(access, secure));
}

function cookieOptions({ claims }: VerifiedAccess, secure: boolean): CookieSerializeOptions {
  const end = claims.rem && !claims.shr && claims.naf;
  // `maxAge` rather than `expires`, since the device's clock may be wrong.
  return { path: '/', sameSite: 'lax', secure, ...(end && { maxAge: end - claims.iat }) };
}

/** Marks this device as known. Only the lock-out reads this cookie. */
export function setDeviceCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(deviceCookie, value, {
    path: apiPrefix,
    sameSite: 'lax',
    secure,
    httpOnly: true,
    maxAge: year,
  });
}

export function clearDeviceCookie(reply: FastifyReply): void {
  reply.clearCookie(deviceCookie, { path: apiPrefix });
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(accessCookie, { path: '/' });
  reply.clearCookie(claimsCookie, { path: '/' });
  reply.clearCookie(refreshCookie, { path: apiPrefix });
}

export function cookiesOf({ cookies }: FastifyRequest) {
  return { access: cookies[accessCookie], refresh: cookies[refreshCookie], device: cookies[deviceCookie] };
}
