import {
  type Assignment,
  type AssignmentStatus,
  assignmentStatus,
  type ListedGuest,
} from '@patrolbook/contract';
import { IconCircleCheck, IconCircleX, IconClock, IconUserPlus, IconUserX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDirectory } from '../lib/directory.ts';
import { answerWord } from './answer-word.ts';
import { None } from './None.tsx';
import { PersonLookup } from './PersonLookup.tsx';
import classes from './Who.module.css';

const pending = <IconClock size={16} color="var(--grey)" role="img" aria-label="Pending" />;

/** Never colour alone: each status has a shape and says its name to screen readers. */
const icons: Record<AssignmentStatus, ReactNode> = {
  'did-not-show': <IconUserX size={16} color="var(--red)" role="img" aria-label="Did not show" />,
  accepted: <IconCircleCheck size={16} color="var(--green)" role="img" aria-label="Accepted" />,
  declined: <IconCircleX size={16} color="var(--red)" role="img" aria-label="Declined" />,
  pending,
  'not-emailed': pending,
};

interface ListProps {
  /** Each name on a line of its own instead of side by side. */
  stacked?: boolean;
}

/** The patrollers of a patrol by name, each after the icon of their answer; those removed are left out. */
export function PatrollerNames({
  patrollers,
  stacked,
}: ListProps & { patrollers: Record<string, Assignment> }) {
  const lookup = useDirectory();
  const shown = Object.entries(patrollers).filter(([, assignment]) => !assignment.removed);
  if (shown.length === 0) return <None>No patrollers</None>;
  return (
    <ul className={classes.names} data-stacked={stacked || undefined}>
      {shown.map(([id, assignment]) => (
        <li key={id} data-word={answerWord(assignment)}>
          {icons[assignmentStatus(assignment)]}
          <PersonLookup lookup={lookup(id)} />
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

/** The guests of a patrol by name; those removed are left out. */
export function GuestNames({ guests, stacked, marked }: GuestNamesProps) {
  const shown = Object.entries(guests).filter(([, guest]) => !guest.removed);
  if (shown.length === 0) return <None>No guests</None>;
  return (
    <ul className={classes.names} data-stacked={stacked || undefined} data-guests>
      {shown.map(([id, { name }]) => (
        <li key={id} data-word={marked ? '' : 'guest'}>
          <IconUserPlus size={16} role="img" aria-label="Guest" />
          {marked ? `${name} (guest)` : name}
        </li>
      ))}
    </ul>
  );
}
