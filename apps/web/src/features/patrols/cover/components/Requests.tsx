import { Button } from '@mantine/core';
import { formatDateTime, formatName, type OwnCover, type OwnSwap } from '@patrolbook/contract';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { askedText, useEndSwap, useKeepPlace } from '../queries.ts';

/** How many were asked, and when more are; who comes next is nobody's to know (product 6.43). */
export function CoverText({ cover }: { cover: OwnCover }) {
  const zone = useZone();
  const next = cover.next && ` More are asked on ${formatDateTime(cover.next, zone)}.`;
  return (
    <p>
      {askedText(cover)}
      {next} The place is yours until somebody takes it.
    </p>
  );
}

/** Keeps the user's place after all. */
export function KeepButton({ patrolId }: { patrolId: string }) {
  const keep = useKeepPlace();
  return (
    <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate(patrolId)}>
      Keep My Place
    </Button>
  );
}

/** With whom the user would change places, and for which patrol. */
export function SwapText({ swap }: { swap: OwnSwap }) {
  const zone = useZone();
  return (
    <p>
      You have proposed to change places with {formatName(swap.with)}, who is on{' '}
      {formatDateTime(swap.inReturn.when, zone)}. The place is yours until they agree.
    </p>
  );
}

/** Withdraws a swap that the user has proposed. */
export function WithdrawSwapButton({ id }: { id: string }) {
  const end = useEndSwap('Swap withdrawn. You keep your place.');
  return (
    <Button variant="default" loading={end.isPending} onClick={() => end.mutate(id)}>
      Withdraw
    </Button>
  );
}
