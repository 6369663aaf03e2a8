import { Button } from '@mantine/core';
import { formatDateTime, formatName, type PatrolOffer } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { directoryQuery, useDirectory } from '../../../../domain/people/directory.ts';
import { PersonLookup } from '../../../../domain/people/PersonLookup.tsx';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { FoldedText } from '../../../../ui/display/FoldedText.tsx';
import classes from '../components/RuledList.module.css';
import { useWithdrawOffer } from './queries.ts';

/** What was offered, who was asked, and what became of it. */
export function Offer({ offer }: { offer: PatrolOffer }) {
  const zone = useZone();
  const lookup = useDirectory();
  const people = useQuery(directoryQuery).data;
  const withdraw = useWithdrawOffer();
  const { created, insteadOf, inReturn, reason } = offer;
  const names = offer.asked.flatMap(({ personId }) => people?.get(personId) ?? []).map(formatName);
  return (
    <li className={classes.item}>
      <div>
        {insteadOf ? (
          <>
            The place of <PersonLookup lookup={lookup(insteadOf)} />
            {reason && `, who cannot come: “${reason}”`}
            {inReturn && `, in exchange for one on ${formatDateTime(inReturn.when, zone)}`}
          </>
        ) : (
          'Free places'
        )}
      </div>
      <div className={classes.quiet}>
        Offered {formatDateTime(created.when, zone)}
        {created.by && (
          <>
            {' by '}
            <PersonLookup lookup={lookup(created.by)} />
          </>
        )}
        . <Ending offer={offer} />
      </div>
      <FoldedText>{`Asked: ${names.join(', ')}`}</FoldedText>
      {offer.open && (
        <Button
          variant="default"
          size="sm"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(offer._id)}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}

function Ending({ offer: { open, next, taken, withdrawn } }: { offer: PatrolOffer }) {
  const zone = useZone();
  const lookup = useDirectory();
  const stamp = taken ?? withdrawn;
  if (open) return next ? `Still open. More are asked on ${formatDateTime(next, zone)}.` : 'Still open.';
  if (!stamp) return 'No longer open.';
  return (
    <>
      {taken ? 'Taken over' : 'Withdrawn'} {formatDateTime(stamp.when, zone)}
      {stamp.by && (
        <>
          {' by '}
          <PersonLookup lookup={lookup(stamp.by)} />
        </>
      )}
      .
    </>
  );
}
