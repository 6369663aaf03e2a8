import { Button, Checkbox } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { formatDateTime } from '#contract';
import { isOnCrew } from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { useDirectory } from '#people/web/directory.ts';
import { nameText } from '#people/web/names.ts';
import { useZone } from '#people/web/profile.tsx';
import type { Deciding } from '../decide.ts';
import { whyFreeTexts } from '../fill-text.ts';
import { patrolFillTexts } from '../texts.ts';
import type { FilledPatrol } from '../values.ts';
import classes from './ProposedPatrols.module.css';
import { ProposedPerson } from './ProposedPerson.tsx';

interface ProposedPatrolProps {
  filled: FilledPatrol;
  restHours: number;
  deciding: Deciding;
  /** Called to choose somebody, in place of this person if there is one. */
  onChoose: (instead?: string) => void;
}

/** A patrol with who is on it, who is proposed, and why a place stays free. */
export function ProposedPatrol({ filled, restHours, deciding, onChoose }: ProposedPatrolProps) {
  const { patrol, item, rows, isSkipped } = filled;
  const zone = useZone();
  const lookup = useDirectory();
  const nameOf = (id: string) => nameText(lookup(id).data);
  const when = formatDateTime(patrol.when, zone);
  const title = `${when}, ${titleOf(patrol)}`;
  const crew = Object.entries(patrol.patrollers).filter(([, assignment]) => isOnCrew(assignment));
  const byName = [...rows].sort((one, other) => nameOf(one.personId).localeCompare(nameOf(other.personId)));
  const why = whyFreeTexts(item, restHours, nameOf);
  return (
    <li className={classes.patrol} data-skipped={isSkipped || undefined}>
      <Checkbox
        label={patrol.finalized ? patrolFillTexts.finalizedPatrol({ patrol: title }) : title}
        description={
          crew.length > 0 && patrolFillTexts.onItAlready({ names: crew.map(([id]) => nameOf(id)).join(', ') })
        }
        checked={!isSkipped}
        onChange={({ currentTarget }) => deciding.skip(patrol._id, !currentTarget.checked)}
      />
      <ul className={classes.people} aria-label={patrolFillTexts.proposedFor({ when })}>
        {byName.map((place) => (
          <ProposedPerson
            key={place.personId}
            patrolId={patrol._id}
            place={place}
            deciding={deciding}
            onSwap={() => onChoose(place.personId)}
          />
        ))}
      </ul>
      {why.map((sentence) => (
        <p key={sentence} className={classes.why}>
          {sentence}
        </p>
      ))}
      {why.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconUserPlus />}
          disabled={deciding.isBusy}
          aria-label={patrolFillTexts.chooseFor({ when })}
          onClick={() => onChoose()}
        >
          {patrolFillTexts.choose}
        </Button>
      )}
    </li>
  );
}
