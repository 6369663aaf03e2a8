import { Button, Card } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { formatHours, formatName } from '#contract';
import type { AssignmentState, AssignmentsView } from '#crew/contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { isNetworkError } from '#lib/http/api-error.ts';
import { startText, titleOf } from '#patrols/web/patrol-text.ts';
import { Filled } from '#texts/Filled.tsx';
import { Chip } from '#ui/display/Chip.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { isHeadless } from '../answering.ts';
import classes from './Assignments.module.css';
import card from './AssignmentToAnswer.module.css';
import { Greeting } from './Greeting.tsx';
import { Onward } from './Onward.tsx';
import { Questions } from './Questions.tsx';

interface AssignmentsProps {
  view: AssignmentsView;
  /** Whether all that were open have just been accepted. */
  accepted: boolean;
  sending: boolean;
  /** Why the answer did not arrive. */
  error: Error | null;
  onAccept: () => void;
}

/** All assignments of one mail, with what became of each, and the button that accepts those that are open. */
export function Assignments({ view, accepted, sending, error, onAccept }: AssignmentsProps) {
  const { me, organization, items } = view;
  const open = items.filter(({ state }) => state === 'open').length;
  const isSettled = open === 0 && items.some(({ state }) => state === 'accepted');
  return (
    <>
      <div>
        <Greeting
          text={accepted ? assignmentTexts.thankYou : assignmentTexts.greeting({ name: me.firstName })}
          focused={accepted}
        />
        {me.shared && (
          <p className={card.text}>
            <Filled text={assignmentTexts.answersOfOther} values={{ name: <b>{formatName(me)}</b> }} />
          </p>
        )}
        <p className={card.text}>{sentence(open, isSettled, organization.name)}</p>
      </div>
      {error && (
        <ErrorCard
          title={assignmentTexts.notArrived}
          error={isNetworkError(error) ? new Error(assignmentTexts.pressAgain) : error}
        />
      )}
      {open > 0 && !isHeadless(navigator.userAgent) && (
        <Button size="xl" leftSection={<IconCheck />} loading={sending} onClick={onAccept}>
          {assignmentTexts.acceptAll(open)}
        </Button>
      )}
      <Card component="ul" className={classes.list}>
        {items.map(({ _id, state, patrol }) => (
          <li key={_id} className={classes.item}>
            <DateBadge when={patrol.when} zone={organization.timeZone} />
            <div className={classes.what}>
              <b className={classes.name}>{titleOf(patrol)}</b>
              <p className={card.text}>
                {startText(patrol, organization.timeZone)} · {formatHours(patrol.hours)}
              </p>
            </div>
            <Chip color={colors[state]}>{assignmentTexts.assignmentState(state)}</Chip>
          </li>
        ))}
      </Card>
      <Questions organization={organization} />
      {accepted && <Onward hasAccount={!me.shared} />}
    </>
  );
}

/** `isSettled`: nothing is open, and something was accepted, now or before. */
function sentence(open: number, isSettled: boolean, organization: string): string {
  if (isSettled) return assignmentTexts.settled({ organization });
  return open === 0
    ? assignmentTexts.noneOpen({ organization })
    : assignmentTexts.areOpen(open, { organization });
}

const colors = {
  open: 'amber',
  accepted: 'green',
  declined: 'red',
  begun: 'gray',
  over: 'gray',
  cancelled: 'red',
  withdrawn: 'gray',
} as const satisfies Record<AssignmentState, string>;
