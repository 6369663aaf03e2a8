import { Card } from '@mantine/core';
import { formatHours, type PatrolListItem } from '@patrolbook/contract';
import { useProfile } from '../../../lib/profile.tsx';
import { DateBadge } from '../../../ui/DateBadge.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { GuestNames, PatrollerNames } from '../../../ui/Who.tsx';
import { useAnswered } from '../answer.ts';
import { tellingName } from '../companions.ts';
import { nextHeading } from '../next-patrol.ts';
import { isAsked } from '../own-status.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { DepartureButtons } from './DepartureButtons.tsx';
import classes from './NextPatrolCard.module.css';

interface NextPatrolCardProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  onAnswered: () => void;
}

/** The next patrol, or the one that runs: when, who, and what there is to do. The whole card leads to the patrol. */
export function NextPatrolCard({ patrol: read, now, onAnswered }: NextPatrolCardProps) {
  const { _id: me, timeZone: zone } = useProfile();
  const patrol = useAnswered(read);
  const asked = isAsked(read, me, now);
  const name = tellingName(patrol);
  const hasGuests = Object.values(patrol.guests).some((guest) => !guest.removed);
  return (
    <Card component="section" className={classes.card}>
      <DateBadge when={patrol.when} zone={zone} large />
      <div className={classes.text}>
        <h2 className={classes.heading}>
          <RowLink to="/patrol/$id" params={{ id: patrol._id }}>
            {nextHeading(patrol, now, zone)}
          </RowLink>
        </h2>
        <p className={classes.facts}>
          {name && <>{name} · </>}
          {formatHours(patrol.hours)}
          {patrol.callSign && (
            <>
              {' '}
              · call sign <span className={classes.callSign}>{patrol.callSign}</span>
            </>
          )}
        </p>
        <PatrollerNames patrollers={patrol.patrollers} stacked />
        {hasGuests && <GuestNames guests={patrol.guests} stacked marked />}
      </div>
      <div className={classes.buttons}>
        {asked && <AnswerButtons patrol={read} answering={patrol !== read} large onAnswered={onAnswered} />}
        <DepartureButtons patrol={patrol} now={now} quiet={asked} />
      </div>
    </Card>
  );
}
