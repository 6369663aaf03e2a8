import type { ReactElement } from 'react';

/**
 * Renders a letter's html and its text, in the same order, from the one element. The renderer is loaded with the first
 * letter, so that processes which send none stay small.
 */
export async function renderBody(body: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await import('@react-email/render');
  const html = await render(body);
  return { html, text: toPlainText(html) };
}
