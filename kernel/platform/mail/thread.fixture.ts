import { createElement } from 'react';
import type { EmailContent, RenderedContent } from './content.ts';
import { renderContent } from './render.ts';

/** The templates of the mail tests, in the file that their threads run. */
const templates = {
  note: {
    subject: ({ cause }: { cause: string }) => cause,
    Body: ({ cause }: { cause: string }) => createElement('p', null, `This is ${cause}.`),
  },
  endless: {
    subject: () => 'never',
    Body: () => {
      for (;;);
    },
  },
};

export default function render(content: EmailContent): Promise<RenderedContent> {
  return renderContent(templates, content);
}
