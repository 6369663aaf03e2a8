import { type Headers, type HeaderValue, simpleParser } from 'mailparser';
import { automaticMarks, type ParsedMail } from './parsed-mail.ts';
import { visibleText } from './visible-text.ts';

/** Octets of a part's header. Decoding takes time with the square of it, and a long chain of servers adds some 40 kB. */
const maxHeadSize = 128 * 1024;

/** Characters of a text that are kept: more than a person reads. What is done with a text then takes no thread of its own. */
const maxText = 100_000;

/** `maxHeadSize` and `maxChildNodes` are options of the splitter that the parser hands them to. */
const options = {
  maxHeadSize,
  maxChildNodes: 500,
  skipHtmlToText: true,
  skipTextLinks: true,
  keepCidLinks: true,
};

/**
 * Reads a mail. It may take long, or for ever: only the thread of `reader.ts` calls it. Attachments are decoded, but are no
 * larger than the mail itself. Throws if the mail has more parts or longer headers than any real one.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await simpleParser(Buffer.from(raw), options);
  const plain = clean(mail.text ?? '');
  const html = clean(visibleText(mail.html || ''));
  const type = structured(mail.headers.get('content-type'));
  return {
    from: textOf(mail.from?.value[0]?.address),
    subject: textOf(mail.subject),
    plain: plain.slice(0, maxText),
    html: html.slice(0, maxText),
    isCut: plain.length > maxText || html.length > maxText,
    messageId: textOf(mail.messageId),
    inReplyTo: textOf(mail.inReplyTo),
    contentType: type.value,
    reportType: type.reportType,
    marks: marksIn(mail.headers),
  };
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
  const content = typeof header === 'object' && 'params' in header ? header : { value: '', params: {} };
  const params: Record<string, string> = content.params;
  return {
    value: content.value.toLowerCase(),
    reportType: params['report-type']?.toLowerCase() ?? null,
  };
}

function textOf(text: unknown): string | null {
  const cleaned = typeof text === 'string' ? clean(text) : '';
  return cleaned === '' ? null : cleaned;
}

/** Removes what the database cannot keep or a screen cannot show: control characters and half surrogates. */
function clean(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim();
}
