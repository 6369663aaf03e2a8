import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { organization } from '../../platform/database/schema/organizations.ts';
import { person } from '../../platform/database/schema/people.ts';
import { folderTransport } from '../../platform/mail/transport/folder.ts';
import { smtpTransport } from '../../platform/mail/transport/smtp.ts';
import type { Transport } from '../../platform/mail/transport/transport.ts';
import { testApp } from '../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { demoService, withoutDemoMails } from './service.ts';

const server = testApp();
let smtp: TestSmtp;
let transport: Transport;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-demo-mail-'));
  smtp = await startSmtp();
  transport = withoutDemoMails(server.context, smtpTransport(smtp.url), folderTransport(folder));
});
beforeEach(() => smtp.mails.splice(0));
afterEach(() => server.services.demo.remove());
afterAll(async () => {
  transport.close();
  await smtp.close();
  await rm(folder, { recursive: true });
});

/** Delivers a mail of this organization; returns where it went. */
async function deliver(organizationId: string | null): Promise<'sent' | 'file'> {
  const id = `mail-${organizationId}`;
  const message = { from: 'a@example.nz', to: 'b@example.nz', subject: 'Kia ora', text: 'Kia ora' };
  const mail = { id, created: server.clock.now(), organizationId, message };
  await transport.deliver(mail, new AbortController().signal);
  const isFile = (await readdir(folder)).some((name) => name.includes(id));
  expect(smtp.mails.length).toBe(isFile ? 0 : 1);
  return isFile ? 'file' : 'sent';
}

async function demoOrganization() {
  const [found] = await server.database.select().from(organization).where(eq(organization.code, 'HSCP'));
  return found?.id ?? '';
}

describe('the mails of the demonstration', () => {
  it('are written to files, also in production and with a mail server [demo-mails]', async () => {
    const own = await server.buildOrganization();
    const settings = { ...server.context.settings, production: true };
    await demoService({ ...server.context, settings }, server.services.auth).load();
    expect(await deliver(await demoOrganization())).toBe('file');
    expect(await deliver(own.id)).toBe('sent');
  });

  it('are all mails while its super administrator, who may open any organization, has the published password', async () => {
    const opened = await server.buildOrganization();
    await server.services.demo.load();
    expect(await deliver(opened.id)).toBe('file');
    expect(await deliver(null)).toBe('file');
    await server.database.update(person).set({ passwordHash: 'another' }).where(eq(person.firstName, 'Hana'));
    const next = await server.buildOrganization();
    expect(await deliver(next.id)).toBe('sent');
  });
});

it('without the demonstration every mail is sent', async () => {
  expect(await deliver((await server.buildOrganization()).id)).toBe('sent');
});
