import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';

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
  const message = error instanceof Error && error.message ? error.message : 'Unknown error';
  return (
    <Alert color="red" title={title} icon={<IconAlertCircle />} role="alert">
      {message}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh />} onClick={onRetry} mt={12} display="block">
          Try Again
        </Button>
      )}
    </Alert>
  );
}
