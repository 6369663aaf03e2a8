import { createTransport } from 'nodemailer';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReceivedReply } from './features/ecc/replies/receive.ts';
import { replyAddress } from './features/ecc/replies/reply-address.ts';
import { receiveInboundMail } from './inbound-mail.ts';
import type { InboundServer } from './platform/inbound-mail/server.ts';
import { createLog } from './platform/log.ts';
import { settings } from './platform/mail/testing.fixture.ts';

const domain = 'replies.example';
const linkId = newId();
const address = replyAddress(settings.secretKeys, linkId, domain);
const context = { settings, log: createLog('silent') };
let server: InboundServer;
let kept: ReceivedReply[];

beforeEach(async () => {
  kept = [];
  const keeper = {
    findAnswered: async (id: string) => (id === linkId ? { sent: 'Follows P056999888' } : null),
    keepReply: async (_answered: object, reply: ReceivedReply) => void kept.push(reply),
  };
  server = await receiveInboundMail(context, keeper, { host: '127.0.0.1', port: 0, domain });
});

afterEach(() => server.stop());

function send(to: string, text: string) {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  return transport.sendMail({ from: 'operator@ecc.example', to, subject: 'RE: Log on', text });
}

it('[rule reply-reading] the number in a reply reaches what it answers, whole and read', async () => {
  await send(address.toUpperCase(), 'P057123456\n\n> Follows P056999888');
  const [reply] = kept;
  expect(reply).toMatchObject({
    outcome: 'number',
    policeEventNumber: 'P057123456',
    from: 'operator@ecc.example',
    subject: 'RE: Log on',
    text: 'P057123456\n\n> Follows P056999888',
  });
  expect(Buffer.from(reply?.raw ?? []).toString()).toContain('Subject: RE: Log on');
});

it('a mail that cannot be read is kept all the same', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  const envelope = { from: 'operator@ecc.example', to: address };
  await transport.sendMail({
    envelope,
    raw: `Subject: ${'=?utf-8?Q?P057?=\r\n '.repeat(20_000)}\r\n\r\nP057123456`,
  });
  expect(kept).toMatchObject([{ outcome: 'no-number', text: '', from: 'operator@ecc.example', subject: '' }]);
});

it.each([
  ['forged', replyAddress(['another key'], linkId, domain)],
  ['for nothing that was mailed', replyAddress(settings.secretKeys, newId(), domain)],
  ['of another domain', address.replace(domain, 'other.example')],
  ['no reply address', `postmaster@${domain}`],
])('a mail to an address that is %s is refused', async (_what, to) => {
  await expect(send(to, 'P057123456')).rejects.toMatchObject({ responseCode: 550 });
  expect(kept).toEqual([]);
});

it('a port that is in use is said in a sentence', async () => {
  const keeper = { findAnswered: async () => null, keepReply: async () => undefined };
  const second = receiveInboundMail(context, keeper, { host: '127.0.0.1', port: server.port, domain });
  await expect(second).rejects.toThrow(
    `Port ${server.port} is in use; set INBOUND_SMTP_PORT to another one.`,
  );
});
