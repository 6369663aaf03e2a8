import type { ReactElement } from 'react';

/** In text, headings keep their case, and what stands in tables keeps its distance. */
const selectors = [
  { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'table', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
];

/**
 * Renders a letter's html and its text, in the same order, from the one element. The renderer is loaded with the first
 * letter, so that processes which send none stay small.
 */
export async function renderBody(body: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(body);
  return { html, text: toPlainText(html, { selectors }) };
}
