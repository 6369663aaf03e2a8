import {
  formatHours,
  isKnownToEcc,
  isTest,
  limits,
  type Patrol,
  extensionStep as step,
} from '@patrolbook/contract';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useEccTold } from '../ecc/ecc-told.ts';
import { endText } from '../patrols/patrol-end.ts';
import { useZone } from '../profile/profile.tsx';
import classes from './ExtendDialog.module.css';

interface ExtendDialogProps {
  patrol: Patrol;
  /** The least new total of hours. */
  least: number;
  opened: boolean;
  /** Extends the patrol to this total of hours. */
  onExtend: (hours: number) => void;
  /** The patrol is being extended. */
  loading?: boolean;
  onClose: () => void;
}

/** Asks until when a running patrol goes on, in steps of half an hour (product 16.13). */
export function ExtendDialog({
  patrol,
  least,
  opened,
  onExtend,
  loading = false,
  onClose,
}: ExtendDialogProps) {
  const [chosen, setChosen] = useState(least);
  const hours = Math.max(least, chosen);
  const close = () => {
    setChosen(least);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      title="Extend this patrol?"
      choices={[
        { label: 'Cancel', tone: 'quiet', onClick: close },
        { label: 'Extend', tone: 'primary', loading, onClick: () => onExtend(hours) },
      ]}
      onClose={close}
    >
      <HoursStepper patrol={patrol} least={least} hours={hours} onChange={setChosen} />
      <p>{useEccText(patrol)}</p>
    </Dialog>
  );
}

interface HoursStepperProps {
  patrol: Patrol;
  least: number;
  hours: number;
  onChange: (hours: number) => void;
}

function HoursStepper({ patrol, least, hours, onChange }: HoursStepperProps) {
  const zone = useZone();
  return (
    <div className={classes.stepper}>
      <IconButton
        hint="Half an Hour Less"
        disabled={hours - step < least}
        onClick={() => onChange(hours - step)}
      >
        <IconMinus />
      </IconButton>
      <output className={classes.end}>
        <b>until {endText({ ...patrol, hours }, zone)}</b>
        <span>{formatHours(hours)} in all</span>
      </output>
      <IconButton
        hint="Half an Hour More"
        disabled={hours + step > limits.hours.max}
        onClick={() => onChange(hours + step)}
      >
        <IconPlus />
      </IconButton>
    </div>
  );
}

/** Whether the ECC is told, and whom to ring if not. */
function useEccText(patrol: Patrol): string {
  const told = useEccTold(patrol);
  if (isKnownToEcc(patrol)) return told;
  return isTest(patrol)
    ? 'This is training: no message is sent.'
    : 'The ECC does not know of this patrol and is not told.';
}
