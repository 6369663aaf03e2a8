import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { messageOf } from '#lib/http/api-error.ts';
import { AlertButtons } from '#ui/feedback/AlertButtons.tsx';
import { patrolFillTexts } from '../texts.ts';

interface NotSavedProps {
  error: Error | null;
  isSolving: boolean;
  onAgain: () => void;
}

/** Why nothing was saved, with the way on; what was decided stays. */
export function NotSaved({ error, isSolving, onAgain }: NotSavedProps) {
  if (!error) return null;
  return (
    <Alert
      variant="light"
      color="orange"
      icon={<IconAlertTriangle />}
      role="alert"
      title={patrolFillTexts.notSaved}
    >
      <p>{messageOf(error)}</p>
      <AlertButtons>
        <Button variant="default" loading={isSolving} onClick={onAgain}>
          {patrolFillTexts.again}
        </Button>
      </AlertButtons>
    </Alert>
  );
}
