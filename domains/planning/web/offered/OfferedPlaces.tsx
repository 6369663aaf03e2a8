import { Card } from '@mantine/core';
import { formatName } from '#contract';
import classes from '#crew/web/links/components/Assignments.module.css';
import card from '#crew/web/links/components/AssignmentToAnswer.module.css';
import { Greeting } from '#crew/web/links/components/Greeting.tsx';
import { Onward } from '#crew/web/links/components/Onward.tsx';
import { Questions } from '#crew/web/links/components/Questions.tsx';
import { assignmentTexts } from '#crew/web/texts.ts';
import { isNetworkError } from '#lib/http/api-error.ts';
import type { OfferedPlace, OfferedPlacesView } from '#planning/contract';
import { Filled } from '#texts/Filled.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { OfferedPlaceItem } from './OfferedPlaceItem.tsx';
import type { PlaceAnswer } from './queries.ts';
import { offerTexts } from './texts.ts';

interface OfferedPlacesProps {
  view: OfferedPlacesView;
  /** The offer whose button was pressed in the mail, or last on this page. */
  chosen: string | undefined;
  /** Whether the holder has pressed a button on this page, and it was answered. */
  answered: boolean;
  /** What is being sent. */
  sending: PlaceAnswer | undefined;
  /** Why the answer did not arrive or was refused. */
  error: Error | null;
  onAnswer: (answer: PlaceAnswer) => void;
}

/** The places that somebody is asked to take, with what became of each: the one of the mail's button first (product 6.35). */
export function OfferedPlaces({ view, chosen, answered, sending, error, onAnswer }: OfferedPlacesProps) {
  const { me, organization } = view;
  const items = [...view.items].sort((a, b) => Number(b._id === chosen) - Number(a._id === chosen));
  const place = items.find(({ _id }) => _id === chosen);
  const thanked = answered && (place?.state === 'yours' || place?.state === 'declined');
  return (
    <>
      <div>
        <Greeting
          text={thanked ? assignmentTexts.thankYou : assignmentTexts.greeting({ name: me.firstName })}
          focused={answered}
        />
        {me.shared && (
          <p className={card.text}>
            <Filled text={assignmentTexts.placesOfOther} values={{ name: <b>{formatName(me)}</b> }} />
          </p>
        )}
        <p className={card.text}>{sentence(view, place)}</p>
      </div>
      {error && (
        <ErrorCard
          title={assignmentTexts.notArrived}
          error={isNetworkError(error) ? new Error(assignmentTexts.pressAgain) : error}
        />
      )}
      <Card component="ul" className={classes.list}>
        {items.map((one) => (
          <OfferedPlaceItem
            key={one._id}
            place={one}
            zone={organization.timeZone}
            sending={sending?.id === one._id ? sending.does : undefined}
            onAnswer={(does) => onAnswer({ id: one._id, does })}
          />
        ))}
      </Card>
      <Questions organization={organization} />
      {thanked && <Onward hasAccount={!me.shared} />}
    </>
  );
}

/** Says what became of the chosen place, and what can be taken. */
function sentence(
  { items, organization: { name: organization } }: OfferedPlacesView,
  chosen: OfferedPlace | undefined,
): string {
  const open = items.filter((item) => item.state === 'open');
  if (chosen && chosen.state !== 'open') {
    const became = offerTexts.became(fateOf(chosen));
    return open.length > 0 && chosen.state !== 'yours' ? `${became} ${offerTexts.othersOpen}` : became;
  }
  if (chosen?.inReturn && chosen.insteadOf)
    return offerTexts.wantsToSwap({ name: formatName(chosen.insteadOf) });
  if (open.length === 0) return offerTexts.noneOpen({ organization });
  return open.every((item) => item.inReturn)
    ? offerTexts.couldYouSwap({ organization })
    : offerTexts.couldYouGo({ organization });
}

function fateOf({ state, inReturn }: OfferedPlace) {
  switch (state) {
    case 'yours':
      return inReturn ? 'swapped' : 'yours';
    case 'taken':
    case 'declined':
    case 'cancelled':
    case 'begun':
      return state;
    default:
      return inReturn ? 'swapNotNeeded' : 'placeNotNeeded';
  }
}
