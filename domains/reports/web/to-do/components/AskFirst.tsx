import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { toDoTexts } from '../texts.ts';

interface AskFirstProps {
  label: string;
  /** Names how many it concerns. */
  question: string;
  children: string;
  action: UseMutationResult<unknown, Error, void>;
}

/** A button that mails several people once that is confirmed. */
export function AskFirst({ label, question, children, action }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const confirm = () => {
    close();
    action.mutate();
  };
  return (
    <>
      <Button variant="default" loading={action.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={question}
        choices={[
          { label: toDoTexts.notYet, onClick: close },
          { label, tone: 'primary', onClick: confirm },
        ]}
        onClose={close}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}
