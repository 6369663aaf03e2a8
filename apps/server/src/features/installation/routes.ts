import { installationRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';

export function registerInstallation(route: RegisterRoute, untrustedProxies: ReadonlySet<string>): void {
  route(installationRoutes.getInstallation, async () => ({ untrustedProxies: [...untrustedProxies] }));
}
