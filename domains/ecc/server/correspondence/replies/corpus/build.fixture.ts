import type { ReadReply } from '../read-reply.ts';

/** A mail in its original form, and what it must yield: the number as it was typed, or the refusal. */
export interface CorpusMail {
  name: string;
  raw: Buffer;
  envelopeFrom: string;
  yields: string | { refused: Exclude<ReadReply['outcome'], 'number'> };
  /** The numbers that it offers, each with its sentence; left out for mails that test something else. */
  offers?: [policeEventNumber: string, sentence: string][];
}

export const operator = 'ecc.operator@police.example';
export const noNumber = { refused: 'no-number' } as const;
export const several = { refused: 'several-numbers' } as const;
export const automatic = { refused: 'automatic' } as const;
export const bounce = { refused: 'bounce' } as const;

/** The notification that all mails of the corpus answer. It contains numbers of its own, which are no answer. */
export const sentSubject = 'LOG ON PTN1, Petone, Sun 22 Nov 21:00 to 01:00';
export const sentText = `Kia ora, please log on this patrol and reply with the event number.

Call sign: PTN1
Station: Petone
Crew: Hemi WALKER (patrol ID 57000111), Ana FAASAVALU (patrol ID P12)
Contact phone: 021 555 014
Vehicle: PKL571, white Toyota Corolla
Mode: overt
Start: Sun 22 Nov 2026, 21:00
Expected finish: Mon 23 Nov 2026, 01:00
Notes: follows event P056999888 of last night

Event number:
https://roster.example/ecc/0198a1c0f3.P57000999x
`;
export const sent = `${sentSubject}\n${sentText}`;

type Encoding = '7bit' | '8bit' | 'quoted-printable' | 'base64';

export interface PartOptions {
  type?: string;
  charset?: string;
  encoding?: Encoding;
  /** More headers of the part, such as its disposition. */
  headers?: string[];
}

/**
 * Writes a part of a mail, or a whole one without the mail's own headers. Each character of the result is one
 * octet.
 */
export function part(text: string, options: PartOptions = {}): string {
  const { type = 'text/plain', charset = 'utf-8', encoding = 'quoted-printable', headers = [] } = options;
  return [
    `Content-Type: ${type}; charset=${charset}`,
    `Content-Transfer-Encoding: ${encoding}`,
    ...headers,
    '',
    encoded(inCharset(text, charset), encoding),
  ].join('\r\n');
}

export function multipart(type: string, parts: string[], boundary = `_${parts.length}_part`): string {
  const inside = parts.map((each) => `--${boundary}\r\n${each}\r\n`).join('');
  return `Content-Type: ${type}; boundary="${boundary}"\r\n\r\n${inside}--${boundary}--\r\n`;
}

export interface MailOptions {
  subject?: string;
  from?: string;
  headers?: string[];
}

/** Puts the headers of a mail before its body, which begins with the headers of its content. */
export function mail(body: string, { subject, from, headers = [] }: MailOptions = {}): Buffer {
  const head = [
    'Received: from mx.police.example (mx.police.example [192.0.2.7]) by mail.example; Sun, 22 Nov 2026 20:12:33 +1300',
    `From: ${from ?? `ECC Central <${operator}>`}`,
    'To: PTN1 <ecc-0198a1c0@roster.example>',
    `Subject: ${subject ?? `RE: ${sentSubject}`}`,
    'Date: Sun, 22 Nov 2026 20:12:31 +1300',
    'Message-ID: <57123450.1@police.example>',
    'MIME-Version: 1.0',
    ...headers,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n${body}`, 'latin1');
}

export function entry(
  name: string,
  yields: CorpusMail['yields'],
  raw: Buffer,
  envelopeFrom = operator,
): CorpusMail {
  return { name, yields, raw, envelopeFrom };
}

/** Charsets that Node cannot write are encoded by hand where they are needed, as Latin-1 characters. */
function inCharset(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text);
  if (charset.startsWith('utf-16')) return Buffer.from(`\ufeff${text}`, 'utf16le');
  return Buffer.from(text, 'latin1');
}

function encoded(content: Buffer, encoding: Encoding): string {
  if (encoding === 'base64') return (content.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');
  const text = content.toString('latin1').replace(/\r?\n/g, '\r\n');
  return encoding === 'quoted-printable' ? quotedPrintable(text) : text;
}

/** RFC 2045 section 6.7, with lines of at most 76 characters. */
function quotedPrintable(text: string): string {
  const escaped = text.replace(
    /[^\x20-\x3c\x3e-\x7e\r\n]/g,
    (octet) => `=${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const lines = escaped.split('\r\n');
  return lines.map((line) => (line.match(/(?:=..|.){1,70}/g) ?? []).join('=\r\n')).join('\r\n');
}
