import type { Config } from './config.ts';
import type { Services } from './services.ts';

/**
 * Makes an installation usable (product 15.2): loads the demonstration into an empty one on a local machine, and ensures a
 * super administrator, from the settings or by a one-time link. Returns the lines to print.
 */
export async function bootstrap({ installation, demo, backup }: Services, config: Config): Promise<string[]> {
  const isEmpty = await installation.isEmpty();
  if (config.demo === true || (config.demo === 'when-empty' && isEmpty && config.isLocal)) await demo.load();
  const link = await installation.ensureSuperAdmin(config.superAdmin);
  const held = (await backup.hold()) !== null;
  return [
    ...(held ? ['No mail leaves, since this was restored of a backup, until "npm run cli -- resume".'] : []),
    ...(await demo.signIns()),
    ...(link ? [`Set the password of the super administrator, ${config.superAdmin.email}: ${link}`] : []),
  ];
}
