import { Button, Card } from '@mantine/core';
import { type EccNotificationView, formatDateTime } from '@patrolbook/contract';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { useAnswerNotification } from '../queries.ts';
import classes from './Notification.module.css';

interface AcknowledgeProps {
  linkToken: string;
  view: EccNotificationView;
}

/** The one button under a log-off, and then when it was pressed first. */
export function Acknowledge({ linkToken, view: { answer, organization } }: AcknowledgeProps) {
  const acknowledge = useAnswerNotification(linkToken);
  return (
    <Card
      component="section"
      className={classes.answer}
      data-done={answer !== null || undefined}
      data-screen-only={answer === null || undefined}
      aria-label="Answer"
    >
      <div role="status" className={classes.status}>
        {answer && (
          <p className={classes.done}>
            Acknowledged on {formatDateTime(answer.when, organization.timeZone)}.
          </p>
        )}
      </div>
      {acknowledge.error && <ErrorCard title="Your answer did not arrive" error={acknowledge.error} />}
      {!answer && (
        <Button size="xl" loading={acknowledge.isPending} onClick={() => acknowledge.mutate({})}>
          Acknowledge
        </Button>
      )}
    </Card>
  );
}
