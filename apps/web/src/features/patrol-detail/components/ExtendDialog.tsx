import { formatHours, isKnownToEcc, limits, type Patrol, extensionStep as step } from '@patrolbook/contract';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endText } from '../../../domain/patrol/patrol-end.ts';
import { myOrganizationQuery, useZone } from '../../../domain/profile/profile.tsx';
import { newId } from '../../../lib/http/new-id.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { useExtend } from '../queries.ts';
import classes from './ExtendDialog.module.css';

interface ExtendDialogProps {
  patrol: Patrol;
  /** The least new total of hours. */
  least: number;
  opened: boolean;
  onClose: () => void;
}

/** Asks until when a running patrol goes on, in steps of half an hour (product 16.13). */
export function ExtendDialog({ patrol, least, opened, onClose }: ExtendDialogProps) {
  const [chosen, setChosen] = useState({ _id: newId(), hours: least });
  const hours = Math.max(least, chosen.hours);
  const done = () => {
    setChosen({ _id: newId(), hours: least });
    onClose();
  };
  const extend = useExtend(patrol._id, done);
  return (
    <Dialog
      opened={opened}
      title="Extend this patrol?"
      choices={[
        { label: 'Cancel', tone: 'quiet', onClick: done },
        {
          label: 'Extend',
          tone: 'primary',
          loading: extend.isPending,
          onClick: () => extend.mutate({ ...chosen, hours }),
        },
      ]}
      onClose={done}
    >
      <HoursStepper
        {...{ patrol, least, hours }}
        onChange={(wanted) => setChosen({ ...chosen, hours: wanted })}
      />
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
  const { data: organization } = useQuery(myOrganizationQuery);
  if (!isKnownToEcc(patrol)) return 'The ECC does not know of this patrol and is not told.';
  if (!organization || organization.ecc.takesMail) return 'The ECC is told by email.';
  return `Ring the ECC on ${organization.ecc.phone ?? 'its number'} to tell them: it takes no email.`;
}
