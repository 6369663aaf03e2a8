import { Card } from '@mantine/core';
import { formatName, type OfferedPlace, type OfferedPlacesView } from '@patrolbook/contract';
import { isNetworkError } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import type { PlaceAnswer } from '../queries.ts';
import card from './Assignment.module.css';
import classes from './Assignments.module.css';
import { Greeting } from './Greeting.tsx';
import { OfferedPlaceItem } from './OfferedPlaceItem.tsx';
import { Onward } from './Onward.tsx';
import { Questions } from './Questions.tsx';

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
        <Greeting text={thanked ? 'Thank you.' : `Kia ora ${me.firstName}`} focused={answered} />
        {me.shared && (
          <p className={card.text}>
            This is for <b>{formatName(me)}</b>, and so is what is taken here.
          </p>
        )}
        <p className={card.text}>{sentence(view, place)}</p>
      </div>
      {error && <ErrorCard title="Your answer has not arrived" error={explain(error)} />}
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
function sentence({ items, organization }: OfferedPlacesView, chosen: OfferedPlace | undefined): string {
  const open = items.filter((item) => item.state === 'open');
  const isOpen = open.length > 0;
  if (chosen && chosen.state !== 'open') {
    const others = isOpen && chosen.state !== 'yours' ? ' These are still open:' : '';
    return `${became(chosen)}${others}`;
  }
  if (chosen?.inReturn && chosen.insteadOf)
    return `${formatName(chosen.insteadOf)} would like to change places with you. Until you agree, everybody keeps their own.`;
  if (!isOpen) return `None of these for ${organization.name} is open any more. Thank you for looking.`;
  return open.every((item) => item.inReturn)
    ? `Could you change places for ${organization.name}? Until you agree, everybody keeps their own.`
    : `Could you go for ${organization.name}? Whoever says yes first has the place.`;
}

function became({ state, inReturn }: OfferedPlace): string {
  const thanks = 'Thank you for wanting to help!';
  switch (state) {
    case 'yours':
      return `${inReturn ? 'You have changed places.' : 'The place is yours.'} A mail with the details is on its way.`;
    case 'taken':
      return `Somebody was a little quicker, so this place is taken. ${thanks}`;
    case 'declined':
      return 'You have declined this swap, so everybody keeps their own place. They are told.';
    case 'cancelled':
      return `This patrol was cancelled. ${thanks}`;
    case 'begun':
      return `This patrol has begun. ${thanks}`;
    default:
      return `This ${inReturn ? 'swap' : 'place'} is not needed any more. ${thanks}`;
  }
}

function explain(error: Error): Error {
  return isNetworkError(error)
    ? new Error('There is no connection. Please check your internet connection and press again.')
    : error;
}
