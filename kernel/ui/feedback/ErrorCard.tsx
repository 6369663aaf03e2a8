import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { ApiError, messageOf } from '#lib/http/api-error.ts';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';
import classes from './ErrorCard.module.css';

interface ErrorCardProps {
  /** What could not be done: "Unable to load patrols". */
  title?: string;
  /** The error, whose message is shown. */
  error?: unknown;
  /** Shows Try Again. */
  onRetry?: () => void;
}

/** Shows what failed, why, and the id under which an administrator finds it in the log, and may offer to try again. */
export function ErrorCard({ title, error, onRetry }: ErrorCardProps) {
  return (
    <Alert color="red" title={title ?? feedbackTexts.wentWrong} icon={<IconAlertCircle />} role="alert">
      {messageOf(error)}
      {error instanceof ApiError && error.requestId && (
        <p className={classes.reference}>{feedbackTexts.reference({ id: error.requestId })}</p>
      )}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh />} onClick={onRetry} mt={12} display="block">
          {actionTexts.tryAgain}
        </Button>
      )}
    </Alert>
  );
}
