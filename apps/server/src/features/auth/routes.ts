import { sessionRoutes } from '@patrolbook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import type { Register } from '../../platform/http/register.ts';
import { clearCookies, setCookies, tokensOf } from './cookies.ts';
import type { AuthService } from './service.ts';

/** `secure`: cookies go over https alone. */
export function registerAuth(on: Register, auth: AuthService, secure: boolean): void {
  on(sessionRoutes.signIn, async ({ body, request, reply }) => {
    setCookies(reply, await auth.signIn(body, clientOf(request)), secure);
    return undefined;
  });
  on(sessionRoutes.refresh, async ({ request, reply }) => refresh(request, reply));
  on(sessionRoutes.refreshToken, async ({ request, reply }) => refresh(request, reply));
  on(sessionRoutes.signOut, async ({ request, reply }) => {
    await auth.signOut(tokensOf(request));
    clearCookies(reply);
    return undefined;
  });
  on(sessionRoutes.forgotPassword, async ({ body }) => {
    await auth.forgotPassword(body.email);
    return undefined;
  });
  on(sessionRoutes.setPassword, async ({ params, body }) => {
    await auth.setPassword(params.linkToken, body.password);
    return undefined;
  });

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
    try {
      setCookies(reply, await auth.refresh(tokensOf(request).refresh, clientOf(request)), secure);
    } catch (error) {
      if (error instanceof AppError) clearCookies(reply); // the session is over: nothing is left to try again with
      throw error;
    }
    return undefined;
  }
}

function clientOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 500) };
}
