/** Mails that come to the return addresses of ours, as mail systems and programs of absent recipients write them. */

/** A mail, and why ours came back; null if it did not. */
export interface ReturnedCase {
  name: string;
  raw: string;
  /** Empty for the null sender. */
  envelopeFrom: string;
  reason: string | null;
}

const our = 'Patrol on Thu 3 Dec: can you come?';
const original = `From: Petone Patrol <patrol@example.nz>\nSubject: ${our}\n\nWe were unable to deliver a reminder. 550 5.0.0`;

interface Mail {
  subject: string;
  text: string;
  from?: string;
  headers?: string[];
  envelopeFrom?: string;
}

const daemon = 'Mail Delivery System <MAILER-DAEMON@mx.example>';

function plain({ subject, text, from = 'Pat <pat@example.nz>', headers = [] }: Mail): string {
  const head = [
    `From: ${from}`,
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
    ...headers,
  ];
  return lines(...head, '', text);
}

const lines = (...all: string[]) => all.join('\n').replaceAll(/\r?\n/g, '\r\n');

interface Report {
  fields: string[];
  subject?: string;
  type?: string;
  /** What stands before the fields in their part. */
  headers?: string[];
  wrapped?: boolean;
}

/** A report (RFC 3464) about one recipient, or what claims to be one. */
function report(about: Report): string {
  const { fields, subject = 'Undelivered Mail Returned to Sender', type = 'delivery-status' } = about;
  const { headers = [`Content-Type: message/${type}`], wrapped = false } = about;
  const root = wrapped ? 'multipart/mixed' : `multipart/report; report-type=${type}`;
  const recipient = fields.length > 0 ? ['', 'Final-Recipient: rfc822; pat@example.nz', ...fields] : [];
  return lines(
    ...[`From: ${daemon}`, `Subject: ${subject}`, 'Auto-Submitted: auto-replied', 'MIME-Version: 1.0'],
    ...[`Content-Type: ${root}; boundary=part`, '', '--part', 'Content-Type: text/plain', ''],
    ...['This is the mail system.', '--part', ...headers, '', 'Reporting-MTA: dns; mx.example'],
    ...recipient,
    ...['--part', 'Content-Type: message/rfc822', '', original, '--part--', ''],
  );
}

const failed = (name: string, reason: string, raw: string, envelopeFrom = ''): ReturnedCase => {
  return { name, raw, envelopeFrom, reason };
};
const kept = (name: string, raw: string, envelopeFrom = ''): ReturnedCase => {
  return { name, raw, envelopeFrom, reason: null };
};

const noUser = 'Diagnostic-Code: smtp; 550 5.1.1 no such user';

const reports: ReturnedCase[] = [
  failed('failed', '550 5.1.1 no such user', report({ fields: ['Action: failed', 'Status: 5.1.1', noUser] })),
  failed(
    'expired, which is no action of RFC 3464',
    'Connection timed out',
    report({ fields: ['Action: expired', 'Status: ', 'Diagnostic-Code: Connection timed out'] }),
  ),
  failed(
    'failed, with a comment',
    '4.4.7',
    report({ fields: ['Action: failed (delivery time expired)', 'Status: 4.4.7'] }),
  ),
  failed(
    'FAILED, by Postfix itself',
    'unknown user: "pat"',
    report({
      fields: ['ACTION: Failed', 'Status: 5.1.1', 'Diagnostic-Code: X-Postfix; unknown user: "pat"'],
    }),
  ),
  failed(
    'refused, since we are not known to a group',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
    report({
      fields: [
        'Action: failed',
        'Status: 5.7.133',
        'Diagnostic-Code: smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required',
      ],
      subject: `Undeliverable: ${our}`,
    }),
  ),
  failed(
    'a status without an action',
    '5.2.2 (mailbox full)',
    report({ fields: ['Status: 5.2.2 (mailbox full)'] }),
  ),
  failed(
    'delivered to one whom it was forwarded to, not to the other',
    '550 5.1.1 no such user',
    report({ fields: ['Action: relayed', 'Status: 2.0.0', '', 'Action: failed', 'Status: 5.1.1', noUser] }),
  ),
  failed(
    'fields in an attachment, of a mail that a gateway wrapped',
    '550 5.1.1 no such user',
    report({
      fields: ['Action: failed', 'Status: 5.1.1', noUser],
      headers: [
        'Content-Type: message/delivery-status',
        'Content-Disposition: attachment; filename=details.txt',
      ],
      wrapped: true,
    }),
  ),
  failed(
    'fields in UTF-8 (RFC 6533)',
    '550 5.1.1 kāore he pouaka',
    report({
      fields: ['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 k\u0101ore he pouaka'],
      headers: ['Content-Type: message/global-delivery-status'],
    }),
  ),
  failed('no fields', 'Undelivered Mail Returned to Sender', report({ fields: [] })),
  kept(
    'delayed',
    report({ fields: ['Action: delayed', 'Status: 4.4.1', 'Diagnostic-Code: smtp; 421 try later'] }),
  ),
  kept('relayed', report({ fields: ['Action: relayed', 'Status: 2.0.0'], subject: `Relayed: ${our}` })),
  kept('delivered', report({ fields: ['Action: delivered', 'Status: 2.1.5'] })),
  kept('expanded', report({ fields: ['Action: expanded (to a list)', 'Status: 2.1.5'] })),
  kept(
    'no fields, and a delay by its subject',
    report({ fields: [], subject: 'Delivery Status Notification (Delay)' }),
  ),
  kept(
    'a reader’s complaint (RFC 5965)',
    report({
      fields: ['Feedback-Type: abuse', 'Version: 1'],
      subject: `FW: ${our}`,
      type: 'feedback-report',
    }),
  ),
  kept(
    'a complaint without a word of its kind',
    report({
      fields: ['Feedback-Type: not-spam'],
      subject: `Undeliverable: ${our}`,
      type: 'feedback-report',
    }),
  ),
  kept(
    'deleted without being read',
    report({
      fields: ['Disposition: automatic-action/MDN-sent-automatically; deleted'],
      subject: `Not read: ${our}`,
      type: 'disposition-notification',
    }),
  ),
];

const qmail = `Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<pat@example.nz>:
192.0.2.1 does not like recipient.
Remote host said: 550 5.1.1 <pat@example.nz>: Recipient address rejected
Giving up on 192.0.2.1.

--- Below this line is a copy of the message.

${original}`;

const exim = `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  pat@example.nz
    SMTP error from remote mail server after RCPT TO:<pat@example.nz>:
    host mx.example [192.0.2.1]: 550 No such user here

------ This is a copy of the message, including all the headers. ------
${original}`;

const eximDelay = `This message was created automatically by mail delivery software.
A message that you sent has not yet been delivered to one or more of its
recipients after more than 24 hours on the queue on mx.example.

No action is required on your part. Delivery attempts will continue for
some time, and this warning may be repeated at intervals if the message
remains undelivered.`;

const sendmailDelay = `    **********************************************
    **      THIS IS A WARNING MESSAGE ONLY      **
    **  YOU DO NOT NEED TO RESEND YOUR MESSAGE  **
    **********************************************
The original message was received 4 hours ago from mx.example
   ----- Transcript of session follows -----
451 4.4.1 reply: read error from mx.example. Will keep trying until message is 5 days old`;

const refusals = [
  '550 5.1.1 User unknown. Please verify your recipient’s address.',
  '550 5.7.1 You are not on the whitelist of this mailbox',
  '554-Message rejected. No answer to our challenge came',
  '550 Put in quarantine',
  '554 5.4.7 Expired; it was delayed for five days, and we no longer keep trying',
];

/** Of mail systems that write no report. */
const texts: ReturnedCase[] = [
  failed(
    'qmail',
    '550 5.1.1 <pat@example.nz>: Recipient address rejected',
    plain({ from: daemon, subject: 'failure notice', text: qmail }),
  ),
  failed(
    'Exim',
    '550 No such user here',
    plain({ from: daemon, subject: 'Mail delivery failed: returning message to sender', text: exim }),
  ),
  failed(
    'Exchange, by its subject',
    `Undeliverable: ${our}`,
    plain({
      subject: `Undeliverable: ${our}`,
      text: 'Your message to pat@example.nz couldn’t be delivered.',
    }),
  ),
  failed(
    'Exchange, labelled, of a mail about a delay',
    '[EXTERNAL] Undeliverable: Warning: delayed',
    plain({ subject: '[EXTERNAL] Undeliverable: Warning: delayed', text: 'It could not be delivered.' }),
    'postmaster@example.nz',
  ),
  failed(
    'Yahoo',
    'Failure Notice',
    plain({
      from: daemon,
      subject: 'Failure Notice',
      text: 'Sorry, we were unable to deliver your message.',
    }),
  ),
  failed(
    'a mail system that says nothing that is known',
    'Unzustellbar',
    plain({ from: daemon, subject: 'Unzustellbar', text: 'Die Nachricht kam nicht an.' }),
  ),
  failed(
    'nobody, with a bounce’s words',
    'Your mail',
    plain({ subject: 'Your mail', text: 'The mailbox is full; your message was not accepted.' }),
  ),
  failed(
    'nobody, with the answer of a mail server',
    '552 5.2.2 Over quota',
    plain({ subject: 'Patrol', text: 'The server answered: 552 5.2.2 Over quota' }),
  ),
  ...refusals.map((text) =>
    failed(
      'a refusal, with words of a challenge or of a delay',
      text,
      plain({ from: daemon, subject: 'Problem delivering your message', text: `The answer was: ${text}` }),
    ),
  ),
  failed(
    'nobody, with the answer of a mail server about a whitelist',
    '550 No such user here, see our whitelist',
    plain({ subject: 'Patrol', text: 'Refused: 550 No such user here, see our whitelist' }),
  ),
  kept(
    'Exim’s delay',
    plain({ from: daemon, subject: 'Warning: message 1rX7 delayed 24 hours', text: eximDelay }),
  ),
  kept(
    'sendmail’s delay',
    plain({ from: daemon, subject: 'Warning: could not send message for past 4 hours', text: sendmailDelay }),
  ),
  kept(
    'Postfix’s delay',
    plain({ from: daemon, subject: 'Delayed Mail (still being retried)', text: 'Sorry.' }),
  ),
  kept(
    'a delay, from nobody',
    plain({ subject: 'Your mail', text: 'It was not yet delivered. We will retry for 46 more hours.' }),
  ),
  kept(
    'a delay, with a size that looks like an answer',
    plain({ from: daemon, subject: 'Your mail', text: 'Size: 552 bytes. It has not yet been delivered.' }),
  ),
  kept(
    'a delay, by Exchange',
    plain({ from: 'postmaster@example.nz', subject: `Delivery delayed: ${our}`, text: 'Later.' }),
  ),
  kept(
    'a delivery, by Exchange',
    plain({
      from: 'postmaster@example.nz',
      subject: `Delivered: ${our}`,
      text: 'It could be that it is undeliverable later.',
    }),
  ),
  kept(
    'a delivery, by Postfix',
    plain({ from: daemon, subject: 'Successful Mail Delivery Report', text: 'Delivered.' }),
  ),
];

/** Of the programs of people who are away, and of those that want to know us first. */
const answers: ReturnedCase[] = [
  kept(
    'away, marked',
    plain({
      subject: 'Automatic reply: Patrol',
      text: 'I am away.',
      headers: ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All'],
    }),
  ),
  kept(
    'away, by Exchange’s mark alone',
    plain({
      subject: 'Patrol',
      text: 'Mail to this address is not delivered: the mailbox no longer exists.',
      headers: ['X-Auto-Response-Suppress: All'],
    }),
  ),
  kept(
    'away, by sendmail’s vacation',
    plain({
      subject: 'away from my mail',
      text: 'Undeliverable until Monday.',
      headers: ['Precedence: junk'],
    }),
  ),
  kept('away, in te reo', plain({ subject: `Kei waho i te tari: ${our}`, text: 'Kei te hararei au.' })),
  kept(
    'away, in te reo, of a mail system',
    plain({
      from: 'postmaster@example.nz',
      subject: `Kei waho au i te tari: ${our}`,
      text: 'Ka hoki mai au.',
    }),
  ),
  kept(
    'away, in a language that is not known',
    plain({ subject: 'Abwesenheitsnotiz', text: 'Ich bin im Urlaub.' }),
  ),
  kept(
    'away, quoting ours',
    plain({ subject: 'Holiday', text: `Back on Monday.\n\n-----Original Message-----\n${original}` }),
  ),
  kept(
    'away, quoting ours by signs',
    plain({ subject: 'Holiday', text: `Back on Monday.\n${original.replaceAll(/^/gm, '> ')}` }),
  ),
  kept('a challenge', plain({ subject: 'Please confirm your message', text: 'Click to deliver your mail.' })),
  kept(
    'a challenge with a bounce’s words',
    plain({
      subject: 'Your message to Pat',
      text: 'Your message was not delivered yet: it is held until you confirm that you are human.',
    }),
  ),
  kept(
    'a challenge that names where to meet',
    plain({ subject: 'Hello', text: 'Meet at 550 Great South Road? Confirm that you are human.' }),
  ),
  kept(
    'a quarantine',
    plain({ from: 'postmaster@example.nz', subject: 'Message held', text: 'Your message is in quarantine.' }),
  ),
  kept(
    'a person',
    plain({ subject: `RE: ${our}`, text: 'Why was the last mail rejected? 550 5.1.1' }),
    'pat@example.nz',
  ),
  kept('an empty mail from nobody', ''),
];

export const returnedCases: ReturnedCase[] = [...reports, ...texts, ...answers];
