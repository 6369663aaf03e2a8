import { IconUserPlus } from '@tabler/icons-react';
import type { ListedGuest, PatrolListItem } from '#patrols/contract';
import { CallLink } from '#people/web/CallLink.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { answerText } from '../answer-text.ts';
import { useShownAnswer } from '../shown-answer.ts';
import { patrolRowTexts } from '../texts.ts';
import { AnswerIcon } from './AnswerIcon.tsx';
import classes from './CrewNames.module.css';

interface ListProps {
  /** Each name on a line of its own instead of side by side. */
  stacked?: boolean;
}

interface PatrollerNamesProps extends ListProps {
  patrol: Pick<PatrolListItem, 'patrollers' | 'finalized'>;
  /** With a button to ring each whose number is known. */
  callable?: boolean;
}

/** The names of a patrol's patrollers, each after the icon of their answer. Removed ones are left out. */
export function PatrollerNames({ patrol, stacked, callable }: PatrollerNamesProps) {
  const lookup = useDirectory();
  const answerOf = useShownAnswer(patrol);
  const shown = Object.entries(patrol.patrollers).filter(([, assignment]) => !assignment.removed);
  if (shown.length === 0) return <EmptyText>{patrolRowTexts.noPatrollers}</EmptyText>;
  return (
    <ul className={classes.names} data-stacked={stacked || undefined}>
      {shown.map(([id, assignment]) => (
        <li key={id} data-word={answerText(answerOf(id, assignment), lookup(id).data?.phone)}>
          <AnswerIcon answer={answerOf(id, assignment)} />
          <PersonLookup lookup={lookup(id)} />
          {callable && <CallLink person={lookup(id).data} />}
        </li>
      ))}
    </ul>
  );
}

interface GuestNamesProps extends ListProps {
  guests: Record<string, ListedGuest>;
  /** Says "(guest)" after each name. */
  marked?: boolean;
}

/** The names of a patrol's guests. Removed ones are left out. */
export function GuestNames({ guests, stacked, marked }: GuestNamesProps) {
  const shown = Object.entries(guests).filter(([, guest]) => !guest.removed);
  if (shown.length === 0) return <EmptyText>{patrolRowTexts.noGuests}</EmptyText>;
  return (
    <ul className={classes.names} data-stacked={stacked || undefined} data-guests>
      {shown.map(([id, { name }]) => (
        <li key={id} data-word={marked ? '' : patrolRowTexts.printedGuest}>
          <IconUserPlus size={16} role="img" aria-label={patrolRowTexts.guest} />
          {marked ? patrolRowTexts.nameOfGuest({ name }) : name}
        </li>
      ))}
    </ul>
  );
}
