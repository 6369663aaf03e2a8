import { installationRoutes } from '#membership/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { BackupService } from '../backup/service.ts';

export function registerInstallation(
  route: RegisterRoute,
  untrustedProxies: ReadonlySet<string>,
  backup: BackupService,
): void {
  route(installationRoutes.getInstallation, async () => {
    const [backups, hold] = await Promise.all([backup.report(), backup.hold()]);
    return { untrustedProxies: [...untrustedProxies], backups, mailsHeldSince: hold?.since ?? null };
  });
}
