import type { CookieSerializeOptions } from '@fastify/cookie';
import { type AccessClaims, accessCookie, apiPrefix, claimsCookie } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a sign-in or a refresh hands out. */
export interface SignedIn {
  claims: AccessClaims;
  accessToken: string;
  refreshToken: string;
}

const refreshCookie = 'refresh_token';
const refreshPath = apiPrefix;

/**
 * Three cookies: the credential, which no script can read; its claims, which the web reads; and the refresh token, which goes
 * to the API alone. With 'Stay signed in' they live until `naf`, else until the browser is closed (design 6.2).
 */
export function setCookies(
  reply: FastifyReply,
  { claims, accessToken, refreshToken }: SignedIn,
  secure: boolean,
): void {
  const staying = claims.rem && !claims.shr && claims.naf;
  const options: CookieSerializeOptions = {
    path: '/',
    sameSite: 'lax',
    secure,
    ...(staying && { expires: new Date(staying * 1000) }),
  };
  const readable = Buffer.from(JSON.stringify(claims)).toString('base64url');
  reply.setCookie(accessCookie, accessToken, { ...options, httpOnly: true });
  reply.setCookie(claimsCookie, readable, options);
  reply.setCookie(refreshCookie, refreshToken, { ...options, httpOnly: true, path: refreshPath });
}

export function clearCookies(reply: FastifyReply): void {
  reply.clearCookie(accessCookie, { path: '/' });
  reply.clearCookie(claimsCookie, { path: '/' });
  reply.clearCookie(refreshCookie, { path: refreshPath });
}

export function tokensOf(request: FastifyRequest): {
  access: string | undefined;
  refresh: string | undefined;
} {
  return { access: request.cookies[accessCookie], refresh: request.cookies[refreshCookie] };
}
