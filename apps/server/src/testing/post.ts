import { isNotNull } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll } from 'vitest';
import { mail } from '../platform/database/schema/mail.ts';
import { createSender } from '../platform/mail/sender.ts';
import { smtpTransport } from '../platform/mail/transport/smtp.ts';
import type { Transport } from '../platform/mail/transport/transport.ts';
import { allMailKinds } from '../services.ts';
import type { testApp } from './app.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

/** Starts an SMTP server and returns a function that sends the outbox to it, as the worker's jobs would. */
export function testPost(app: ReturnType<typeof testApp>) {
  let smtp: TestSmtp;
  let transport: Transport;
  beforeAll(async () => {
    smtp = await startSmtp();
    transport = smtpTransport(smtp.url);
  });
  afterAll(async () => {
    transport.close();
    await smtp.close();
  });

  /** Returns the mails that arrived in this call. */
  return async function send(): Promise<ParsedMail[]> {
    const before = smtp.mails.length;
    const { task } = createSender({ ...app.context, transport, kinds: allMailKinds(app.context) });
    const due = await app.database.select().from(mail).where(isNotNull(mail.nextAttempt)).orderBy(mail.id);
    for (const { organizationId, id } of due)
      await task.run({ organizationId, id }, new AbortController().signal);
    return smtp.mails.slice(before);
  };
}
