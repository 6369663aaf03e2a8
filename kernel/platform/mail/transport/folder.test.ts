import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ordinaryLane } from '../lanes.ts';
import { chooseTransport } from './choose.ts';

const signal = new AbortController().signal;
const created = '2026-12-01T08:00:00.000Z';
let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'patrolbook-mail-')), 'mail');
});

afterEach(() => rm(join(folder, '..'), { recursive: true }));

function outgoing(id: string, subject: string) {
  const message = {
    from: 'a@patrol.example',
    to: 'b@patrol.example',
    subject,
    text: 'Kia ora',
    html: '<p>Kia ora</p>',
  };
  return { id, created, organizationId: null, message };
}

it.each([null, 'file:'])(
  'without a server (%s) each mail is written to a separate file, named by time',
  async (smtpUrl) => {
    const transport = chooseTransport(ordinaryLane, { smtpUrl, folder });
    await transport.deliver(outgoing('one', 'First'), signal);
    await transport.deliver({ ...outgoing('two', 'Second'), created: '2026-12-01T08:00:00.001Z' }, signal);
    const names = (await readdir(folder)).sort();
    expect(names).toEqual(['2026-12-01T08-00-00-000Z-one.eml', '2026-12-01T08-00-00-001Z-two.eml']);
    const mail = await simpleParser(await readFile(join(folder, names[1] ?? '')));
    expect(mail).toMatchObject({ subject: 'Second', text: 'Kia ora', html: '<p>Kia ora</p>' });
  },
);

it('a mail delivered again replaces its first file', async () => {
  const transport = chooseTransport(ordinaryLane, { smtpUrl: null, folder });
  await transport.deliver(outgoing('one', 'First'), signal);
  await transport.deliver(outgoing('one', 'Again'), signal);
  expect(await readdir(folder)).toHaveLength(1);
});
