import { Parser } from 'htmlparser2';
import { hiddenNames, isHidden, outerStyle, type SeenStyle, styleOf } from './visible-style.ts';

const lineElements = new Set(
  `address article blockquote body br center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre
  section table tbody tfoot thead tr ul`.split(/\s+/),
);
const cellElements = new Set(['td', 'th']);
const silentElements = new Set(['script', 'style', 'template', 'title']);

/**
 * Returns the text of an HTML page that a person sees: a line for each block, a tab before each cell of a table, and nothing
 * that is hidden by an attribute, by its style, by a rule for its class or id, or by its colour.
 */
export function visibleText(html: string): string {
  let text = '';
  /** The style sheet that is being read. */
  let sheet: string | null = null;
  const open: SeenStyle[] = [outerStyle];
  const hidden = new Set<string>();
  const current = () => open.at(-1) ?? outerStyle;
  const parser = new Parser({
    onopentag(name, attributes) {
      const style = styleOf(current(), attributes, hidden);
      open.push({
        ...style,
        silent: style.silent || silentElements.has(name),
        pre: style.pre || name === 'pre',
      });
      text += separatorOf(name);
      if (name === 'style') sheet = '';
    },
    ontext(piece) {
      if (sheet !== null) sheet += piece;
      if (isHidden(current())) return;
      text += current().pre ? piece : piece.replace(/[ \t\r\n\f]+/g, ' ');
    },
    onclosetag(name) {
      open.pop();
      if (lineElements.has(name)) text += '\n';
      if (name !== 'style') return;
      for (const selector of hiddenNames(sheet ?? '')) hidden.add(selector);
      sheet = null;
    },
  });
  parser.end(html);
  return tidy(text);
}

function separatorOf(name: string): string {
  if (cellElements.has(name)) return '\t';
  return lineElements.has(name) ? '\n' : '';
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
