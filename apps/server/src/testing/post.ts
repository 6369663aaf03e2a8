import { isNotNull } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll } from 'vitest';
import { mail } from '../platform/database/schema.ts';
import { createSender } from '../platform/mail/sender.ts';
import { smtpTransport } from '../platform/mail/transport/smtp.ts';
import type { Transport } from '../platform/mail/transport/transport.ts';
import { mailKinds } from '../services.ts';
import type { testApp } from './app.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

/** Sends what is in the outbox to a real SMTP server, as the worker's jobs would. */
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

  /** Answers what arrived this time. */
  return async function send(): Promise<ParsedMail[]> {
    const before = smtp.mails.length;
    const { task } = createSender({ ...app.context, transport, kinds: mailKinds(app.context) });
    const due = await app.database.select().from(mail).where(isNotNull(mail.nextAttempt)).orderBy(mail.id);
    for (const { organizationId, id } of due)
      await task.run({ organizationId, id }, new AbortController().signal);
    return smtp.mails.slice(before);
  };
}
