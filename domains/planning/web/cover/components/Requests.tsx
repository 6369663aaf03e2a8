import { Button } from '@mantine/core';
import { formatDateTime, formatName } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import type { OwnCover, OwnSwap } from '#planning/contract';
import { actionTexts } from '#texts/shared.ts';
import { askedText, useEndSwap, useKeepPlace } from '../queries.ts';
import { patrolCoverTexts } from '../texts.ts';

/** How many were asked, and when more are; who comes next is nobody's to know (product 6.43). */
export function CoverText({ cover }: { cover: OwnCover }) {
  const zone = useZone();
  const next = cover.next ? [patrolCoverTexts.moreAreAsked({ when: formatDateTime(cover.next, zone) })] : [];
  return <p>{[askedText(cover), ...next, patrolCoverTexts.yoursUntilTaken].join(' ')}</p>;
}

/** Keeps the user's place after all. */
export function KeepButton({ patrolId }: { patrolId: string }) {
  const keep = useKeepPlace();
  return (
    <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(patrolId)}>
      {patrolCoverTexts.keepPlace}
    </Button>
  );
}

/** With whom the user would change places, and for which patrol. */
export function SwapText({ swap }: { swap: OwnSwap }) {
  const zone = useZone();
  return (
    <p>
      {patrolCoverTexts.proposed({
        name: formatName(swap.with),
        when: formatDateTime(swap.inReturn.when, zone),
      })}
    </p>
  );
}

/** Withdraws a swap that the user has proposed. */
export function WithdrawSwapButton({ id }: { id: string }) {
  const end = useEndSwap(patrolCoverTexts.swapWithdrawn);
  return (
    <Button variant="default" loading={end.isPending} onClick={() => end.mutate(id)}>
      {actionTexts.withdraw}
    </Button>
  );
}
