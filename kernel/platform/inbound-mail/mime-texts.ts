import { finished } from 'node:stream/promises';
import { type Headers, MailParser, type MessageText } from 'mailparser';
import { calendarText } from './calendar-text.ts';
import { readAs, type SplitPart } from './part-reading.ts';
import { unflowed } from './unflowed.ts';

/** Octets of the head of a part. The mail's own head is bounded before (`bounded-mail.ts`). */
const maxHeadSize = 16 * 1024;

const options = {
  maxHeadSize,
  maxChildNodes: 500,
  skipHtmlToText: true,
  skipTextLinks: true,
};

/**
 * The contents of a mail as they were sent: its head, and the texts of its parts that are not attachments. The plain
 * text is that of attachments and calendar entries if there is no other.
 */
interface MimeTexts {
  headers: Headers;
  plain: string;
  html: string;
  deliveryStatus: string;
}

interface TextNode {
  textContent?: string;
}

/** Methods of the library that are replaced, because its own take time with the square of a text's length. */
declare module 'mailparser' {
  interface MailParser {
    createNode(part: SplitPart): TextNode;
    getTextContent(): MessageText;
    /** Turns a plain part into HTML, if other parts of the mail are HTML. */
    textToHtml(text: string): string;
  }
}

class TextParser extends MailParser {
  private readonly flowed: { node: TextNode; deletes: boolean }[] = [];
  private readonly reports: TextNode[] = [];
  private readonly others: { node: TextNode; isCalendar: boolean }[] = [];
  /** What stands in the fields of reports. */
  deliveryStatus = '';
  /** The texts of attachments and calendar entries. */
  otherText = '';

  override createNode(part: SplitPart) {
    const what = readAs(part);
    const node = super.createNode(part);
    if (what === 'report') this.reports.push(node);
    else if (what) this.others.push({ node, isCalendar: what === 'calendar' });
    if (part.flowed) this.flowed.push({ node, deletes: part.delSp ?? false });
    part.flowed = false;
    return node;
  }

  override getTextContent() {
    for (const { node, deletes } of this.flowed)
      if (node.textContent) node.textContent = unflowed(node.textContent, deletes);
    this.deliveryStatus = this.reports.map(({ textContent = '' }) => textContent).join('\n\n');
    this.otherText = this.others.map(taken).join('\n');
    return super.getTextContent();
  }

  override textToHtml(text: string) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
  }
}

/** Returns the text of a part, and leaves none to be one of the mail's own. */
function taken({ node, isCalendar }: { node: TextNode; isCalendar: boolean }): string {
  const { textContent = '' } = node;
  node.textContent = '';
  return isCalendar ? calendarText(textContent) : textContent;
}

/** Throws if the mail has more parts or longer heads than any real one. */
export async function readMime(mail: Buffer): Promise<MimeTexts> {
  const parser = new TextParser(options);
  const texts: MimeTexts = { headers: new Map(), plain: '', html: '', deliveryStatus: '' };
  parser.on('headers', (headers) => {
    texts.headers = headers;
  });
  parser.on('data', (part) => {
    if (part.type === 'text') {
      texts.plain = part.text ?? '';
      texts.html = typeof part.html === 'string' ? part.html : '';
    } else {
      part.content.on('data', () => undefined);
      part.content.on('end', () => part.release?.());
    }
  });
  parser.end(mail);
  await finished(parser);
  texts.deliveryStatus = parser.deliveryStatus;
  if (!texts.plain.trim() && !texts.html.trim()) texts.plain = parser.otherText;
  return texts;
}
