import { Card } from '@mantine/core';
import { formatHours } from '#contract';
import { isOverdue } from '#ecc/contract';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { PatrolListItem } from '#patrols/contract';
import { InstructionSections } from '#patrols/web/InstructionSections.tsx';
import { useInstructions } from '#patrols/web/instructions.ts';
import { patrolState } from '#patrols/web/patrol-state.ts';
import { patrolClockChangeText } from '#patrols/web/patrol-text.ts';
import { GuestNames, PatrollerNames } from '#patrols/web/rows/CrewNames.tsx';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { useProfile } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { useAnswered } from './answer.ts';
import { distinctiveName } from './companions.ts';
import { DepartureButtons } from './DepartureButtons.tsx';
import classes from './NextPatrolCard.module.css';
import { nextHeading } from './next-patrol.ts';
import { OwnAnswerButtons } from './OwnAnswerButtons.tsx';
import { awaitsAnswer, offeredAnswers } from './own-status.ts';
import { patrolRosterTexts } from './texts.ts';
import { UnsentLogOn } from './UnsentLogOn.tsx';

interface NextPatrolCardProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  onAnswered: () => void;
}

/** The next or running patrol: its time, its people and the actions. The whole card links to the patrol. */
export function NextPatrolCard({ patrol: read, now, onAnswered }: NextPatrolCardProps) {
  const user = useProfile();
  const zone = user.timeZone;
  const patrol = useAnswered(read);
  const offered = offeredAnswers(read, user, now);
  const awaiting = awaitsAnswer(read, user, now);
  const answers = offered.length > 0 && (
    <OwnAnswerButtons
      patrol={read}
      offered={offered}
      answering={patrol !== read}
      large
      onAnswered={onAnswered}
    />
  );
  const state = patrolState(patrol);
  const clocks = patrolClockChangeText(patrol, zone);
  const told = useInstructions(patrol, now);
  const wide = useWideScreen();
  const name = distinctiveName(patrol);
  const hasGuests = Object.values(patrol.guests).some((guest) => !guest.removed);
  return (
    <Card component="section" className={classes.card}>
      <DateBadge when={patrol.when} zone={zone} large />
      <div className={classes.text}>
        <div className={classes.first}>
          <h2 className={classes.heading}>
            <RowLink to="/patrol/$id" params={{ id: patrol._id }}>
              {nextHeading(patrol, now, zone)}
            </RowLink>
          </h2>
          {state && <StatusChip status={state} />}
          {isOverdue(patrol, now) && <StatusChip status="overdue" />}
        </div>
        <p className={classes.facts}>
          {name && <>{name} · </>}
          {formatHours(patrol.hours)}
          {patrol.callSign && (
            <>
              {' · '}
              <Filled
                text={patrolRosterTexts.callSign}
                values={{ sign: <span className={classes.callSign}>{patrol.callSign}</span> }}
              />
            </>
          )}
        </p>
        {clocks && <p className={classes.facts}>{clocks}</p>}
        <PatrollerNames patrol={patrol} stacked callable={!wide} />
        {hasGuests && <GuestNames guests={patrol.guests} stacked marked />}
      </div>
      <div className={classes.buttons}>
        {awaiting && answers}
        <DepartureButtons patrol={patrol} now={now} quiet={awaiting} />
        {!awaiting && answers}
      </div>
      <div className={classes.told}>
        <UnsentLogOn patrol={patrol} now={now} />
        <InstructionSections {...told} />
      </div>
    </Card>
  );
}
