import { second } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import { mail } from '../database/schema/mails.ts';
import type { Settings } from '../settings.ts';
import { testSettings } from '../testing/settings.ts';
import type { MailKind, QueuedMail } from './kind.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** Fixtures of the mail tests. */

export const settings: Settings = {
  ...testSettings,
  mailFrom: 'noreply@patrolbook.example',
  secretKeys: ['a key for tests'],
};

/** Renders the templates of `thread.fixture.ts`. The limit, in milliseconds, leaves time to start a thread on a busy machine. */
export function testRenderer(limit = 5 * second): Renderer {
  return createRenderer(new URL('./thread.fixture.ts', import.meta.url), limit);
}

export const organizationId = '0198a1c0-0000-7000-8000-000000000001';

/** Empties the outbox and the job queue before each test. */
export async function emptyOutbox(database: Database): Promise<void> {
  await database.delete(mail);
  await database.execute('delete from graphile_worker._private_jobs');
}

/** Returns a mail to queue whose content is its cause. */
export function note(cause: string, more: Partial<QueuedMail> = {}): QueuedMail {
  return { organizationId, kind: 'note', cause, recipient: 'somebody', subject: {}, patrolId: null, ...more };
}

/** The From of these mails says by itself who reads the answers. */
export const findReplyTo = async () => undefined;

export const noteKind: MailKind = {
  async compose(queued) {
    return {
      to: { name: 'Graeme PATTERSON', address: 'graeme@patrol.example' },
      from: null,
      quota: null,
      content: { template: queued.subject.template ?? 'note', props: { cause: queued.cause } },
    };
  },
};
