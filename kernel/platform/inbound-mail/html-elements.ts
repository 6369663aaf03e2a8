import { Tokenizer } from 'htmlparser2';
import { type HtmlReader, openElements } from './open-elements.ts';

/**
 * Reads a page much as browsers do, in time with its length. The library's own parser keeps the open elements in
 * an array with the innermost first, and takes time with the square of their depth.
 */
export function readHtml(html: string, reader: HtmlReader): void {
  const elements = openElements(reader);
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';

  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(from, to) {
        name = html.slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname(from, to) {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata(from, to) {
        value += html.slice(from, to);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => elements.begin(name, attributes),
      onselfclosingtag: () => elements.beginClosed(name, attributes),
      onclosetag: (from, to) => elements.end(html.slice(from, to).toLowerCase()),
      ontext: (from, to) => reader.text(html.slice(from, to)),
      ontextentity: (code) => reader.text(String.fromCodePoint(code)),
      isInForeignContext: elements.isInForeign,
      ...unread,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  elements.endAll();
}

const nothing = () => undefined;

/** Elements whose contents nobody sees. */
const unread = {
  oncdata: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onprocessinginstruction: nothing,
  onend: nothing,
};
