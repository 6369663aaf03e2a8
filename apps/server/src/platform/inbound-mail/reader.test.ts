import { afterAll, describe, expect, it } from 'vitest';
import { inboundMailReader } from '../../inbound-mail-reader.ts';
import { second } from '../clock.ts';
import { createLog } from '../log.ts';
import { createMailReader } from './reader.ts';

const log = createLog('silent');
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
    expect(await reader.parseMail(plain)).toEqual({
      from: 'Operator@ecc.example',
      subject: 'RE: Log on',
      plain: 'P057123456\nNgā mihi',
      html: '',
      isCut: false,
      messageId: '<1@ecc.example>',
      inReplyTo: '<2@patrol.example>',
      contentType: 'text/plain',
      reportType: null,
      marks: { 'auto-submitted': 'no' },
    });
  });

  it('without anything is read as empty', async () => {
    expect(await reader.parseMail(Buffer.alloc(0))).toMatchObject({ from: null, subject: null, plain: '' });
  });

  it.each([
    ['20,000 encoded words', mail(`Subject: ${'=?utf-8?Q?P057?=\r\n '.repeat(20_000)}`, '', 'P057123456')],
    ['2,000 parts in each other', mail(nested(2000), 'P057123456')],
  ])('with %s is unreadable, and the next is read', async (_what, raw) => {
    expect(await reader.parseMail(raw)).toBeNull();
    expect(await reader.parseMail(plain)).toMatchObject({ subject: 'RE: Log on' });
  });

  it('that would take for ever, or all memory, is unreadable, and the next is read', async () => {
    expect(await strained.parseMail(Buffer.from('endless'))).toBeNull();
    expect(await strained.parseMail(plain)).toMatchObject({ subject: 'RE: Log on' });
    expect(await strained.parseMail(Buffer.from('gluttonous'))).toBeNull();
    expect(await strained.parseMail(plain)).toMatchObject({ subject: 'RE: Log on' });
  });
});

function nested(depth: number): string {
  const parts = Array.from({ length: depth }, (_, index) => [
    ...(index === 0 ? [] : [`--b${index - 1}`]),
    `Content-Type: multipart/mixed; boundary=b${index}`,
    '',
  ]);
  return parts.flat().join('\r\n');
}
