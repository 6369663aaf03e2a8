import { Button } from '@mantine/core';
import { formatDateTime } from '#contract';
import { eccAnswerTexts } from '#ecc/web/texts.ts';
import type { EccNotificationView } from '#patrols/contract';
import { actionTexts } from '#texts/shared.ts';
import { useAnswerNotification } from '../queries.ts';
import { AnswerCard } from './AnswerCard.tsx';
import classes from './Notification.module.css';

interface AcknowledgeProps {
  linkToken: string;
  view: EccNotificationView;
}

/** The one button under a log-off; after it was pressed, the time of the first press. */
export function Acknowledge({ linkToken, view: { answer, organization } }: AcknowledgeProps) {
  const acknowledge = useAnswerNotification(linkToken);
  return (
    <AnswerCard
      answered={
        answer && (
          <p className={classes.done}>
            {eccAnswerTexts.acknowledged({ when: formatDateTime(answer.when, organization.timeZone) })}
          </p>
        )
      }
      error={acknowledge.error}
    >
      {!answer && (
        <Button size="xl" loading={acknowledge.isPending} onClick={() => acknowledge.mutate({})}>
          {actionTexts.acknowledge}
        </Button>
      )}
    </AnswerCard>
  );
}
