import { Button } from '@mantine/core';
import { formatDateTime, formatHours, formatName, type OfferedPlace } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { DatedRow } from '../../../../domain/patrols/rows/DatedRow.tsx';
import { startText } from '../../../../domain/patrols/start/start-text.ts';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { RowList } from '../../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { myOffersQuery, useEndSwap, useTake } from '../queries.ts';
import classes from './CoverRows.module.css';

/** The places that the user is asked to take, each with Take, and swaps with Decline too; nothing if there are none (product 6.36). */
export function OpenPlacesCard() {
  const { items = [] } = useQuery(myOffersQuery).data ?? {};
  if (items.length === 0) return null;
  return (
    <SectionCard title="Open Places" count={items.length}>
      <RowList>
        {items.map((place) => (
          <OpenPlace key={place._id} place={place} />
        ))}
      </RowList>
    </SectionCard>
  );
}

function OpenPlace({ place }: { place: OfferedPlace }) {
  const { _id, patrol, inReturn } = place;
  const take = useTake();
  const decline = useEndSwap('Swap declined. Thank you for answering.');
  const zone = useZone();
  return (
    <DatedRow when={patrol.when}>
      <div className={classes.content}>
        <div className={classes.text}>
          <b>{startText(patrol, zone)}</b>
          <span className={classes.hours}>{formatHours(patrol.hours)}</span>
          <p>{whoText(place)}</p>
          {inReturn && <p>In return they go instead of you on {formatDateTime(inReturn.when, zone)}</p>}
        </div>
        <div className={classes.buttons}>
          <Button
            variant="outline"
            color="green"
            loading={take.isPending}
            disabled={decline.isPending}
            onClick={() => take.mutate(_id)}
          >
            {inReturn ? 'Swap' : 'Take'}
          </Button>
          {inReturn && (
            <Button
              variant="default"
              loading={decline.isPending}
              disabled={take.isPending}
              onClick={() => decline.mutate(_id)}
            >
              Decline
            </Button>
          )}
        </div>
      </div>
    </DatedRow>
  );
}

/** `Instead of Hemi TAMIHANA, with Mere NGATA`; of a free place who is on it so far. */
function whoText({ insteadOf, patrollers }: Pick<OfferedPlace, 'insteadOf' | 'patrollers'>): string {
  const others = patrollers.filter(({ _id }) => _id !== insteadOf?._id).map(formatName);
  const crew = others.length > 0 ? `with ${others.join(', ')}` : 'nobody else so far';
  return insteadOf ? `Instead of ${formatName(insteadOf)}, ${crew}` : `Free place, ${crew}`;
}
