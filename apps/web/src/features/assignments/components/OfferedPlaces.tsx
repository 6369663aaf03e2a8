import { Card } from '@mantine/core';
import { formatName, type OfferedPlace, type OfferedPlacesView } from '@patrolbook/contract';
import { isNetworkError } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
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
  /** Whether the holder has pressed Take on this page, and it was answered. */
  answered: boolean;
  /** The offer that is being taken. */
  sending: string | undefined;
  /** Why the answer did not arrive or was refused. */
  error: Error | null;
  onTake: (id: string) => void;
}

/** The places that somebody is asked to take, with what became of each: the one of the mail's button first (product 6.35). */
export function OfferedPlaces({ view, chosen, answered, sending, error, onTake }: OfferedPlacesProps) {
  const { me, organization } = view;
  const items = [...view.items].sort((a, b) => Number(b._id === chosen) - Number(a._id === chosen));
  const { state } = items.find(({ _id }) => _id === chosen) ?? {};
  const thanked = answered && state === 'yours';
  return (
    <>
      <div>
        <Greeting text={thanked ? 'Thank you.' : `Kia ora ${me.firstName}`} focused={answered} />
        {me.shared && (
          <p className={card.text}>
            This is for <b>{formatName(me)}</b>, and so is what is taken here.
          </p>
        )}
        <p className={card.text}>{sentence(view, state)}</p>
      </div>
      {error && <ErrorCard title="You have not taken the place" error={explain(error)} />}
      <Card component="ul" className={classes.list}>
        {items.map((place) => (
          <OfferedPlaceItem
            key={place._id}
            place={place}
            zone={organization.timeZone}
            sending={sending === place._id}
            onTake={() => onTake(place._id)}
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
  { items, organization }: OfferedPlacesView,
  state: OfferedPlace['state'] | undefined,
): string {
  const isOpen = items.some((item) => item.state === 'open');
  if (state === 'yours') return 'The place is yours. A mail with the details is on its way.';
  const others = isOpen ? ' These are still open:' : '';
  if (state && state !== 'open') return `${became[state]}${others}`;
  return isOpen
    ? `Could you go for ${organization.name}? Whoever says yes first has the place.`
    : `None of these for ${organization.name} is open any more. Thank you for looking.`;
}

const became = {
  taken: 'Somebody was a little quicker, so this place is taken. Thank you for wanting to help!',
  withdrawn: 'This place is not needed any more. Thank you for wanting to help!',
  cancelled: 'This patrol was cancelled. Thank you for wanting to help!',
  begun: 'This patrol has begun. Thank you for wanting to help!',
} as const satisfies Record<Exclude<OfferedPlace['state'], 'open' | 'yours'>, string>;

function explain(error: Error): Error {
  return isNetworkError(error)
    ? new Error('There is no connection. Please check your internet connection and press again.')
    : error;
}
