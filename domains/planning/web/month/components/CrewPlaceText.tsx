import { VisuallyHidden } from '@mantine/core';
import { IconPlus, IconUserQuestion } from '@tabler/icons-react';
import type { PatrolListItem } from '#patrols/contract';
import { AnswerIcon } from '#patrols/web/rows/AnswerIcon.tsx';
import { useShownAnswer } from '#patrols/web/shown-answer.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import type { CrewPlace } from '../places.ts';
import { patrolMonthTexts } from '../texts.ts';
import classes from './CrewPlaceText.module.css';

interface PlaceTextProps {
  patrol: Pick<PatrolListItem, 'finalized'>;
  place: CrewPlace;
  /** Whether it can be changed now. */
  open: boolean;
}

/** What a place says: the name after the icon of their answer, or that it is open; an icon and words, never colour alone. */
export function CrewPlaceText({ patrol, place, open }: PlaceTextProps) {
  const lookup = useDirectory();
  const answerOf = useShownAnswer(patrol);
  if (place.kind === 'room') return open && <Room />;
  if (place.kind === 'open')
    return (
      <span className={classes.gap}>
        <IconUserQuestion size={16} aria-hidden /> {patrolMonthTexts.open}
      </span>
    );
  const answer = answerOf(place.personId, place.assignment);
  return (
    <span className={classes.taken} data-answer={answer}>
      <AnswerIcon answer={answer} />{' '}
      <span className={classes.name}>
        <PersonLookup lookup={lookup(place.personId)} />
      </span>
    </span>
  );
}

function Room() {
  return (
    <span className={classes.room} data-screen-only>
      <IconPlus size={16} aria-hidden />
      <VisuallyHidden>{patrolMonthTexts.addOneMore}</VisuallyHidden>
    </span>
  );
}
