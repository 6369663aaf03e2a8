import { eccRoutes } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { receiveInboundMail } from './inbound-mail.ts';
import { signedAddress } from './platform/inbound-mail/signed-address.ts';
import { testApp } from './testing/app.ts';
import { testInbound } from './testing/inbound.ts';
import { buildNight } from './testing/night.ts';
import { testPost } from './testing/post.ts';

/** Replies of the ECC to mails that were sent, as its mail server hands them over. */

const domain = 'replies.example';
const app = testApp({}, { inboundDomain: domain });
const post = testPost(app);
const inbound = testInbound(app, domain);
const { client } = inbound;

/** Logs a patrol on by mail; returns the address that the mail asks replies to. */
async function logOn() {
  const night = await buildNight(app);
  await night.logOn();
  const mails = await post();
  const mail = mails.find(({ subject }) => subject?.startsWith('Patrol log on'));
  return { ...night, replyTo: mail?.replyTo?.value[0]?.address ?? '', sent: mail?.text ?? '' };
}

function send(to: string, text: string, subject = 'RE: Log on') {
  return client().sendMail({ from: 'operator@ecc.example', to, subject, text });
}

it('[rule reply-reading] [ecc-reply] the number in a reply that quotes our mail is the answer, and is kept with it', async () => {
  const { replyTo, sent, read, asHemi, params } = await logOn();
  const quoted = sent.replaceAll(/^/gm, '> ');
  await send(replyTo.toUpperCase(), `P057123456\n\n${quoted}`);
  expect((await read()).eccLogOnResponse).toEqual({
    when: app.clock.now(),
    policeEventNumber: 'P057123456',
  });
  const { body } = await asHemi(eccRoutes.listEccReplies, { params });
  expect(body.items).toMatchObject([
    { outcome: 'number', from: 'operator@ecc.example', subject: 'RE: Log on' },
  ]);
});

it('the same mail again, and another number, change nothing', async () => {
  const { replyTo, read, asHemi, params } = await logOn();
  const mail = {
    envelope: { from: 'operator@ecc.example', to: replyTo },
    raw: 'Subject: x\r\n\r\nP057123456',
  };
  await client().sendMail(mail);
  await client().sendMail(mail);
  await send(replyTo, 'P057999999');
  expect((await read()).eccLogOnResponse?.policeEventNumber).toBe('P057123456');
  const { body } = await asHemi(eccRoutes.listEccReplies, { params });
  expect(body.items.map(({ outcome }) => outcome)).toEqual(['several-numbers', 'number']);
});

it('a mail that cannot be read is kept all the same', async () => {
  const { replyTo, asHemi, params } = await logOn();
  await client().sendMail({
    envelope: { from: 'operator@ecc.example', to: replyTo },
    raw: `Subject: ${'=?utf-8?Q?P057?=\r\n '.repeat(20_000)}\r\n\r\nP057123456`,
  });
  const { body } = await asHemi(eccRoutes.listEccReplies, { params });
  expect(body.items).toMatchObject([
    { outcome: 'no-number', text: '', from: 'operator@ecc.example', subject: '' },
  ]);
});

it('a mail to an address that is forged, of nothing that was mailed, of another domain or none of ours is refused', async () => {
  const { replyTo, asHemi, params } = await logOn();
  const [local = ''] = replyTo.split('@');
  const flipped = local.endsWith('0') ? '1' : '0';
  const wrong = [
    `${local.slice(0, -1)}${flipped}@${domain}`,
    signedAddress(app.context.settings.secretKeys, 'ecc', newId(), domain),
    replyTo.replace(domain, 'other.example'),
    `postmaster@${domain}`,
  ];
  for (const to of wrong)
    await expect(send(to, 'P057123456'), to).rejects.toMatchObject({ responseCode: 550 });
  expect((await asHemi(eccRoutes.listEccReplies, { params })).body.matches).toBe(0);
});

it('a port that is in use is said in a sentence', async () => {
  const port = inbound.port();
  await expect(
    receiveInboundMail(app.context, app.services, { host: '127.0.0.1', port, domain }),
  ).rejects.toThrow(`Port ${port} is in use; set INBOUND_SMTP_PORT to another one.`);
});
