import { type CorpusMail, entry, mail, multipart, noNumber, part, several } from './build.fixture.ts';
import { bare } from './clients.fixture.ts';

const html = { type: 'text/html' };

function page(content: string): Buffer {
  return mail(part(`<html><body>${content}</body></html>`, html));
}

function nested(depth: number, text: string): string {
  const parts = Array.from({ length: depth }, (_, index) => {
    const opening = index === 0 ? '' : `--b${index - 1}\r\n`;
    return `${opening}Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n`;
  });
  return `${parts.join('')}--b${depth - 1}\r\n\r\n${text}\r\n`;
}

const hidden: CorpusMail[] = [
  entry('display:none', noNumber, page('<div style="display:none">P057123401</div>Thanks')),
  entry('white on white', noNumber, page('<font color="#ffffff">P057123402</font>Thanks')),
  entry('a font of no size', noNumber, page('<span style="font-size:0">P057123403</span>Thanks')),
  entry(
    'a hidden number beside a shown one',
    'P057123404',
    page('<span style="display:none">P057999888</span>P057123404'),
  ),
  entry('a number in a comment', noNumber, page('<!-- P057123405 -->Thanks')),
  entry('a number in a style sheet', noNumber, page('<style>/* P057123406 */</style>Thanks')),
  entry(
    'a number in a title and an attribute',
    noNumber,
    page('<title>P057123407</title><p title="P057123407">Thanks</p>'),
  ),
  entry(
    'hidden by a class',
    noNumber,
    page('<style>.x{display:none}</style><p class=x>P057123408</p>Thanks'),
  ),
  entry(
    'hidden text in the plain text too',
    noNumber,
    mail(
      multipart('multipart/alternative', [
        part('P057123409 Thanks'),
        part('<div style="display:none">P057123409</div>Thanks', html),
      ]),
    ),
  ),
  entry(
    'white on a dark ground is shown',
    'P057123410',
    page('<table bgcolor="#002244"><tr><td><font color="white">P057123410</font></td></tr></table>'),
  ),
];

const large: CorpusMail[] = [
  entry(
    '20,000 encoded words',
    noNumber,
    mail('\r\nP057123411', { subject: '=?utf-8?Q?P057?=\r\n '.repeat(20_000) }),
  ),
  entry('2,000 parts in each other', noNumber, mail(nested(2000, 'P057123412'))),
  entry('100 parts in each other', 'P057123413', mail(nested(100, 'P057123413'))),
  entry(
    '10,000 parts beside each other',
    noNumber,
    mail(
      multipart(
        'multipart/mixed',
        Array.from({ length: 10_000 }, () => part('P057123414', { encoding: '7bit' })),
        'x',
      ),
    ),
  ),
  entry(
    '700 kB of base64',
    'P057123415',
    mail(
      multipart('multipart/mixed', [
        part('P057123415'),
        part('\0'.repeat(525_000), { type: 'application/zip', encoding: 'base64' }),
      ]),
    ),
  ),
  entry('700 kB of text', noNumber, bare(`P057123416\n${'word '.repeat(140_000)}`, { encoding: '7bit' })),
  entry('700 kB without a blank', noNumber, bare(`P057123417\n${'a'.repeat(700_000)}`, { encoding: '7bit' })),
  entry('90 kB of digits', 'P057123418', bare(`P057123418\n${'1 '.repeat(45_000)}`, { encoding: '7bit' })),
  entry('40,000 letters P', 'P057123419', bare(`P057123419\n${'P '.repeat(40_000)}`, { encoding: '7bit' })),
  entry(
    '7,000 labels',
    'P057123420',
    bare(`P057123420\n${'event number '.repeat(7000)}`, { encoding: '7bit' }),
  ),
  entry(
    '9,000 numbers',
    several,
    bare(Array.from({ length: 9000 }, (_, nth) => `P${100_000_000 + nth}`).join(' '), { encoding: '7bit' }),
  ),
  entry('60 brackets after a denial', 'P057123429', bare(`not ${'('.repeat(60)} a b c d e P057123429`)),
  entry('20,000 elements in each other', 'P057123421', page(`${'<div>'.repeat(20_000)}P057123421`)),
  entry('a header without an end', noNumber, Buffer.from(`X-A: ${'P057123422 '.repeat(50_000)}`)),
  entry('nothing at all', noNumber, Buffer.alloc(0)),
  entry(
    'octets that are no mail',
    noNumber,
    Buffer.from(Array.from({ length: 5000 }, (_, nth) => (nth * 167) % 256)),
  ),
];

const headers: CorpusMail[] = [
  entry(
    'a number in other headers',
    noNumber,
    bare('Thanks', { headers: ['X-Event: P057123423', 'References: <P057123423@x.example>'] }),
  ),
  entry('two subjects', 'P057123424', bare('P057123424', { headers: ['Subject: RE: LOG ON'] })),
  entry('no sender', 'P057123425', bare('P057123425', { from: '' })),
  entry('a number in the sender’s name', noNumber, bare('Thanks', { from: 'P057123426 <a@police.example>' })),
  entry('control characters', 'P057123427', bare('P057123427\x00\x07\x1b[31m', { encoding: '8bit' })),
  entry('script', 'P057123428', page('P057123428 <script>P057999888</script>')),
];

export const hostile: CorpusMail[] = [...hidden, ...large, ...headers];
