import { automaticMarks } from './parsed-mail.ts';

/**
 * Bounds a header field and a run of blanks. The libraries that read a mail take time with the square of either,
 * but with these bounds only with the size of the mail (decision 18).
 */

/** Octets of the head of a mail. A long chain of servers adds some 40 kB. */
const maxHead = 128 * 1024;

/**
 * Octets of a field that is read. RFC 5322 section 2.1.1 allows 998 in a line, and a subject seldom has a second
 * line.
 */
const maxField = 4 * 1024;

/** Octets of a run of blanks; a longer one means no more. */
const maxBlanks = 100;

/** The fields of a mail that are read; all others are left out. */
const readFields: ReadonlySet<string> = new Set([
  ...automaticMarks,
  'from',
  'subject',
  'message-id',
  'in-reply-to',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
]);

const [tab, lineFeed, carriageReturn, blank] = [0x09, 0x0a, 0x0d, 0x20];

/** Returns the mail as it is read. Throws if its head, or a field that is read, is longer than any real one. */
export function boundedMail(raw: Uint8Array): Buffer {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = endOfHead(mail);
  if (end > maxHead) throw new Error('The head of the mail is too long');
  const head = fieldsOf(mail.subarray(0, end).toString('latin1')).filter(isRead).join('');
  return withoutLongBlanks(Buffer.concat([Buffer.from(head, 'latin1'), mail.subarray(end)]));
}

/** Returns the position of the empty line that ends the head, or the end of a mail without one. */
function endOfHead(mail: Buffer): number {
  for (let start = 0; start < mail.length; ) {
    const isReturn = mail[start] === carriageReturn && mail[start + 1] === lineFeed;
    if (isReturn || mail[start] === lineFeed) return start;
    const next = mail.indexOf(lineFeed, start);
    start = next === -1 ? mail.length : next + 1;
  }
  return mail.length;
}

/** Returns the fields with their continuation lines (RFC 5322 section 2.2.3). */
function fieldsOf(head: string): string[] {
  return head.split(/(?<=\n)(?![ \t])/);
}

function isRead(field: string): boolean {
  const name = field.slice(0, Math.max(field.indexOf(':'), 0));
  if (!readFields.has(name.trim().toLowerCase())) return false;
  if (field.length > maxField) throw new Error('A field of the mail’s head is too long');
  return true;
}

function withoutLongBlanks(mail: Buffer): Buffer {
  let run = 0;
  let length = 0;
  for (const octet of mail) {
    run = octet === blank || octet === tab ? run + 1 : 0;
    if (run <= maxBlanks) {
      mail[length] = octet;
      length += 1;
    }
  }
  return mail.subarray(0, length);
}
