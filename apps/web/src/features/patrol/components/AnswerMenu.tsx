import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { AnswerMenuProps } from '../crew.ts';
import { AnswerOpener } from './AnswerOpener.tsx';

const AnswerChoices = lazyPart(() => import('./AnswerChoices.tsx'), 'AnswerChoices');

/** On a phone, what an admin may do with somebody on the crew: a button, until it is first pressed. */
export function AnswerMenu(props: AnswerMenuProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <AnswerChoices {...props} />;
  const { personId, name, removing } = props;
  return (
    <AnswerOpener
      {...{ personId, name, removing }}
      aria-haspopup="menu"
      onClick={() => void AnswerChoices.load().then(setAsked)}
    />
  );
}
