import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { eccRoutes } from '#ecc/contract';
import { after, hour } from '#platform/clock.ts';
import { readSignedAddress, signedAddress } from '#platform/inbound-mail/signed-address.ts';
import { testApp } from '../../testing/app.ts';
import { testInbound } from '../../testing/inbound.ts';
import { testMailer } from '../../testing/mailer.ts';
import { buildNight, start } from '../../testing/night.ts';
import { receiveInboundMail } from './inbound-mail.ts';

/** Replies of the ECC to mails that were sent, as its mail server hands them over. */

const domain = 'replies.example';
const app = testApp({}, { inboundDomain: domain });
const deliver = testMailer(app);
const inbound = testInbound(app, domain);
const { client } = inbound;

/** Logs a patrol on by mail; returns the address that the mail asks replies to. */
async function logOn() {
  const night = await buildNight(app);
  await night.logOn();
  const mails = await deliver();
  const mail = mails.find(({ subject }) => subject?.startsWith('Patrol log on'));
  return { ...night, replyTo: mail?.replyTo?.value[0]?.address ?? '', sent: mail?.text ?? '' };
}

function send(to: string, text: string, subject = 'RE: Log on') {
  return client().sendMail({ from: 'operator@ecc.example', to, subject, text });
}

it('[11.11, 16.7] the number in a reply that quotes our mail is the answer, and is kept with it', async () => {
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

it('[16.16] of two numbers in a reply the crew chooses one, which is then entered', async () => {
  const { replyTo, read, asHemi, params } = await logOn();
  await send(replyTo, 'Yours is _P064123456_.\n\n> Logged on, P064111222');
  expect((await read()).eccLogOnResponse).toBeNull();
  const { body } = await asHemi(eccRoutes.listEccReplies, { params });
  expect(body.items).toMatchObject([
    {
      outcome: 'several-numbers',
      candidates: [
        { policeEventNumber: 'P064123456', sentence: 'Yours is _P064123456_.' },
        { policeEventNumber: 'P064111222', sentence: '> Logged on, P064111222' },
      ],
    },
  ]);
  const policeEventNumber = body.items[0]?.candidates[0]?.policeEventNumber ?? '';
  await asHemi(eccRoutes.enterEventNumber, { params, body: { policeEventNumber } });
  expect((await read()).eccLogOnResponse).toMatchObject({ policeEventNumber: 'P064123456' });
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

it('[11.28] an address is none any more a day after the end of its patrol, which follows an extension', async () => {
  const { replyTo, change, admin, params } = await logOn();
  app.clock.set(after(start, 27 * hour - 1));
  await send(replyTo, 'Thanks, logged off.');
  app.clock.advance(1);
  await expect(send(replyTo, 'P057123456')).rejects.toMatchObject({ responseCode: 550 });
  await change({ hours: 4 });
  await send(replyTo, 'Anybody there?');
  await change({ cancelled: app.clock.now() });
  await send(replyTo, 'Cancelled, thanks.');
  app.clock.advance(hour);
  const refused = send(replyTo, 'P057123456');
  await expect(refused).rejects.toMatchObject({
    response: expect.stringMatching(/^550 5\.1\.1 No such address/),
  });
  const asAdmin = await app.as(admin);
  expect((await asAdmin(eccRoutes.listEccReplies, { params })).body.matches).toBe(3);
});

/** Keeps mails of so many octets as if they had come to the address. */
async function keepMails(replyTo: string, mails: number, octets: number) {
  const linkId = readSignedAddress(app.context.settings.secretKeys, 'ecc', replyTo, domain) ?? '';
  const answered = await app.services.ecc.findAnswered(linkId);
  if (!answered) throw new Error('The address is unknown');
  for (let nth = 1; nth <= mails; nth += 1) {
    const raw = Buffer.from(`mail ${nth}`.padEnd(octets));
    const reply = { from: 'bored@example.nz', subject: '', text: '', raw, outcome: 'no-number' } as const;
    await app.services.ecc.keepReply(answered, reply);
  }
}

it('[11.28] an address takes 50 mails; of two at once for the last place one is refused', async () => {
  const { replyTo, asHemi, params } = await logOn();
  const matches = async () => (await asHemi(eccRoutes.listEccReplies, { params })).body.matches;
  await keepMails(replyTo, 49, 10);
  const sent = await Promise.allSettled([send(replyTo, 'one'), send(replyTo, 'another')]);
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await matches()).toBe(50);
  const full = {
    responseCode: 552,
    response: expect.stringContaining('552 5.2.2 This address has received'),
  };
  await expect(send(replyTo, 'P057123456')).rejects.toMatchObject(full);
  await expect(keepMails(replyTo, 1, 10)).rejects.toThrow('This address has received');
  const other = await logOn();
  await send(other.replyTo, 'P057123456');
  expect((await other.read()).eccLogOnResponse).toMatchObject({ policeEventNumber: 'P057123456' });
});

it('[11.28] an address takes 10 MB', async () => {
  const { replyTo } = await logOn();
  await keepMails(replyTo, 10, 990_000);
  await expect(send(replyTo, 'x'.repeat(200_000))).rejects.toMatchObject({ responseCode: 552 });
  await send(replyTo, 'short');
});

it('a port that is in use is said in a sentence', async () => {
  const port = inbound.port();
  await expect(
    receiveInboundMail(app.context, app.services, { host: '127.0.0.1', port, domain }),
  ).rejects.toThrow(`Port ${port} is in use; set INBOUND_SMTP_PORT to another one.`);
});
