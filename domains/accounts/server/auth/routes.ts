import type { FastifyReply, FastifyRequest } from 'fastify';
import { authRoutes, passkeyRoutes } from '#accounts/contract';
import { AppError } from '#platform/http/pipeline/app-error.ts';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { Settings } from '#platform/settings.ts';
import { registerPasskeys } from '../passkeys/routes.ts';
import { registerSecondStep } from '../second-step/routes.ts';
import { clientOf } from './client.ts';
import { clearCookies, clearDeviceCookie, cookiesOf, setCookies, setDeviceCookie } from './cookies.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import type { AuthService } from './service.ts';
import type { IssuedTokens } from './tokens.ts';

export function registerAuth(
  route: RegisterRoute,
  auth: AuthService,
  { secretKeys, publicUrl }: Settings,
): void {
  const secure = publicUrl.protocol === 'https:';
  registerSecondStep(route, auth);
  registerPasskeys(route, auth);

  route(authRoutes.signIn, async ({ body, request, reply }) => {
    const device = knownDevice(secretKeys, cookiesOf(request).device, body.email);
    await enter(request, reply, await auth.signIn(body, clientOf(request), device));
    remember(request, reply, body);
    return undefined;
  });
  route(passkeyRoutes.signInWithPasskey, async ({ body, request, reply }) => {
    const { tokens, email } = await auth.signInWithPasskey(body, clientOf(request));
    await enter(request, reply, tokens);
    remember(request, reply, { ...body, email });
    return undefined;
  });
  route(authRoutes.refresh, async ({ request, reply }) => refresh(request, reply));
  route(authRoutes.refreshToken, async ({ request, reply }) => refresh(request, reply));
  route(authRoutes.signOut, async ({ request, reply }) => {
    await auth.signOut(cookiesOf(request), clientOf(request));
    clearCookies(reply);
    return undefined;
  });
  route(authRoutes.forgotPassword, async ({ body, request }) => {
    await auth.forgotPassword(body.email, clientOf(request));
    return undefined;
  });
  route(authRoutes.viewPasswordLink, async ({ params }) => {
    return { email: await auth.passwordLinkAddress(params.linkToken) };
  });
  route(authRoutes.changeMyPassword, async ({ actor, body, request }) => {
    await auth.changePassword(actor, body, clientOf(request));
    return undefined;
  });
  route(authRoutes.confirmMySession, async ({ actor, body, request }) => {
    await auth.confirmSession(actor, body, clientOf(request));
    return undefined;
  });
  route(authRoutes.setPassword, async ({ params, body, request, reply }) => {
    const email = await auth.setPassword(params.linkToken, body.password, clientOf(request));
    remember(request, reply, { email, sharedDevice: body.sharedDevice });
    return undefined;
  });

  /** Gives the browser its new session. It has one, so the former one ends (product 9.18). */
  async function enter(request: FastifyRequest, reply: FastifyReply, tokens: IssuedTokens): Promise<void> {
    await auth.signOut(cookiesOf(request), clientOf(request));
    setCookies(reply, tokens, secure);
  }

  /**
   * Makes the device known to the account, so that failures elsewhere do not lock it out. A shared device never
   * becomes known.
   */
  function remember(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, sharedDevice }: { email: string; sharedDevice: boolean },
  ): void {
    if (sharedDevice) clearDeviceCookie(reply);
    else setDeviceCookie(reply, rememberDevice(secretKeys, cookiesOf(request).device, email), secure);
  }

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
    try {
      setCookies(reply, await auth.refresh(cookiesOf(request).refresh, clientOf(request)), secure);
    } catch (error) {
      if (error instanceof AppError) clearCookies(reply); // the session is over, so the cookies are useless
      throw error;
    }
    return undefined;
  }
}
