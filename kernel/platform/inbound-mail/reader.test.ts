import { afterAll, describe, expect, it } from 'vitest';
import { inboundMailReader } from '#server/app/mail/inbound-mail-reader.ts';
import { second } from '../clock.ts';
import { createLog } from '../log.ts';
import { createMailReader } from './reader.ts';

const log = createLog('silent');
const turn = { address: 'known@replies.example', network: '192.0.2.7' };
const reader = inboundMailReader(log);
const strained = createMailReader(new URL('./thread.fixture.ts', import.meta.url), 5 * second, log);

afterAll(async () => {
  await reader.close();
  await strained.close();
});

function mail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n'));
}

const plain = mail(
  'From: =?utf-8?Q?ECC_M=C4=81ori?= <Operator@ecc.example>',
  'Subject: =?utf-8?B?UkU6IExvZyBvbg==?=',
  'Message-ID: <1@ecc.example>',
  'In-Reply-To: <2@patrol.example>',
  'Auto-Submitted: No',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'P057123456\u0000\u0007',
  'Ngā mihi',
);

describe('a mail', () => {
  it('is read with its headers', async () => {
    expect(await reader.parseMail(plain, turn)).toEqual({
      from: 'Operator@ecc.example',
      subject: 'RE: Log on',
      plain: 'P057123456\nNgā mihi',
      html: '',
      deliveryStatus: '',
      isCut: false,
      messageId: '<1@ecc.example>',
      inReplyTo: '<2@patrol.example>',
      contentType: 'text/plain',
      reportType: null,
      marks: { 'auto-submitted': 'no' },
    });
  });

  it('without anything is read as empty', async () => {
    expect(await reader.parseMail(Buffer.alloc(0), turn)).toMatchObject({
      from: null,
      subject: null,
      plain: '',
    });
  });

  it.each([
    ['20,000 encoded words', mail(`Subject: ${'=?utf-8?Q?P057?=\r\n '.repeat(20_000)}`, '', 'P057123456')],
    ['2,000 parts in each other', mail(nested(2000), 'P057123456')],
  ])('with %s is unreadable, and the next is read', async (_what, raw) => {
    expect(await reader.parseMail(raw, turn)).toBeNull();
    expect(await reader.parseMail(plain, turn)).toMatchObject({ subject: 'RE: Log on' });
  });

  it('that would take for ever, or all memory, is unreadable, and the next is read', async () => {
    expect(await strained.parseMail(Buffer.from('endless'), turn)).toBeNull();
    expect(await strained.parseMail(plain, turn)).toMatchObject({ subject: 'RE: Log on' });
    expect(await strained.parseMail(Buffer.from('gluttonous'), turn)).toBeNull();
    expect(await strained.parseMail(plain, turn)).toMatchObject({ subject: 'RE: Log on' });
  });
});

describe('[11.27] a large mail', () => {
  const html = 'Content-Type: text/html';
  const quoted = ['Content-Type: text/plain', 'Content-Transfer-Encoding: quoted-printable'];
  const fill = (unit: string) => unit.repeat(Math.floor(500_000 / unit.length));

  it.each([
    ['empty cells', [html, '', fill('<tr><td></td></tr>').repeat(2)]],
    ['elements in each other', [html, '', fill('<b>')]],
    ['elements in each other, and end tags of none', [html, '', fill('<b><u></u></i>')]],
    ['zeros in a style', [html, '', `<p style="opacity:${fill('0')}x">`]],
    ['blanks', ['Content-Type: text/plain', '', `y${fill(' ')}x`]],
    ['blanks in quoted-printable', [...quoted, '', `y${fill(' ')}x`]],
    ['encoded blanks', ['Content-Transfer-Encoding: base64', '', btoa(`y${fill(' ').slice(0, 350_000)}x`)]],
    ['lines that continue', ['Content-Type: text/plain; format=flowed', '', fill('a \r\n')]],
    ['empty lines', ['Content-Type: text/plain', '', fill('\r\n')]],
    ['lines that may part it', ['Content-Type: multipart/mixed; boundary=x', '', '--x', '', fill('--\r\n')]],
  ])('of %s is read within the limit', async (_what, lines) => {
    expect(await reader.parseMail(mail(...lines, 'P057123456'), turn)).toMatchObject({ subject: null });
  });

  it('of other headers than those that are read is read within the limit, if a chain of servers could have added them', async () => {
    const others = mail(`X: ${fill('<a>,').slice(0, 100_000)}`, 'Subject: RE: Log on', '', 'P057123456');
    expect(await reader.parseMail(others, turn)).toMatchObject({
      subject: 'RE: Log on',
      plain: 'P057123456',
    });
  });
});

it.each([
  ['a sender in 5,000 groups', mail(`From: ${'a:'.repeat(5000)}`, '', 'P057123456')],
  ['a subject of 5,000 letters', mail(`Subject: ${'a'.repeat(5000)}`, '', 'P057123456')],
])('a mail with %s is unreadable', async (_what, raw) => {
  expect(await reader.parseMail(raw, turn)).toBeNull();
});

function nested(depth: number): string {
  const parts = Array.from({ length: depth }, (_, index) => [
    ...(index === 0 ? [] : [`--b${index - 1}`]),
    `Content-Type: multipart/mixed; boundary=b${index}`,
    '',
  ]);
  return parts.flat().join('\r\n');
}
