import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import type { EmailContent, RenderedContent, Template } from './content.ts';

/** In text, headings keep their case, blank lines surround tables, and each fact of a table has a line. A fact of several lines begins below its label. */
const selectors = [
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'tr[data-fact]', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'tr[data-fact] > *', format: 'inline' },
  {
    selector: 'tr[data-fact="lines"] > td',
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  },
  { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
];

/** Renders an email with its template. Only threads do this (`renderer.ts`), so that the server answers meanwhile. */
export async function renderContent(
  templates: Readonly<Record<string, Template<object>>>,
  { template, props }: EmailContent,
): Promise<RenderedContent> {
  const found = templates[template];
  if (!found) throw new Error(`There is no template "${template}"`);
  return { subject: found.subject(props), ...(await renderBody(createElement(found.Body, props))) };
}

/** Renders HTML and text from the same element. */
export async function renderBody(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body);
  return { html, text: toPlainText(html, { selectors }) };
}
