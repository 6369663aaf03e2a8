import { templates as auth } from '#accounts/server/auth/templates/templates.ts';
import type { EmailContent, RenderedContent } from '#platform/mail/content.ts';
import { renderContent } from '#platform/mail/render.ts';
import { templates as assignments } from '../../features/assignments/templates/templates.ts';
import { templates as ecc } from '../../features/ecc/templates/templates.ts';
import { templates as joining } from '../../features/joining/templates/templates.ts';
import { templates as messages } from '../../features/messages/templates/templates.ts';
import { templates as overdue } from '../../features/overdue/templates/templates.ts';
import { templates as people } from '../../features/people/templates/templates.ts';
import { templates as privacy } from '../../features/privacy/templates/templates.ts';
import { templates as record } from '../../features/record/templates/templates.ts';
import { templates as summaries } from '../../features/summaries/templates/templates.ts';

/** Renders a mail in a thread of `mail-renderer.ts`. */
export default function render(content: EmailContent): Promise<RenderedContent> {
  return renderContent(
    {
      ...assignments,
      ...auth,
      ...ecc,
      ...joining,
      ...messages,
      ...overdue,
      ...people,
      ...privacy,
      ...record,
      ...summaries,
    },
    content,
  );
}
