import { formatHours, formatTime, isAnswerable, type PatrolListItem } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { useRoles } from '../../../lib/auth.ts';
import { serverNow } from '../../../lib/clock.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { DateBadge } from '../../../ui/DateBadge.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { Row } from '../../../ui/RowList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { ownStatus } from '../own-status.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { Companions } from './Companions.tsx';
import classes from './RosterRow.module.css';

interface RosterRowProps {
  patrol: PatrolListItem;
  onAnswered: () => void;
}

/** One of one's own patrols: when, with whom, one's answer, and the buttons to give it while it is wanted. */
export function RosterRow({ patrol, onAnswered }: RosterRowProps) {
  const { _id: me, timeZone: zone } = useProfile();
  const assignment = patrol.patrollers[me];
  const status = assignment && ownStatus(assignment);
  const isAsked = status === 'pending' && isAnswerable(patrol, new Date(serverNow()).toISOString());
  return (
    <Row>
      <DateBadge when={patrol.when} zone={zone} />
      <div className={classes.text}>
        <div className={classes.first}>
          <Way id={patrol._id}>
            <b>{formatTime(patrol.when, zone)}</b>
            <span className={classes.hours}>{formatHours(patrol.hours)}</span>
          </Way>
          {status && <StatusChip status={status} />}
        </div>
        <Companions patrol={patrol} />
        {isAsked && <AnswerButtons patrol={patrol} onAnswered={onAnswered} />}
      </div>
    </Row>
  );
}

/** Rows lead to the patrol for those whom the specification names (section 6); others just read. */
function Way({ id, children }: { id: string; children: ReactNode }) {
  const opens = useRoles().some((role) => ['admin', 'watcher', 'summary-recipient'].includes(role));
  if (!opens) return <span className={classes.time}>{children}</span>;
  return (
    <RowLink className={classes.time} to="/patrol/$id" params={{ id }}>
      {children}
    </RowLink>
  );
}
