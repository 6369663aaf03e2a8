import { useState } from 'react';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { AskedField } from '../../detail/offers/AskedField.tsx';
import { useOfferPlaces } from '../../detail/offers/queries.ts';
import classes from './Selection.module.css';

interface OfferTogetherDialogProps {
  opened: boolean;
  ids: string[];
  /** How many places they lack. */
  places: number;
  onOffered: () => void;
  onClose: () => void;
}

/** Asks to whom the free places of several patrols are offered. */
export function OfferTogetherDialog({ opened, ids, places, onOffered, onClose }: OfferTogetherDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const offer = useOfferPlaces(() => {
    setChosen([]);
    onOffered();
  });
  return (
    <Dialog
      opened={opened}
      title={places === 1 ? 'Offer 1 Place' : `Offer ${places} Places`}
      choices={[
        { label: 'Not Now', onClick: onClose },
        {
          label: 'Offer',
          tone: 'primary',
          loading: offer.isPending,
          onClick: () => offer.mutate({ ids, ...(chosen.length > 0 && { patrollers: chosen }) }),
        },
      ]}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>
          Whoever can go on one of those days gets one email about all of them. The first who says yes has the
          place.
        </p>
        <AskedField value={chosen} onChange={setChosen} />
      </div>
    </Dialog>
  );
}
