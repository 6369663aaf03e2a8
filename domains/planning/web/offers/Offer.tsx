import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatName } from '#contract';
import classes from '#patrols/web/RuledList.module.css';
import { StampText } from '#patrols/web/StampText.tsx';
import { directoryQuery, useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { PatrolOffer } from '#planning/contract';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { FoldedText } from '#ui/display/FoldedText.tsx';
import { useWithdrawOffer } from './queries.ts';
import { patrolOfferTexts } from './texts.ts';

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
            <Filled
              text={patrolOfferTexts.placeOf}
              values={{ name: <PersonLookup lookup={lookup(insteadOf)} /> }}
            />
            {reason && `, ${patrolOfferTexts.because({ reason })}`}
            {inReturn && `, ${patrolOfferTexts.inReturn({ when: formatDateTime(inReturn.when, zone) })}`}
          </>
        ) : (
          patrolOfferTexts.freePlaces
        )}
      </div>
      <div className={classes.quiet}>
        <StampText stamp={created} text={patrolOfferTexts.offered} textBy={patrolOfferTexts.offeredBy} />{' '}
        <Ending offer={offer} />
      </div>
      <FoldedText>{patrolOfferTexts.asked({ names: names.join(', ') })}</FoldedText>
      {offer.open && (
        <Button
          variant="default"
          size="sm"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(offer._id)}
        >
          {actionTexts.withdraw}
        </Button>
      )}
    </li>
  );
}

function Ending({ offer: { open, next, taken, withdrawn } }: { offer: PatrolOffer }) {
  const zone = useZone();
  if (open && next) return patrolOfferTexts.moreAsked({ when: formatDateTime(next, zone) });
  if (open) return patrolOfferTexts.open;
  if (taken)
    return <StampText stamp={taken} text={patrolOfferTexts.taken} textBy={patrolOfferTexts.takenBy} />;
  if (!withdrawn) return patrolOfferTexts.over;
  return (
    <StampText stamp={withdrawn} text={patrolOfferTexts.withdrawn} textBy={patrolOfferTexts.withdrawnBy} />
  );
}
