import { Button } from '@mantine/core';
import { formatDateTime, formatHours, formatName } from '#contract';
import { isHeadless } from '#crew/web/links/answering.ts';
import classes from '#crew/web/links/components/Assignments.module.css';
import card from '#crew/web/links/components/AssignmentToAnswer.module.css';
import { assignmentTexts } from '#crew/web/texts.ts';
import { startText, titleOf } from '#patrols/web/patrol-text.ts';
import type { OfferedPlace } from '#planning/contract';
import { actionTexts } from '#texts/shared.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { DateBadge } from '#ui/display/DateBadge.tsx';
import type { PlaceAnswer } from './queries.ts';
import { offerTexts } from './texts.ts';

interface OfferedPlaceItemProps {
  place: OfferedPlace;
  zone: string;
  /** What is being sent about this place. */
  sending: PlaceAnswer['does'] | undefined;
  onAnswer: (does: PlaceAnswer['does']) => void;
}

/** A place: when, who comes so far, whose it is until then, and buttons, or what became of it. A mail scanner finds nothing to press. */
export function OfferedPlaceItem({ place, zone, sending, onAnswer }: OfferedPlaceItemProps) {
  const { state, patrol, patrollers, insteadOf, inReturn } = place;
  const others = patrollers.filter(({ _id }) => _id !== insteadOf?._id).map(formatName);
  return (
    <li className={classes.item}>
      <DateBadge when={patrol.when} zone={zone} />
      <div className={classes.what}>
        <b className={classes.name}>{titleOf(patrol)}</b>
        <p className={card.text}>
          {startText(patrol, zone)} · {formatHours(patrol.hours)}
        </p>
        {state === 'open' && insteadOf && (
          <p className={card.text}>{offerTexts.insteadOf({ name: formatName(insteadOf) })}</p>
        )}
        {others.length > 0 && (
          <p className={card.text}>{offerTexts.onItSoFar({ names: others.join(', ') })}</p>
        )}
        {state === 'open' && inReturn && (
          <p className={card.text}>{offerTexts.inReturn({ when: formatDateTime(inReturn.when, zone) })}</p>
        )}
      </div>
      {state === 'open' && !isHeadless(navigator.userAgent) ? (
        <div className={classes.buttons}>
          <Button loading={sending === 'take'} onClick={() => onAnswer('take')}>
            {inReturn ? actionTexts.swap : assignmentTexts.take}
          </Button>
          {inReturn && (
            <Button variant="default" loading={sending === 'decline'} onClick={() => onAnswer('decline')}>
              {actionTexts.decline}
            </Button>
          )}
        </div>
      ) : (
        <Chip color={colors[state]}>{offerTexts.state(state)}</Chip>
      )}
    </li>
  );
}

const colors = {
  open: 'amber',
  yours: 'green',
  taken: 'gray',
  declined: 'gray',
  withdrawn: 'gray',
  cancelled: 'red',
  begun: 'gray',
} as const satisfies Record<OfferedPlace['state'], string>;
