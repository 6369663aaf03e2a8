import { Button, Card } from '@mantine/core';
import { type AssignmentState, type AssignmentsView, formatHours, formatName } from '@patrolbook/contract';
import { IconCheck } from '@tabler/icons-react';
import { titleOf } from '../../../domain/patrols/patrol-title.ts';
import { startText } from '../../../domain/patrols/start/start-text.ts';
import { isNetworkError } from '../../../lib/http/api-error.ts';
import { Chip } from '../../../ui/display/Chip.tsx';
import { DateBadge } from '../../../ui/display/DateBadge.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { isHeadless } from '../answering.ts';
import card from './Assignment.module.css';
import classes from './Assignments.module.css';
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
        <Greeting text={accepted ? 'Thank you.' : `Kia ora ${me.firstName}`} focused={accepted} />
        {me.shared && (
          <p className={card.text}>
            This is for <b>{formatName(me)}</b>, and so are the answers.
          </p>
        )}
        <p className={card.text}>{sentence(open, isSettled, organization.name)}</p>
      </div>
      {error && <ErrorCard title="Your answer did not arrive" error={explain(error)} />}
      {open > 0 && !isHeadless(navigator.userAgent) && (
        <Button size="xl" leftSection={<IconCheck />} loading={sending} onClick={onAccept}>
          {open === 1 ? 'Accept' : `Accept all ${open}`}
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
            <Chip {...chips[state]} />
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
  if (isSettled) return `You are on those marked Accepted, for ${organization}.`;
  if (open === 0) return `None of these for ${organization} is open any more.`;
  return `${open} of these for ${organization} ${open === 1 ? 'is' : 'are'} open. To decline one, use its own button in the mail.`;
}

const chips = {
  open: { color: 'amber', children: 'Open' },
  accepted: { color: 'green', children: 'Accepted' },
  declined: { color: 'red', children: 'Declined' },
  begun: { color: 'gray', children: 'Has begun' },
  over: { color: 'gray', children: 'Over' },
  cancelled: { color: 'red', children: 'Cancelled' },
  withdrawn: { color: 'gray', children: 'Withdrawn' },
} as const satisfies Record<AssignmentState, object>;

function explain(error: Error): Error {
  return isNetworkError(error)
    ? new Error('There is no connection. Please check your internet connection and press again.')
    : error;
}
