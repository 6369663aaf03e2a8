import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { messageOf } from '../lib/api-error.ts';

interface ErrorCardProps {
  /** What could not be done: "Unable to load patrols". */
  title?: string;
  /** What went wrong; its message is shown. */
  error?: unknown;
  /** Shows Try Again. */
  onRetry?: () => void;
}

/** Says that something failed, why, and offers another try where there is one. */
export function ErrorCard({ title = 'Something went wrong', error, onRetry }: ErrorCardProps) {
  return (
    <Alert color="red" title={title} icon={<IconAlertCircle />} role="alert">
      {messageOf(error)}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh />} onClick={onRetry} mt={12} display="block">
          Try Again
        </Button>
      )}
    </Alert>
  );
}
