import { Modal } from '@mantine/core';
import { useRef } from 'react';
import { formatDateTime } from '#contract';
import { useAfterMount } from '#lib/browser/after-mount.ts';
import type { PatrolListItem } from '#patrols/contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { PatrollerSelect } from '../../choosing/PatrollerSelect.tsx';
import type { Beside } from '../../choosing/suitable.ts';
import '#ui/overlay/overlay.css';

interface FillDialogProps {
  opened: boolean;
  /** The patrol whose place is filled; undefined once it is gone. */
  patrol: PatrolListItem | undefined;
  /** Who is not offered. */
  except?: readonly string[];
  beside?: Beside | undefined;
  /** What stands in the field. */
  typed: string;
  onType: (text: string) => void;
  onChoose: (personId: string) => void;
  onClose: () => void;
}

/** Offers who can go on a patrol, the best first (product 6.21). Whoever is chosen is added at once. */
export function FillDialog({ opened, patrol, onClose, ...picking }: FillDialogProps) {
  const zone = useZone();
  const field = useRef<HTMLInputElement>(null);
  const title = patrol && `${formatDateTime(patrol.when, zone)}, ${titleOf(patrol)}`;
  return (
    <Modal
      opened={useAfterMount(opened)}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': actionTexts.close }}
    >
      {patrol && (
        <PatrollerSelect
          key={patrol._id}
          ref={field}
          openOnFocus
          data-autofocus // not autoFocus: the dialog would take the field for what had the focus before
          patrol={patrol}
          afterwards={false}
          {...picking}
        />
      )}
    </Modal>
  );
}
