import type { AddressObject, Headers, HeaderValue, StructuredHeader } from 'mailparser';
import { boundedMail } from './bounded-mail.ts';
import { readMime } from './mime-texts.ts';
import { automaticMarks, type ParsedMail } from './parsed-mail.ts';
import { visibleText } from './visible-text.ts';

/**
 * Characters of a text that are kept, which is more than a person reads. Work on a text of this length needs no
 * thread.
 */
const maxText = 100_000;

/**
 * Reads a mail, in time with its size (decision 18). A large one takes seconds, so only the thread of
 * `reader.ts` calls it. Attachments are decoded, but are no larger than the mail itself. Throws if the mail has
 * more parts or longer headers than any real one.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await readMime(boundedMail(raw));
  const { headers } = mail;
  const plain = clean(mail.plain);
  const html = clean(visibleText(mail.html));
  const type = structured(headers.get('content-type'));
  return {
    from: senderIn(headers.get('from')),
    subject: textOf(headers.get('subject')),
    plain: plain.slice(0, maxText),
    html: html.slice(0, maxText),
    deliveryStatus: clean(mail.deliveryStatus).slice(0, maxText),
    isCut: plain.length > maxText || html.length > maxText,
    messageId: textOf(headers.get('message-id')),
    inReplyTo: textOf(headers.get('in-reply-to')),
    contentType: type.value,
    reportType: type.reportType,
    marks: marksIn(headers),
  };
}

function senderIn(header: HeaderValue | undefined): string | null {
  return isAddresses(header) ? textOf(header.value[0]?.address) : null;
}

function isAddresses(header: HeaderValue | undefined): header is AddressObject {
  return typeof header === 'object' && 'html' in header;
}

function marksIn(headers: Headers): ParsedMail['marks'] {
  return Object.fromEntries(
    automaticMarks.flatMap((name) => {
      const value = headers.get(name);
      return value === undefined ? [] : [[name, String(value).toLowerCase()]];
    }),
  );
}

function structured(header: HeaderValue | undefined) {
  const { value, params } = isStructured(header) ? header : { value: '', params: {} };
  return {
    value: value.toLowerCase(),
    reportType: params['report-type']?.toLowerCase() ?? null,
  };
}

function isStructured(header: HeaderValue | undefined): header is StructuredHeader {
  return typeof header === 'object' && 'params' in header;
}

function textOf(text: unknown): string | null {
  const cleaned = typeof text === 'string' ? clean(text) : '';
  return cleaned === '' ? null : cleaned;
}

/** Removes what the database cannot keep or a screen cannot show: control characters and halves of surrogate pairs. */
function clean(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
}
