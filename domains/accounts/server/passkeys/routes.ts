import { passkeyRoutes } from '#accounts/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { clientOf } from '../auth/client.ts';
import type { AuthService } from '../auth/service.ts';

/** The passkeys of who is signed in, and what is asked of them. Signing in is with the other ways in. */
export function registerPasskeys(route: RegisterRoute, auth: AuthService): void {
  route(passkeyRoutes.challengePasskey, () => auth.challengePasskey());
  route(passkeyRoutes.challengeMyPasskey, ({ actor }) => auth.challengeMyPasskey(actor));
  route(passkeyRoutes.prepareMyPasskey, ({ actor }) => auth.preparePasskey(actor));
  route(passkeyRoutes.addMyPasskey, ({ actor, body, request }) =>
    auth.addPasskey(actor, body, clientOf(request)),
  );
  route(passkeyRoutes.renameMyPasskey, async ({ tx, actor, params, body }) => {
    await auth.renamePasskey(tx, actor, params.id, body);
    return undefined;
  });
  route(passkeyRoutes.removeMyPasskey, async ({ actor, params, body, request }) => {
    await auth.removePasskey(actor, params.id, body, clientOf(request));
    return undefined;
  });
}
