import { readHtml } from './html-elements.ts';
import { hiddenNames, isHidden, outerStyle, type SeenStyle, styleOf } from './visible-style.ts';

const lineElements = new Set(
  `address article blockquote body center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre
  section table tbody tfoot thead tr ul`.split(/\s+/),
);
const cellElements = new Set(['td', 'th']);
const silentElements = new Set(['iframe', 'noembed', 'noframes', 'script', 'style', 'template', 'title']);

/**
 * Returns the text of an HTML page that a person sees: a line for each block, a tab before each cell of a table.
 * Text is left out if an attribute, a style, a rule for its class or id, or its colour hides it.
 */
export function visibleText(html: string): string {
  const lines: string[] = [];
  let line = '';
  /** The style sheet that is being read. */
  let sheet: string | null = null;
  const hidden = new Set<string>();
  const open: SeenStyle[] = [];
  const current = () => open.at(-1) ?? outerStyle;
  const endLine = () => {
    lines.push(line.trim());
    line = '';
  };
  // A line of blanks alone is dropped: otherwise many empty cells would be searched again and again.
  const endBlock = () => {
    if (line.trim() === '') line = '';
    else endLine();
  };

  readHtml(html, {
    opened(name, attributes) {
      const style = styleOf(current(), attributes, hidden);
      open.push({ ...style, silent: style.silent || silentElements.has(name) });
      if (name === 'style') sheet = '';
      if (cellElements.has(name)) line += '\t';
      if (lineElements.has(name)) endBlock();
    },
    text(piece) {
      if (sheet !== null) sheet += piece;
      if (!isHidden(current())) line += piece.replace(/[ \t\r\n\f]+/g, ' ');
    },
    closed(name) {
      open.pop();
      if (name === 'br') endLine();
      if (lineElements.has(name)) endBlock();
      if (sheet !== null && name === 'style') {
        for (const selector of hiddenNames(sheet)) hidden.add(selector);
        sheet = null;
      }
    },
  });
  endLine();
  return lines.join('\n');
}
