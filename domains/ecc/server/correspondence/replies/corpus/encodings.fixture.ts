import {
  type CorpusMail,
  entry,
  mail,
  multipart,
  noNumber,
  part,
  sentText,
  several,
} from './build.fixture.ts';
import { bare, gmail, outlook, topPosted } from './clients.fixture.ts';

const html = { type: 'text/html' };
const nbsp = '\u00a0';
const signatureFile = part('MIIFzgYJKoZIhvcNAQcCoIIFvzCC', {
  type: 'application/pkcs7-signature; name=smime.p7s',
  encoding: 'base64',
  headers: ['Content-Disposition: attachment; filename=smime.p7s'],
});
const picture = part('PNG', {
  type: 'image/png',
  encoding: 'base64',
  headers: ['Content-Disposition: inline; filename=logo.png'],
});

function attachment(name: string, text: string, type = 'text/plain'): string {
  return part(text, {
    type,
    encoding: 'base64',
    headers: [`Content-Disposition: attachment; filename="${name}"`],
  });
}

/** Mails whose text is written in unusual octets. */
const charsets: CorpusMail[] = [
  entry('base64', 'P057123401', topPosted('P057123401', { encoding: 'base64' })),
  entry('base64 in both forms', 'P057123402', outlook('P057123402', { encoding: 'base64' })),
  entry('8bit', 'P057123403', gmail('Tēnā koe, P057123403', { encoding: '8bit' })),
  entry('7bit', 'P057123404', bare('P057123404', { encoding: '7bit' })),
  entry('windows-1252', 'P057123405', bare('P057123405 \x96 caf\xe9', { charset: 'windows-1252' })),
  entry(
    'windows-1252 with a dash in the number',
    'P057-123-406',
    bare('P057\x96123\x96406', { charset: 'windows-1252' }),
  ),
  entry('iso-8859-1', 'P057123407', bare('P057123407\xa0ok', { charset: 'iso-8859-1' })),
  entry('utf-16', 'P057123408', bare('Event P057123408', { charset: 'utf-16', encoding: 'base64' })),
  entry('utf-16le', 'P057123409', bare('Event P057123409', { charset: 'utf-16le', encoding: 'base64' })),
  entry(
    'iso-2022-jp',
    'P057123410',
    bare('P\x1b$B#0#5#7#1#2#3#4#1#0\x1b(B', { charset: 'iso-2022-jp', encoding: '7bit' }),
  ),
  entry('gb2312', 'P057123411', bare('P057123411 \xc4\xe3\xba\xc3', { charset: 'gb2312', encoding: '8bit' })),
  entry('an unknown charset', 'P057123412', bare('P057123412', { charset: 'x-dispatch-9' })),
  entry('no charset', 'P057123413', mail('\r\nP057123413\r\n')),
  entry(
    'a charset that is wrong',
    'P057123414',
    bare('P057123414 \xff\xfe', { charset: 'utf-8', encoding: '8bit' }),
  ),
  entry(
    'a line broken softly in the number',
    'P057123415',
    mail(
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nP0571=\r\n23415\r\n',
    ),
  ),
  entry(
    'flowed text',
    'P057123416',
    bare('Logged on \r\nP057123416 \r\nthanks', { type: 'text/plain; format=flowed', encoding: '7bit' }),
  ),
  entry('an encoded subject', 'P057123417', bare('ok', { subject: '=?utf-8?B?UkU6IFAwNTcxMjM0MTc=?=' })),
  entry(
    'a subject of several encoded words',
    'P057123418',
    bare('ok', { subject: '=?utf-8?Q?RE:_P0571?=\r\n =?utf-8?Q?23418?=' }),
  ),
];

/** Mails whose characters are not what they look like. */
const characters: CorpusMail[] = [
  entry('blanks that do not break', 'P 057 123 419', topPosted(`P${nbsp}057${nbsp}123${nbsp}419`)),
  entry('thin blanks', 'P057 123 420', topPosted('P057\u2009123\u2009420')),
  entry('zero-width characters', 'P057123421', topPosted('P\u200b057\u200d123\ufeff421')),
  entry('a soft hyphen', 'P057123422', topPosted('P0571\u00ad23422')),
  entry('marks of direction', 'P057123423', topPosted('\u202aP057123423\u202c')),
  entry('full-width characters', 'P057123424', topPosted('Ｐ０５７１２３４２４')),
  entry('en dashes', 'P057-123-425', topPosted('P057–123–425')),
  entry('entities', 'P057123426', mail(part('&#80;057&#49;23&#x34;26&nbsp;', html))),
  entry('a footnote’s sign', 'P057123427', topPosted('P057123427*')),
];

/** Mails of several parts. */
const parts: CorpusMail[] = [
  entry('HTML only', 'P057123428', mail(part('<p>P057<b>123</b>428</p>', html))),
  entry(
    'HTML beside an empty plain text',
    'P057123429',
    mail(multipart('multipart/alternative', [part(''), part('<p>P057123429</p>', html)])),
  ),
  entry(
    'HTML beside a plain text that points to it',
    'P057123430',
    mail(
      multipart('multipart/alternative', [
        part('Your program cannot show HTML.'),
        part('<p>P057123430</p>', html),
      ]),
    ),
  ),
  entry(
    'a picture in the signature',
    'P057123431',
    mail(multipart('multipart/related', [part('<p>P057123431</p><img src="cid:a">', html), picture])),
  ),
  entry(
    'a disclaimer as a part of its own',
    'P057123432',
    mail(multipart('multipart/mixed', [part('P057123432'), part('Ref 57999888. Confidential.')])),
  ),
  entry(
    'plain text with a disclaimer in HTML',
    'P057123433',
    mail(multipart('multipart/mixed', [part('P057123433'), part('<p>Confidential</p>', html)])),
  ),
  entry(
    'signed',
    'P057123434',
    mail(
      multipart('multipart/signed; protocol="application/pkcs7-signature"', [
        part('P057123434'),
        signatureFile,
      ]),
    ),
  ),
  entry(
    'our mail attached',
    'P057123435',
    mail(
      multipart('multipart/mixed', [
        part('P057123435'),
        part(`Subject: LOG ON\r\n\r\n${sentText}`, { type: 'message/rfc822', encoding: '8bit' }),
      ]),
    ),
  ),
  entry(
    'parts within parts',
    'P057123436',
    mail(
      multipart(
        'multipart/mixed',
        [
          multipart(
            'multipart/related',
            [
              multipart('multipart/alternative', [part('P057123436'), part('<p>P057123436</p>', html)], 'c'),
              picture,
            ],
            'b',
          ),
        ],
        'a',
      ),
    ),
  ),
  entry(
    'an answer to an invitation',
    'P057123437',
    mail(
      multipart('multipart/alternative', [
        part('P057123437'),
        part('BEGIN:VCALENDAR\nSUMMARY:P057999888\nEND:VCALENDAR', { type: 'text/calendar' }),
      ]),
    ),
  ),
  entry(
    'a boundary that never closes',
    'P057123438',
    mail('Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nP057123438\r\n'),
  ),
  entry(
    'the two forms differ',
    several,
    mail(multipart('multipart/alternative', [part('P057123401'), part('<p>P057123402</p>', html)])),
  ),
  entry(
    'the number is in the plain text only',
    noNumber,
    mail(multipart('multipart/alternative', [part('P057123401'), part('<p>See attachment</p>', html)])),
  ),
  entry(
    'a text attached',
    noNumber,
    mail(multipart('multipart/mixed', [part('See attached'), attachment('event.txt', 'P057123401')])),
  ),
  entry(
    'a page attached',
    noNumber,
    mail(
      multipart('multipart/mixed', [
        part('See attached'),
        attachment('P057123402.html', '<p>P057123402</p>', 'text/html'),
      ]),
    ),
  ),
  entry(
    'a mail attached',
    noNumber,
    mail(
      multipart('multipart/mixed', [
        part('See attached'),
        attachment('RE P057123403.eml', 'Subject: P057123403\n\nP057123403', 'message/rfc822'),
      ]),
    ),
  ),
  entry('only a picture', noNumber, mail(picture)),
  entry('only rich text', noNumber, mail(part('{\\rtf1 P057123404}', { type: 'application/rtf' }))),
  entry(
    'only Outlook’s own format',
    noNumber,
    mail(part('P057123405', { type: 'application/ms-tnef', encoding: 'base64' })),
  ),
  entry('only a calendar', 'P057123406', mail(part('SUMMARY:P057123406', { type: 'text/calendar' }))),
  entry(
    'encrypted',
    noNumber,
    mail(part('P057123407', { type: 'application/pkcs7-mime', encoding: 'base64' })),
  ),
];

export const encodings: CorpusMail[] = [...charsets, ...characters, ...parts];
