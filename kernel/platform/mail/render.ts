import { render, toPlainText } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import type { EmailContent, RenderedContent, Template } from './content.ts';
import { Recipient } from './template/layout.tsx';

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
  { template, props, addressee, choices }: EmailContent,
): Promise<RenderedContent> {
  const found = templates[template];
  if (!found) throw new Error(`There is no template "${template}"`);
  const subject = found.subject(props);
  const recipient = { addressee: addressee ?? null, choices: choices ?? null };
  const body = createElement(Recipient.Provider, { value: recipient }, createElement(found.Body, props));
  const addressed = addressee === undefined ? subject : `For ${addressee}: ${subject}`;
  return { subject: addressed, ...(await renderBody(body)) };
}

/** Renders HTML and text from the same element. */
export async function renderBody(body: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(body);
  return { html, text: toPlainText(html, { selectors }) };
}
