import { Button } from '@mantine/core';
import type { PatrolListItem } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { startText } from '../../../../domain/patrols/start/start-text.ts';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { DateBadge } from '../../../../ui/display/DateBadge.tsx';
import { Row, RowList } from '../../../../ui/layout/RowList.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { askedText, myCoverQuery, useKeepPlace } from '../cover.ts';
import classes from './CoverRows.module.css';

/**
 * The patrols for which the user has asked for cover, each with a button to keep the place; nothing if there are none
 * (product 6.41). `ahead` are the user's patrols that are ahead.
 */
export function OwnCoverCard({ ahead }: { ahead: readonly PatrolListItem[] }) {
  const { items: covered = [] } = useQuery(myCoverQuery).data ?? {};
  const keep = useKeepPlace();
  const zone = useZone();
  const rows = covered.flatMap(({ patrolId, asked }) => {
    const patrol = ahead.find(({ _id }) => _id === patrolId);
    return patrol ? [{ patrol, asked }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <SectionCard title="You Asked for Cover" count={rows.length}>
      <RowList>
        {rows.map(({ patrol, asked }) => (
          <Row key={patrol._id}>
            <DateBadge when={patrol.when} zone={zone} />
            <div className={classes.text}>
              <b>{startText(patrol, zone)}</b>
              <p>{askedText(asked)} The place is yours until somebody takes it.</p>
            </div>
            <Button
              variant="default"
              loading={keep.isPending && keep.variables === patrol._id}
              onClick={() => keep.mutate(patrol._id)}
            >
              Keep My Place
            </Button>
          </Row>
        ))}
      </RowList>
    </SectionCard>
  );
}
