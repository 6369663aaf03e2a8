import { IconArrowBackUp, IconPin, IconPinFilled, IconReplace, IconUserMinus } from '@tabler/icons-react';
import { useDirectory } from '#people/web/directory.ts';
import { nameText } from '#people/web/names.ts';
import { useZone } from '#people/web/profile.tsx';
import { type Placement, proposedText } from '#planning/contract';
import { actionTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import type { Deciding } from '../decide.ts';
import { patrolFillTexts } from '../texts.ts';
import type { FilledPlace } from '../values.ts';
import classes from './ProposedPatrols.module.css';

interface ProposedPersonProps {
  patrolId: string;
  place: FilledPlace;
  deciding: Deciding;
  onSwap: () => void;
}

/** The id of the button that takes somebody out or puts them back, by which the focus finds it. */
export function placeId({ patrolId, personId }: Placement): string {
  return `place-${patrolId}-${personId}`;
}

/** Somebody who is proposed, with the reasons, or who was and is taken out. What takes out puts back, so that the focus stays. */
export function ProposedPerson({ patrolId, place, deciding, onSwap }: ProposedPersonProps) {
  const { personId, proposed, isKept } = place;
  const zone = useZone();
  const lookup = useDirectory();
  const nameOf = (id: string) => nameText(lookup(id).data);
  const name = nameOf(personId);
  const placement = { patrolId, personId };
  const { isBusy } = deciding;
  return (
    <li className={classes.person} data-out={!proposed || undefined}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.reasons}>
          {proposed ? proposedText(proposed, zone, nameOf) : patrolFillTexts.takenOut}
        </span>
      </span>
      <span className={classes.buttons}>
        {proposed && (
          <>
            <IconButton
              hint={isKept ? patrolFillTexts.isKept : patrolFillTexts.keep}
              label={patrolFillTexts.keepOne({ name })}
              aria-pressed={isKept}
              onClick={() => deciding.keep(placement, !isKept)}
            >
              {isKept ? <IconPinFilled /> : <IconPin />}
            </IconButton>
            <IconButton
              hint={actionTexts.swap}
              label={patrolFillTexts.swapOne({ name })}
              disabled={isBusy}
              onClick={onSwap}
            >
              <IconReplace />
            </IconButton>
          </>
        )}
        <IconButton
          id={placeId(placement)}
          hint={proposed ? patrolFillTexts.takeOut : patrolFillTexts.putBack}
          label={proposed ? patrolFillTexts.takeOneOut({ name }) : patrolFillTexts.putOneBack({ name })}
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            if (proposed) deciding.takeOut(placement);
            else deciding.putBack(placement);
          }}
        >
          {proposed ? <IconUserMinus /> : <IconArrowBackUp />}
        </IconButton>
      </span>
    </li>
  );
}
