import { useState } from 'react';
import { recordCheckTexts } from '../../../texts/record/checks.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';

interface Asked {
  question: string;
  confirmed: () => void;
}

/** Returns a function that asks whether an odometer is right, and the dialog in which it asks (product 17.1). */
export function useOdometerDialog() {
  const [asked, setAsked] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const ask = (question: string, confirmed: () => void) => {
    setAsked({ question, confirmed });
    setOpened(true);
  };
  const close = () => setOpened(false);
  const take = () => {
    close();
    asked?.confirmed();
  };
  const dialog = (
    <ConfirmDialog
      opened={opened}
      title={recordCheckTexts.odometer}
      choices={[
        { label: recordCheckTexts.changeIt, onClick: close },
        { label: recordCheckTexts.isRight, tone: 'primary', onClick: take },
      ]}
      onClose={close}
    >
      {asked?.question}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
