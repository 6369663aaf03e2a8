import { useState } from 'react';
import type { PatrolListItem } from '#patrols/contract';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { useAskForCover, useProposeSwap } from '../queries.ts';

const CoverForm = lazyOverlay(() => import('./CoverForm.tsx'), 'CoverForm');
const SwapForm = lazyOverlay(() => import('./SwapForm.tsx'), 'SwapForm');

/** Opens the forms by which one of the crew asks for cover of a patrol or proposes a swap. Show `dialogs` somewhere. */
export function useCannotCome({ _id: patrolId, type }: Pick<PatrolListItem, '_id' | 'type'>) {
  const [opened, setOpened] = useState<'cover' | 'swap' | null>(null);
  const cover = useAskForCover(patrolId);
  const swap = useProposeSwap(patrolId);
  const close = () => setOpened(null);
  return {
    ask: () => setOpened('cover'),
    propose: () => setOpened('swap'),
    dialogs: (
      <>
        <CoverForm
          opened={opened === 'cover'}
          type={type}
          onAsk={(reason) => {
            close();
            cover.mutate(reason);
          }}
          onClose={close}
        />
        <SwapForm
          opened={opened === 'swap'}
          patrolId={patrolId}
          onPropose={(choice) => {
            close();
            swap.mutate(choice);
          }}
          onClose={close}
        />
      </>
    ),
  };
}
