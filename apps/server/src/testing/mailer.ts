import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, lte } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { after, day } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { type Lane, ordinaryLane, urgentLane } from '#platform/mail/lanes.ts';
import { leavesByItself } from '#platform/mail/store.ts';
import { smtpTransport } from '#platform/mail/transport/smtp.ts';
import { startSmtp, type TestSmtp } from '#platform/testing/smtp.ts';
import { mailRenderer } from '../app/mail/mail-renderer.ts';
import { mailSender } from '../app/mail/mail-sender.ts';
import type { testApp } from './app.ts';
import { now } from './night.ts';

/** One for all files of a worker: from source a thread takes two seconds of the processor to start. */
const renderer = { ...mailRenderer(), close: async () => undefined };

/** Starts an SMTP server and returns a function that sends the due mails to it, as the workers' jobs would. */
export function testMailer(app: ReturnType<typeof testApp>) {
  let smtp: TestSmtp;
  let folder = '';
  const senders = new Map<Lane, ReturnType<typeof mailSender>>();
  beforeAll(async () => {
    smtp = await startSmtp();
    folder = await mkdtemp(join(tmpdir(), 'patrolbook-post-'));
  });
  afterAll(async () => {
    for (const sender of senders.values()) await sender.close();
    await smtp.close();
    await rm(folder, { recursive: true });
  });

  /** Returns the mails that arrived in this call. Rejects once `signal` is aborted, as a job of a stopping worker does. */
  async function send(signal = new AbortController().signal): Promise<ParsedMail[]> {
    const before = smtp.mails.length;
    for (let due = await listDue(); due.length > 0; due = await listDue())
      for (const { organizationId, urgent } of due)
        await senderOf(urgent ? urgentLane : ordinaryLane).task.run({ organizationId }, signal);
    return smtp.mails.slice(before);
  }

  function senderOf(lane: Lane) {
    const sender =
      senders.get(lane) ?? mailSender(app.context, lane, smtpTransport(smtp.url), folder, renderer);
    senders.set(lane, sender);
    return sender;
  }

  /** Returns the organizations that have due mails, those with urgent ones first. */
  function listDue() {
    return app.database
      .selectDistinct({ organizationId: mail.organizationId, urgent: mail.urgent })
      .from(mail)
      .where(and(leavesByItself, lte(mail.nextAttempt, app.clock.now())))
      .orderBy(desc(mail.urgent));
  }

  return Object.assign(send, {
    /** The folder of mails that are not sent. */
    folder: () => folder,
    /** The server, to make it refuse mails. */
    smtp: () => smtp,
    /** Starts it again at its port after a test has closed it. */
    async restart() {
      smtp = await startSmtp(smtp.port);
    },
  });
}

/** The same for tests of one night (`buildNight`): before each test what the one before has left is obsolete, and dropped. */
export function testMailerOfNights(app: ReturnType<typeof testApp>) {
  const send = testMailer(app);
  beforeEach(async () => {
    app.clock.set(after(now, 3 * day));
    await send();
  });
  return send;
}
