import { useState } from 'react';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { AnswerOpener } from './AnswerOpener.tsx';
import type { AnswerMenuProps } from './crew.ts';

const AnswerChoices = lazyPart(() => import('./AnswerChoices.tsx'), 'AnswerChoices');

/** An admin's actions for a patroller, on a phone. The menu itself loads when its button is first pressed. */
export function AnswerMenu(props: AnswerMenuProps) {
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <AnswerChoices {...props} />;
  const { personId, name, may, removing } = props;
  return (
    <AnswerOpener
      personId={personId}
      name={name}
      may={may}
      removing={removing}
      aria-haspopup="menu"
      onClick={() => void AnswerChoices.load().then(setLoaded)}
    />
  );
}
