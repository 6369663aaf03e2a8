import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PatrolListItem } from '#patrols/contract';
import { startText } from '#patrols/web/patrol-text.ts';
import { DatedRow } from '#patrols/web/rows/DatedRow.tsx';
import { useZone } from '#people/web/profile.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { myCoverQuery } from '../queries.ts';
import { patrolCoverTexts } from '../texts.ts';
import classes from './CoverRows.module.css';
import { CoverText, KeepButton, SwapText, WithdrawSwapButton } from './Requests.tsx';

/**
 * The patrols for which the user has asked for cover or proposed a swap, each with a button to keep the place; nothing if there are none
 * (product 6.41 and 6.47). `ahead` are the user's patrols that are ahead.
 */
export function OwnCoverCard({ ahead }: { ahead: readonly PatrolListItem[] }) {
  const { items = [], swaps = [] } = useQuery(myCoverQuery).data ?? {};
  const find = (id: string) => ahead.find(({ _id }) => _id === id);
  const covered = items.filter(({ patrolId }) => find(patrolId));
  const swapped = swaps.filter(({ patrolId }) => find(patrolId));
  if (covered.length + swapped.length === 0) return null;
  return (
    <SectionCard title={patrolCoverTexts.requests} count={covered.length + swapped.length}>
      <RowList>
        {covered.map((cover) => (
          <Request
            key={cover.patrolId}
            patrol={find(cover.patrolId)}
            action={<KeepButton patrolId={cover.patrolId} />}
          >
            <CoverText cover={cover} />
          </Request>
        ))}
        {swapped.map((swap) => (
          <Request key={swap._id} patrol={find(swap.patrolId)} action={<WithdrawSwapButton id={swap._id} />}>
            <SwapText swap={swap} />
          </Request>
        ))}
      </RowList>
    </SectionCard>
  );
}

interface RequestProps {
  patrol: PatrolListItem | undefined;
  children: ReactNode;
  action: ReactNode;
}

function Request({ patrol, children, action }: RequestProps) {
  const zone = useZone();
  if (!patrol) return null;
  return (
    <DatedRow when={patrol.when}>
      <div className={classes.content}>
        <div className={classes.text}>
          <b>{startText(patrol, zone)}</b>
          {children}
        </div>
        <div className={classes.buttons}>{action}</div>
      </div>
    </DatedRow>
  );
}
