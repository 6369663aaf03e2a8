import {
  automatic,
  bounce,
  type CorpusMail,
  entry,
  mail,
  multipart,
  part,
  sentSubject,
  sentText,
} from './build.fixture.ts';
import { bare, outlook, topPosted } from './clients.fixture.ts';

const away = 'I am away until Monday. Urgent: P 04 381 2000, or quote P057123401.';
const report = 'multipart/report; report-type=delivery-status';
const status = part(
  'Reporting-MTA: dns; mx.police.example\n\nFinal-Recipient: rfc822; ecc@police.example\nAction: failed\nStatus: 5.1.1',
  {
    type: 'message/delivery-status',
    encoding: '7bit',
  },
);
const original = part(`Subject: ${sentSubject}\r\n\r\n${sentText}`, {
  type: 'message/rfc822',
  encoding: '8bit',
});
const daemon = {
  from: 'Mail Delivery Subsystem <MAILER-DAEMON@mx.police.example>',
  subject: 'Undelivered Mail Returned to Sender',
};

const automatics: CorpusMail[] = [
  entry('Auto-Submitted: auto-replied', automatic, bare(away, { headers: ['Auto-Submitted: auto-replied'] })),
  entry(
    'Auto-Submitted from the null sender',
    automatic,
    bare(away, { headers: ['Auto-Submitted: auto-replied (vacation)'] }),
    '',
  ),
  entry(
    'Auto-Submitted: auto-generated',
    automatic,
    bare('Your event number is P057123402', { headers: ['auto-submitted: Auto-Generated'] }),
  ),
  entry('X-Autoreply', automatic, bare(away, { headers: ['X-Autoreply: yes'] })),
  entry('X-Autorespond', automatic, bare(away, { headers: ['X-Autorespond: LOG ON PTN1'] })),
  entry('Precedence: auto_reply', automatic, bare(away, { headers: ['Precedence: auto_reply'] })),
  entry('Precedence: bulk', automatic, bare(away, { headers: ['Precedence: bulk'] })),
  entry('Precedence: junk', automatic, bare(away, { headers: ['Precedence: Junk'] })),
  entry(
    'Outlook’s automatic reply',
    automatic,
    outlook(away, { subject: `Automatic reply: ${sentSubject}` }),
  ),
  entry(
    'an automatic reply marked as external',
    automatic,
    bare(away, { subject: '[EXTERNAL] Automatic reply: LOG ON' }),
  ),
  entry('out of office in the subject', automatic, bare(away, { subject: 'Out of Office: P057123401' })),
  entry(
    'out of the office in the subject',
    automatic,
    bare(away, { subject: 'Out of the office Re: LOG ON PTN1' }),
  ),
  entry('autoreply in the subject', automatic, bare(away, { subject: 'Autoreply: LOG ON PTN1' })),
  entry(
    'auto-response in the subject',
    automatic,
    bare('We have received your mail. Job number 57123403.', { subject: 'Auto-Response: received' }),
  ),
  entry('on leave in the subject', automatic, bare(away, { subject: 'On leave RE: LOG ON PTN1' })),
  entry(
    'a receipt',
    automatic,
    mail(
      multipart('multipart/report; report-type=disposition-notification', [
        part('Your message was read'),
        part('Disposition: automatic-action; displayed', { type: 'message/disposition-notification' }),
      ]),
      { subject: `Read: ${sentSubject}` },
    ),
  ),
  entry(
    'a receipt by its subject',
    automatic,
    bare('Your message was read on Sunday', { subject: `Read: ${sentSubject}` }),
  ),
  entry(
    'not automatic: Auto-Submitted: no',
    'P057123404',
    topPosted('P057123404', { headers: ['Auto-Submitted: no'] }),
  ),
  entry(
    'not automatic: Outlook suppresses replies',
    'P057123405',
    topPosted('P057123405', { headers: ['X-Auto-Response-Suppress: All'] }),
  ),
  entry(
    'not automatic: first class',
    'P057123406',
    topPosted('P057123406', { headers: ['Precedence: first-class', 'Importance: high'] }),
  ),
  entry(
    'not automatic: the words stand in the text',
    'P057123407',
    topPosted('P057123407. My sergeant is out of office.'),
  ),
  entry(
    'not automatic: a reply to an automatic reply',
    'P057123408',
    topPosted('P057123408', { subject: 'RE: Automatic reply: LOG ON' }),
  ),
];

const bounces: CorpusMail[] = [
  entry(
    'a report that quotes our mail',
    bounce,
    mail(multipart(report, [part('The mail could not be delivered: P057123401'), status, original]), {
      ...daemon,
      headers: ['Auto-Submitted: auto-replied'],
    }),
    '',
  ),
  entry(
    'a report with the headers only',
    bounce,
    mail(
      multipart(report, [
        part('Mailbox full'),
        status,
        part(`Subject: ${sentSubject}`, { type: 'text/rfc822-headers' }),
      ]),
      daemon,
    ),
    '',
  ),
  entry(
    'a report of delay',
    bounce,
    mail(multipart(report, [part('Still trying'), status]), {
      subject: 'Delivery Status Notification (Delay)',
    }),
    '',
  ),
  entry(
    'Exchange says undeliverable',
    bounce,
    outlook('Your message to ECC could not be delivered. P057123402', {
      subject: `Undeliverable: ${sentSubject}`,
      from: 'postmaster@police.example',
    }),
  ),
  entry('the null sender', bounce, bare('Your mail P057123403 was not accepted'), ''),
  entry('from the mailer daemon', bounce, bare('P057123404', { from: 'mailer-daemon@police.example' })),
  entry('the mailer daemon on the envelope', bounce, bare('P057123405'), 'MAILER-DAEMON@mx.police.example'),
  entry(
    'mail delivery failed',
    bounce,
    bare(`This message was created automatically.\n\n${sentText}`, {
      subject: 'Mail delivery failed: returning message to sender',
    }),
  ),
  entry(
    'a failure notice',
    bounce,
    bare('Hi. This is the qmail-send program.', { subject: 'failure notice' }),
  ),
];

export const machines: CorpusMail[] = [...automatics, ...bounces];
