import { secondStepRoutes } from '#accounts/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { clientOf } from '../auth/client.ts';
import type { AuthService } from '../auth/service.ts';

export function registerSecondStep(route: RegisterRoute, auth: AuthService): void {
  route(secondStepRoutes.getMySecondStep, ({ actor }) => auth.mySecondStep(actor));
  route(secondStepRoutes.prepareMySecondStep, ({ actor }) => auth.prepareSecondStep(actor));
  route(secondStepRoutes.startMySecondStep, ({ actor, body, request }) =>
    auth.startSecondStep(actor, body, clientOf(request)),
  );
  route(secondStepRoutes.renewMyRecoveryCodes, ({ actor, body, request }) =>
    auth.renewRecoveryCodes(actor, body, clientOf(request)),
  );
  route(secondStepRoutes.stopMySecondStep, async ({ actor, body, request }) => {
    await auth.stopSecondStep(actor, body, clientOf(request));
    return undefined;
  });
  route(secondStepRoutes.listWithoutSecondStep, ({ actor }) => auth.listWithoutSecondStep(actor));
  route(secondStepRoutes.resetSecondStep, async ({ actor, params, body, request }) => {
    await auth.resetSecondStep(actor, params.id, body, clientOf(request));
    return undefined;
  });
}
