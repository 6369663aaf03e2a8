import { join } from 'node:path';
import { withoutDemoMails } from '#operations/server/demo/service.ts';
import { findReplyTo } from '#people/server/reply-to.ts';
import type { Context } from '#platform/context.ts';
import type { Lane } from '#platform/mail/lanes.ts';
import type { Renderer } from '#platform/mail/renderer.ts';
import { createSender, type LaneSender } from '#platform/mail/sender.ts';
import { folderTransport } from '#platform/mail/transport/folder.ts';
import type { Transport } from '#platform/mail/transport/transport.ts';
import type { Config } from '../config.ts';
import { allMailKinds } from '../services.ts';

/**
 * Returns the sender of all features' mails of a lane; `folder` receives those that `transport` must not
 * deliver. Each lane has its own transport and threads, so that a slow mail in one does not delay another lane. Both are closed with it.
 */
export function mailSender(
  context: Context,
  lane: Lane,
  transport: Transport,
  folder: string,
  renderer: Renderer,
): LaneSender & { close(): Promise<void> } {
  const allowed = withoutDemoMails(context, transport, folderTransport(folder));
  return {
    ...createSender({
      ...context,
      lane,
      transport: allowed,
      renderer,
      kinds: allMailKinds(context),
      findReplyTo: (answered) => findReplyTo(context, answered),
    }),
    async close() {
      allowed.close();
      await renderer.close();
    },
  };
}

/** Returns where mails are kept that are not sent. */
export function mailFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'mail');
}
