import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { ApiError, messageOf } from '../../lib/http/api-error.ts';
import { useTexts } from '../../texts/catalogue.ts';
import { feedbackTexts } from '../../texts/feedback.ts';
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
  const texts = useTexts(feedbackTexts);
  return (
    <Alert color="red" title={title ?? texts.wentWrong} icon={<IconAlertCircle />} role="alert">
      {messageOf(error)}
      {error instanceof ApiError && error.requestId && (
        <p className={classes.reference}>{texts.reference({ id: error.requestId })}</p>
      )}
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh />} onClick={onRetry} mt={12} display="block">
          {texts.tryAgain}
        </Button>
      )}
    </Alert>
  );
}
