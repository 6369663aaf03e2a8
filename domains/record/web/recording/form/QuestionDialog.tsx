import { useState } from 'react';
import { recordCheckTexts } from '#record/web/texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import type { Question } from '../../fields/question.ts';

interface Asked {
  question: Question;
  confirmed: () => void;
}

/** Returns a function that asks questions one after the other, and the dialog in which it asks (product 17.1 and 17.62). */
export function useQuestions() {
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const ask = ([question, ...others]: readonly Question[], confirmed: () => void): void => {
    setOpened(question !== undefined);
    if (question) setAsked({ question, confirmed: () => ask(others, confirmed) });
    else confirmed();
  };
  const close = () => setOpened(false);
  const dialog = (
    <ConfirmDialog
      opened={opened}
      title={asked?.question.title ?? ''}
      choices={[
        { label: recordCheckTexts.changeIt, onClick: close },
        { label: recordCheckTexts.isRight, tone: 'primary', onClick: () => asked?.confirmed() },
      ]}
      onClose={close}
    >
      {asked?.question.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
