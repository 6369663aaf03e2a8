import type { Config } from './config.ts';
import type { Services } from './services.ts';

/**
 * Makes an installation usable: the demonstration when it is empty and on one's own machine, and a super administrator, by the
 * settings or by a one-time link (design 5). Answers the lines to print.
 */
export async function prepareFirstUse({ installation, demo }: Services, config: Config): Promise<string[]> {
  const isEmpty = await installation.isEmpty();
  if (config.demo === true || (config.demo === 'when-empty' && isEmpty && config.isOwnMachine))
    await demo.load();
  const link = await installation.ensureSuperAdmin(config.superAdmin);
  return [
    ...(await demo.signIns()),
    ...(link ? [`Set the password of the super administrator, ${config.superAdmin.email}: ${link}`] : []),
  ];
}
