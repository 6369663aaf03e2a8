import { secondStepRoutes } from '@patrolbook/contract';
import type { FastifyRequest } from 'fastify';
import type { RegisterRoute } from '../../../platform/http/pipeline/register.ts';
import { clientOf } from '../client.ts';
import { cookiesOf } from '../cookies.ts';
import type { SignedInClient } from '../current-password.ts';
import type { AuthService } from '../service.ts';

export function registerSecondStep(route: RegisterRoute, auth: AuthService): void {
  route(secondStepRoutes.getMySecondStep, ({ actor }) => auth.mySecondStep(actor));
  route(secondStepRoutes.prepareMySecondStep, ({ actor }) => auth.prepareSecondStep(actor));
  route(secondStepRoutes.startMySecondStep, ({ actor, body, request }) =>
    auth.startSecondStep(actor, body, signedInClientOf(request)),
  );
  route(secondStepRoutes.renewMyRecoveryCodes, ({ actor, body, request }) =>
    auth.renewRecoveryCodes(actor, body, signedInClientOf(request)),
  );
  route(secondStepRoutes.stopMySecondStep, async ({ actor, body, request }) => {
    await auth.stopSecondStep(actor, body, signedInClientOf(request));
    return undefined;
  });
  route(secondStepRoutes.listWithoutSecondStep, ({ actor }) => auth.listWithoutSecondStep(actor));
  route(secondStepRoutes.resetSecondStep, async ({ actor, params, body, request }) => {
    await auth.resetSecondStep(actor, params.id, body, signedInClientOf(request));
    return undefined;
  });
}

export function signedInClientOf(request: FastifyRequest): SignedInClient {
  return { ...clientOf(request), deviceCookie: cookiesOf(request).device };
}
