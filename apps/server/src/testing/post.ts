import { lte } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll } from 'vitest';
import { mailRenderer } from '../mail-renderer.ts';
import { mail } from '../platform/database/schema/mail.ts';
import type { Renderer } from '../platform/mail/renderer.ts';
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
  let renderer: Renderer;
  beforeAll(async () => {
    smtp = await startSmtp();
    transport = smtpTransport(smtp.url);
    renderer = mailRenderer();
  });
  afterAll(async () => {
    transport.close();
    await renderer.close();
    await smtp.close();
  });

  /** Returns the mails that arrived in this call. */
  return async function send(): Promise<ParsedMail[]> {
    const before = smtp.mails.length;
    const { task } = createSender({ ...app.context, transport, renderer, kinds: allMailKinds(app.context) });
    for (let due = await listDue(); due.length > 0; due = await listDue())
      for (const { organizationId } of due) await task.run({ organizationId }, new AbortController().signal);
    return smtp.mails.slice(before);
  };

  /** Returns the organizations that have due mails. */
  function listDue() {
    return app.database
      .selectDistinct({ organizationId: mail.organizationId })
      .from(mail)
      .where(lte(mail.nextAttempt, app.clock.now()));
  }
}
