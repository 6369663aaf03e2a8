import { Button } from '@mantine/core';
import { formatHours, formatName, type OfferedPlace } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { startText } from '../../../../domain/patrols/start/start-text.ts';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { DateBadge } from '../../../../ui/display/DateBadge.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { myOffersQuery, useTake } from '../cover.ts';
import classes from './CoverRows.module.css';

/** The places that the user is asked to take, each with Take; nothing if there are none (product 6.36). */
export function OpenPlacesCard() {
  const { items = [] } = useQuery(myOffersQuery).data ?? {};
  const take = useTake();
  const zone = useZone();
  if (items.length === 0) return null;
  return (
    <SectionCard title="Open Places" count={items.length}>
      <RowList>
        {items.map(({ _id, patrol, ...place }) => (
          <Row key={_id}>
            <DateBadge when={patrol.when} zone={zone} />
            <div className={classes.text}>
              <b>{startText(patrol, zone)}</b> {formatHours(patrol.hours)}
              <p>{whoText(place)}</p>
            </div>
            <Button
              variant="outline"
              color="green"
              loading={take.isPending && take.variables === _id}
              onClick={() => take.mutate(_id)}
            >
              Take
            </Button>
          </Row>
        ))}
      </RowList>
    </SectionCard>
  );
}

/** `Instead of Hemi TAMIHANA, with Mere NGATA`; of a free place who is on it so far. */
function whoText({ insteadOf, patrollers }: Pick<OfferedPlace, 'insteadOf' | 'patrollers'>): string {
  const others = patrollers.filter(({ _id }) => _id !== insteadOf?._id).map(formatName);
  const crew = others.length > 0 ? `with ${others.join(', ')}` : 'nobody else so far';
  return insteadOf ? `Instead of ${formatName(insteadOf)}, ${crew}` : `Free place, ${crew}`;
}
