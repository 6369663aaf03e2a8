import { pairingRoutes } from '#planning/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { PairingService } from './service.ts';

export function registerPairing(route: RegisterRoute, pairing: PairingService): void {
  route(pairingRoutes.getPairing, ({ actor, params }) => pairing.get(actor, params.id));
  route(pairingRoutes.updatePairing, ({ tx, actor, params, body }) => {
    return pairing.update(tx, actor, params.id, body);
  });
}
