import type { EmailContent, RenderedContent } from '#platform/mail/content.ts';
import { renderContent } from '#platform/mail/render.ts';
import { templates } from './templates.ts';

/** Renders a mail in a thread of `mail-renderer.ts`. */
export default function render(content: EmailContent): Promise<RenderedContent> {
  return renderContent(templates, content);
}
