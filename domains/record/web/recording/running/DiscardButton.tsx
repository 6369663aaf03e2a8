import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { recordPageTexts } from '../texts.ts';

interface DiscardButtonProps {
  onDiscard: () => void;
  /** What is lost. */
  children: ReactNode;
}

/** Discards what is not in the record, after a question. */
export function DiscardButton({ onDiscard, children }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const discard = () => {
    close();
    onDiscard();
  };
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {actionTexts.discard}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={recordPageTexts.askBeforeDiscarding}
        choices={[
          { label: actionTexts.keepIt, onClick: close },
          { label: actionTexts.discard, tone: 'danger', onClick: discard },
        ]}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
