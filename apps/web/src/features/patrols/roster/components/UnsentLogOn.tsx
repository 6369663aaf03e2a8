import type { PatrolListItem } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { NotSent } from '../../../../domain/ecc/NotSent.tsx';
import { patrolQuery } from '../../../../domain/patrols/patrol.ts';
import classes from './UnsentLogOn.module.css';

interface UnsentLogOnProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
}

/**
 * Tells the crew that its log-on has not left, and whom to ring (product 11.21). A list does not contain the
 * state of a patrol's mails, so the patrol itself is read while a log-on has no answer.
 */
export function UnsentLogOn({
  patrol: { _id, eccLogOnNotification, eccLogOnResponse },
  now,
}: UnsentLogOnProps) {
  const isUnanswered = eccLogOnNotification !== null && eccLogOnResponse === null;
  const { data: patrol } = useQuery({ ...patrolQuery(_id), enabled: isUnanswered });
  if (!isUnanswered || !patrol) return null;
  return (
    <div className={classes.raised}>
      <NotSent patrol={patrol} now={now} />
    </div>
  );
}
