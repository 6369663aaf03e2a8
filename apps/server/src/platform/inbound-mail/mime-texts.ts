import { finished } from 'node:stream/promises';
import { type Headers, MailParser, type MessageText } from 'mailparser';
import { unflowed } from './unflowed.ts';

/** Octets of the head of a part. The mail's own head is bounded before (`bounded-mail.ts`). */
const maxHeadSize = 16 * 1024;

const options = {
  maxHeadSize,
  maxChildNodes: 500,
  skipHtmlToText: true,
  skipTextLinks: true,
};

/** The contents of a mail as they were sent: its head, and the texts of its parts that are not attachments. */
interface MimeTexts {
  headers: Headers;
  plain: string;
  html: string;
}

/** A part, as the splitter found it. */
interface SplitPart {
  flowed?: boolean;
  delSp?: boolean;
}

/** Methods of the library that are replaced, because its own take time with the square of a text's length. */
declare module 'mailparser' {
  interface MailParser {
    createNode(part: SplitPart): { textContent?: string };
    getTextContent(): MessageText;
    /** Turns a plain part into HTML, if other parts of the mail are HTML. */
    textToHtml(text: string): string;
  }
}

class TextParser extends MailParser {
  private readonly flowed: { node: { textContent?: string }; deletes: boolean }[] = [];

  override createNode(part: SplitPart) {
    const node = super.createNode(part);
    if (part.flowed) this.flowed.push({ node, deletes: part.delSp ?? false });
    part.flowed = false;
    return node;
  }

  override getTextContent() {
    for (const { node, deletes } of this.flowed)
      if (node.textContent) node.textContent = unflowed(node.textContent, deletes);
    return super.getTextContent();
  }

  override textToHtml(text: string) {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
  }
}

/** Throws if the mail has more parts or longer heads than any real one. */
export async function readMime(mail: Buffer): Promise<MimeTexts> {
  const parser = new TextParser(options);
  const texts: MimeTexts = { headers: new Map(), plain: '', html: '' };
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
  return texts;
}
