import type { ReactElement } from 'react';

/** In text, headings keep their case and tables are surrounded by blank lines. */
const selectors = [
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
];

/**
 * Renders a mail's HTML and text from the same element. The renderer is loaded with the first mail, so that processes that
 * send none stay small.
 */
export async function renderBody(body: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(body);
  return { html, text: toPlainText(html, { selectors }) };
}
