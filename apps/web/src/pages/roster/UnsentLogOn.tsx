import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NotSent } from '#ecc/web/NotSent.tsx';
import { isTest, type PatrolListItem } from '#patrols/contract';
import { patrolQuery } from '#patrols/web/queries.ts';
import { useLogOnWaits } from '#patrols/web/recorded/unsent.ts';
import { useProfile } from '#people/web/profile.tsx';
import { patrolRosterTexts } from './texts.ts';
import classes from './UnsentLogOn.module.css';

interface UnsentLogOnProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
}

/**
 * Tells the crew that its log-on waits on this phone (product 17.34), or has not left, and whom to ring (product 11.21). A list does not contain the
 * state of a patrol's mails, so the patrol itself is read while a log-on has no answer.
 */
export function UnsentLogOn({ patrol: listed, now }: UnsentLogOnProps) {
  const { _id, eccLogOnNotification, eccLogOnResponse } = listed;
  const waits = useLogOnWaits(useProfile()._id, _id);
  const isUnanswered = eccLogOnNotification !== null && eccLogOnResponse === null;
  const { data: patrol } = useQuery({ ...patrolQuery(_id), enabled: isUnanswered });
  if (waits && eccLogOnNotification === null)
    return (
      <Alert role="status" color="orange" icon={<IconCloudOff />} title={patrolRosterTexts.logOnWaits}>
        {patrolRosterTexts.isSentOnceCovered} {!isTest(listed) && patrolRosterTexts.eccDoesNotKnow}
      </Alert>
    );
  if (!isUnanswered || !patrol) return null;
  return (
    <div className={classes.raised}>
      <NotSent patrol={patrol} now={now} />
    </div>
  );
}
