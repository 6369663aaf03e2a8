import { createElement } from 'react';
import type { Letter, RenderedLetter } from './letter.ts';
import { renderLetter } from './render.ts';

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

export default function render(letter: Letter): Promise<RenderedLetter> {
  return renderLetter(templates, letter);
}
