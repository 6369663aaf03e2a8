import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatHours, formatName } from '#contract';
import { startText } from '#patrols/web/patrol-text.ts';
import { DatedRow } from '#patrols/web/rows/DatedRow.tsx';
import { useZone } from '#people/web/profile.tsx';
import type { OfferedPlace } from '#planning/contract';
import { actionTexts } from '#texts/shared.ts';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { myOffersQuery, useEndSwap, useTakePlace } from '../queries.ts';
import { patrolCoverTexts } from '../texts.ts';
import classes from './CoverRows.module.css';

/** The places that the user is asked to take, each with Take, and swaps with Decline too; nothing if there are none (product 6.36). */
export function OpenPlacesCard() {
  const { items = [] } = useQuery(myOffersQuery).data ?? {};
  if (items.length === 0) return null;
  return (
    <SectionCard title={patrolCoverTexts.openPlaces} count={items.length}>
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
  const take = useTakePlace();
  const decline = useEndSwap(patrolCoverTexts.swapDeclined);
  const zone = useZone();
  return (
    <DatedRow when={patrol.when}>
      <div className={classes.content}>
        <div className={classes.text}>
          <b>{startText(patrol, zone)}</b>
          <span className={classes.hours}>{formatHours(patrol.hours)}</span>
          <p>{whoText(place)}</p>
          {inReturn && <p>{patrolCoverTexts.inReturn({ when: formatDateTime(inReturn.when, zone) })}</p>}
        </div>
        <div className={classes.buttons}>
          <Button
            variant="outline"
            color="green"
            loading={take.isPending}
            disabled={decline.isPending}
            onClick={() => take.mutate(_id)}
          >
            {inReturn ? actionTexts.swap : patrolCoverTexts.take}
          </Button>
          {inReturn && (
            <Button
              variant="default"
              loading={decline.isPending}
              disabled={take.isPending}
              onClick={() => decline.mutate(_id)}
            >
              {actionTexts.decline}
            </Button>
          )}
        </div>
      </div>
    </DatedRow>
  );
}

/** `Instead of Hemi TAMIHANA, with Mere NGATA`; of a free place who is on it so far. */
function whoText({ insteadOf, patrollers }: Pick<OfferedPlace, 'insteadOf' | 'patrollers'>): string {
  const crew = patrollers.filter(({ _id }) => _id !== insteadOf?._id).map(formatName);
  const others = crew.join(', ');
  if (!insteadOf) return others ? patrolCoverTexts.freeWith({ others }) : patrolCoverTexts.freeAlone;
  const name = formatName(insteadOf);
  return others
    ? patrolCoverTexts.insteadOfWith({ name, others })
    : patrolCoverTexts.insteadOfAlone({ name });
}
