import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { AnswerMenuProps } from '../crew.ts';
import { AnswerOpener } from './AnswerOpener.tsx';

const AnswerChoices = lazyPart(() => import('./AnswerChoices.tsx'), 'AnswerChoices', Opener);

/** On a phone, what an admin may do with somebody on the crew: a button, until it is first pressed. */
export function AnswerMenu(props: AnswerMenuProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <AnswerChoices {...props} onMissing={() => setAsked(false)} />;
  return <Opener {...props} onClick={() => setAsked(true)} />;
}

function Opener({ personId, name, removing, onClick }: AnswerMenuProps & { onClick?: () => void }) {
  return <AnswerOpener {...{ personId, name, removing, onClick }} aria-haspopup="menu" />;
}
