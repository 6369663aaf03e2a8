import { withoutDemoMails } from './features/demo/service.ts';
import { mailRenderer } from './mail-renderer.ts';
import type { Context } from './platform/context.ts';
import { createSender, type Sender } from './platform/mail/sender.ts';
import { folderTransport } from './platform/mail/transport/folder.ts';
import type { Transport } from './platform/mail/transport/transport.ts';
import { allMailKinds } from './services.ts';

/** Returns the sender of all features' mails; `folder` receives those that `transport` must not deliver. */
export function mailSender(
  context: Context,
  transport: Transport,
  folder: string,
): Sender & { close(): Promise<void> } {
  const renderer = mailRenderer();
  const allowed = withoutDemoMails(context, transport, folderTransport(folder));
  return {
    ...createSender({ ...context, transport: allowed, renderer, kinds: allMailKinds(context) }),
    async close() {
      allowed.close();
      await renderer.close();
    },
  };
}
