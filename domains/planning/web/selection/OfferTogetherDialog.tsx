import { useState } from 'react';
import { actionTexts } from '#texts/shared.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { AskedField } from '../offers/AskedField.tsx';
import { useOfferPlaces } from '../offers/queries.ts';
import classes from './Selection.module.css';
import { patrolSelectionTexts } from './texts.ts';

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
      title={patrolSelectionTexts.offerTitle(places)}
      choices={[
        { label: actionTexts.notNow, onClick: onClose },
        {
          label: actionTexts.offer,
          tone: 'primary',
          loading: offer.isPending,
          onClick: () => offer.mutate({ ids, ...(chosen.length > 0 && { patrollers: chosen }) }),
        },
      ]}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{patrolSelectionTexts.offerMeans}</p>
        <AskedField value={chosen} onChange={setChosen} />
      </div>
    </Dialog>
  );
}
