import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lte } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll } from 'vitest';
import { mailSender } from '../mail-sender.ts';
import { mail } from '../platform/database/schema/mail.ts';
import { smtpTransport } from '../platform/mail/transport/smtp.ts';
import type { testApp } from './app.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

/** Starts an SMTP server and returns a function that sends the due mails to it, as a worker's jobs would. */
export function testPost(app: ReturnType<typeof testApp>) {
  let smtp: TestSmtp;
  let folder = '';
  let sender: ReturnType<typeof mailSender> | undefined;
  beforeAll(async () => {
    smtp = await startSmtp();
    folder = await mkdtemp(join(tmpdir(), 'patrolbook-post-'));
  });
  afterAll(async () => {
    await sender?.close();
    await smtp.close();
    await rm(folder, { recursive: true });
  });

  /** Returns the mails that arrived in this call. Rejects once `signal` is aborted, as a job of a stopping worker does. */
  async function send(signal = new AbortController().signal): Promise<ParsedMail[]> {
    const before = smtp.mails.length;
    sender ??= mailSender(app.context, smtpTransport(smtp.url), folder);
    for (let due = await listDue(); due.length > 0; due = await listDue())
      for (const { organizationId } of due) await sender.task.run({ organizationId }, signal);
    return smtp.mails.slice(before);
  }

  /** Returns the organizations that have due mails. */
  function listDue() {
    return app.database
      .selectDistinct({ organizationId: mail.organizationId })
      .from(mail)
      .where(lte(mail.nextAttempt, app.clock.now()));
  }

  return Object.assign(send, {
    /** Where the mails are that are not sent. */
    folder: () => folder,
    /** The server, to make it refuse mails. */
    smtp: () => smtp,
    /** Starts it again at its port once a test has closed it. */
    async restart() {
      smtp = await startSmtp(smtp.port);
    },
  });
}
