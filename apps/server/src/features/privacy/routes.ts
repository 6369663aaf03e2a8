import { privacyRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { PrivacyService } from './service.ts';

export function registerPrivacy(route: RegisterRoute, privacy: PrivacyService): void {
  route(privacyRoutes.getPrivacy, ({ actor }) => privacy.get(actor));
  route(privacyRoutes.updatePrivacy, ({ tx, actor, body }) => privacy.update(tx, actor, body));
  route(privacyRoutes.holdDetails, ({ tx, actor, params, body }) => privacy.hold(tx, actor, params.id, body));
  route(privacyRoutes.releaseHold, ({ tx, actor, params }) => privacy.release(tx, actor, params));
}
