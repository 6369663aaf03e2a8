import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { openPlaces, type PatrolListItem } from '#patrols/contract';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';

const OfferTogetherDialog = lazyOverlay(() => import('./OfferTogetherDialog.tsx'), 'OfferTogetherDialog');

interface OfferTogetherProps {
  label: string;
  /** Finalized patrols that lack somebody. */
  patrols: readonly PatrolListItem[];
  onOffered: () => void;
}

/** Offers the free places of several patrols, after it has asked to whom (product 6.31). */
export function OfferTogether({ label, patrols, onOffered }: OfferTogetherProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconUserPlus />} onClick={() => setOpened(true)}>
        {label}
      </Button>
      <OfferTogetherDialog
        opened={opened}
        ids={patrols.map(({ _id }) => _id)}
        places={patrols.reduce((sum, patrol) => sum + openPlaces(patrol), 0)}
        onOffered={() => {
          setOpened(false);
          onOffered();
        }}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
