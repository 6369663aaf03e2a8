import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatHours, limits, extensionStep as step } from '#contract';
import { isKnownToEcc } from '#ecc/contract';
import { useEccTold } from '#ecc/web/ecc-text.ts';
import { isTest, type Patrol } from '#patrols/contract';
import { endText } from '#patrols/web/patrol-text.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import classes from './ExtendDialog.module.css';
import { recordExtendTexts } from './texts.ts';

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
      title={recordExtendTexts.title}
      choices={[
        { label: actionTexts.cancel, tone: 'quiet', onClick: close },
        { label: recordExtendTexts.extend, tone: 'primary', loading, onClick: () => onExtend(hours) },
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
        hint={recordExtendTexts.less}
        disabled={hours - step < least}
        onClick={() => onChange(hours - step)}
      >
        <IconMinus />
      </IconButton>
      <output className={classes.end}>
        <b>{recordExtendTexts.until({ end: endText({ ...patrol, hours }, zone) })}</b>
        <span>{recordExtendTexts.inAll({ hours: formatHours(hours) })}</span>
      </output>
      <IconButton
        hint={recordExtendTexts.more}
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
  return isTest(patrol) ? recordExtendTexts.trainingUntold : recordExtendTexts.eccUntold;
}
