import { type CorpusMail, entry, mail, multipart, noNumber, part } from './build.fixture.ts';

/** Mails whose form is unusual or broken, as gateways, old programs and hurried scripts make them. */

const base64 = (text: string) => Buffer.from(text).toString('base64');
const typed = (type: string, text: string, headers: string[] = []) =>
  mail([`Content-Type: ${type}`, ...headers, '', text].join('\r\n'));

/** Mails that are a single part. */
const single: CorpusMail[] = [
  entry(
    'a page without a charset, which names one in itself',
    'P057123501',
    typed(
      'text/html',
      '<meta http-equiv=3D"Content-Type" content=3D"text/html; charset=3Diso-8859-1">Kia ora =96 it is P057123501, Renee =E9',
      ['Content-Transfer-Encoding: quoted-printable'],
    ),
  ),
  entry(
    'text that is marked as an attachment',
    'P057123502',
    typed('text/plain; name="reply.txt"', 'Event number P057123502', [
      'Content-Disposition: attachment; filename="reply.txt"',
    ]),
  ),
  entry(
    'a page that is marked as an attachment',
    'P057123503',
    typed('text/html; charset=utf-8', '<p>P057123503</p>', ['Content-Disposition: attachment']),
  ),
  entry(
    'base64 without a type',
    'P057123504',
    mail(`Content-Transfer-Encoding: base64\r\n\r\n${base64('Event number P057123504')}`),
  ),
  entry(
    'a charset that is misspelt',
    'P057123505',
    typed('text/plain; charset=uft-8', 'P057123505 M\xc4\x81ori'),
  ),
  entry('utf-7', 'P057123506', typed('text/plain; charset=utf-7', 'P057123506 +AOk-')),
  entry('lines that end with a line feed alone', 'P057123507', mail('\nEvent number P057123507\n\nThanks\n')),
  entry(
    'an encoding that does not exist',
    'P057123508',
    typed('text/plain', 'P057123508', ['Content-Transfer-Encoding: 8-bit']),
  ),
  entry(
    'two subjects in raw UTF-8',
    'P057123509',
    mail('\r\nP057123509', { headers: ['Subject: R\xc4\x93: LOG ON'] }),
  ),
  entry(
    'an invitation’s answer',
    'P057123510',
    typed(
      'text/calendar; method=REPLY; charset=utf-8',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:P057999888@police.example\r\nSUMMARY:Event\r\n  number P057123\r\n 510\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ),
  ),
  entry(
    'an invitation’s answer with a comment',
    'P057123511',
    typed(
      'text/calendar; method=REPLY',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY;LANGUAGE=en:LOG ON\\, PTN1\r\nCOMMENT:Logged on\\nP057123511\r\nEND:VEVENT\r\nEND:VCALENDAR',
    ),
  ),
  ...['text', 'text/enriched', 'text/x-plain'].map((type, nth) =>
    entry(type, `P05712352${nth}`, typed(type, `Event number P05712352${nth}`)),
  ),
  entry('rich text', noNumber, typed('text/rtf', '{\\rtf1 P057123523}')),
  entry(
    'signed so that nothing is readable',
    noNumber,
    typed(
      'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"',
      base64('....Event number P057123512'),
      ['Content-Transfer-Encoding: base64', 'Content-Disposition: attachment; filename="smime.p7m"'],
    ),
  ),
  entry(
    'winmail.dat',
    noNumber,
    typed('application/ms-tnef; name="winmail.dat"', base64('x\x9f>"Event number P057123513'), [
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="winmail.dat"',
    ]),
  ),
];

const html = { type: 'text/html' };

/** Mails of several parts. */
const several: CorpusMail[] = [
  entry(
    'a text message, which a gateway attached',
    'P057123524',
    mail(
      multipart('multipart/mixed', [
        'Content-Type: text/plain; name="text_0.txt"\r\nContent-Disposition: attachment; filename="text_0.txt"\r\n\r\nP057123524',
        'Content-Type: image/gif\r\n\r\nGIF',
      ]),
    ),
  ),
  entry(
    'signed as Outlook does it',
    'P057123514',
    mail(
      multipart('multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256', [
        'Content-Type: text/plain; charset=utf-8\r\n\r\nEvent number P057123514',
        'Content-Type: application/pkcs7-signature; name=smime.p7s\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA',
      ]),
    ),
  ),
  entry(
    'blanks after the boundary',
    'P057123515',
    typed(
      'multipart/alternative; boundary="b 2"',
      '--b 2  \r\nContent-Type: text/plain\r\n\r\nEvent number P057123515\r\n--b 2--  ',
    ),
  ),
  entry(
    'a boundary that is never closed',
    'P057123516',
    typed(
      'multipart/alternative; boundary=b3',
      '--b3\r\nContent-Type: text/plain\r\n\r\nEvent number P057123516',
    ),
  ),
  entry(
    'a number that a telephone made a link',
    'P057123517',
    mail(part('<div dir="ltr">Event number P<a href="tel:057123517" dir="ltr">057123517</a></div>', html)),
  ),
  entry(
    'a number in pieces',
    'P057123518',
    mail(part('<p>Event number <b>P</b><span>057</span><span>123518</span></p>', html)),
  ),
  entry(
    'a reaction',
    noNumber,
    mail(
      multipart('multipart/alternative', [
        part('ECC reacted to your message: thumbs up'),
        part('{"emoji":"x","version":1}', { type: 'text/vnd.google.email-reaction+json' }),
      ]),
    ),
  ),
  entry(
    'a calendar beside a text without a number',
    noNumber,
    mail(
      multipart('multipart/alternative', [
        part('Accepted'),
        part('SUMMARY:P057123519', { type: 'text/calendar' }),
      ]),
    ),
  ),
];

export const shapes: CorpusMail[] = [...single, ...several];
