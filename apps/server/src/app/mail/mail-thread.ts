import type { EmailContent, RenderedContent } from '#platform/mail/content.ts';
import { templatesOf } from '#platform/mail/define.ts';
import { renderContent } from '#platform/mail/render.ts';
import { allMails } from './mails.ts';

const templates = templatesOf(allMails);

/** Renders a mail in a thread of `mail-renderer.ts`. */
export default function render(content: EmailContent): Promise<RenderedContent> {
  return renderContent(templates, content);
}
