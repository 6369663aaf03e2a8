import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Patrol } from '#patrols/contract';
import { patrolTexts } from '#patrols/web/texts.ts';
import { isLate } from '#people/web/late.ts';
import { useProfile } from '#people/web/profile.tsx';
import { canAskForCover } from '#planning/contract';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { myCoverQuery } from '../queries.ts';
import { patrolCoverTexts } from '../texts.ts';
import { useCannotCome } from './CannotCome.tsx';
import classes from './OwnPlaceCard.module.css';
import { CoverText, KeepButton, SwapText, WithdrawSwapButton } from './Requests.tsx';

interface OwnPlaceCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** Lets one of the crew who cannot come ask for cover or propose a swap, and keep the place after all (product 6.48). Nothing for others, or while a second step is overdue. */
export function OwnPlaceCard({ patrol, now }: OwnPlaceCardProps) {
  const user = useProfile();
  const own = patrol.patrollers[user._id];
  return own && !isLate(user) && canAskForCover(patrol, own, now) ? <OwnPlace patrol={patrol} /> : null;
}

function OwnPlace({ patrol: { _id: patrolId, type } }: { patrol: Patrol }) {
  const { data, error, refetch } = useQuery(myCoverQuery);
  const { ask, propose, dialogs } = useCannotCome({ _id: patrolId, type });
  if (error && !data)
    return (
      <ErrorCard title={patrolCoverTexts.unableToLoadRequests} error={error} onRetry={() => void refetch()} />
    );
  const cover = data?.items.find((one) => one.patrolId === patrolId);
  const swaps = data?.swaps?.filter((one) => one.patrolId === patrolId) ?? [];
  return (
    <SectionCard title={patrolCoverTexts.cannotCome} padded>
      {data ? (
        <div className={classes.requests}>
          {cover && (
            <div className={classes.request}>
              <CoverText cover={cover} />
              <KeepButton patrolId={patrolId} />
            </div>
          )}
          {swaps.map((swap) => (
            <div key={swap._id} className={classes.request}>
              <SwapText swap={swap} />
              <WithdrawSwapButton id={swap._id} />
            </div>
          ))}
          {!cover && <p className={classes.hint}>{patrolCoverTexts.cannotComeMeans}</p>}
          <div className={classes.buttons}>
            {!cover && (
              <Button variant="default" onClick={ask}>
                {patrolTexts.askForCover}
              </Button>
            )}
            <Button variant="default" onClick={propose}>
              {patrolTexts.proposeSwap}
            </Button>
          </div>
        </div>
      ) : (
        <RowSkeletons plain />
      )}
      {dialogs}
    </SectionCard>
  );
}
