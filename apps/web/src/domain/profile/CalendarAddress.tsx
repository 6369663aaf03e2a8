import { Button, TextInput } from '@mantine/core';
import { IconCalendar, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { toastError, toastSuccess } from '../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import classes from './CalendarAddress.module.css';
import { subscriptionOf } from './calendar.ts';

const questions = {
  renew: { title: 'Make a new address?', label: 'Make a New Address' },
  stop: { title: 'Stop the calendar?', label: 'Stop' },
} as const;

type Change = keyof typeof questions;

interface CalendarAddressProps {
  address: string;
  change: {
    mutate: (change: Change, then: { onSuccess: () => void }) => void;
    isPending: boolean;
  };
  /** What the calendars that read it lose. */
  lost: string;
  /** What is chosen with a new address, if anything. */
  choice?: ReactNode;
}

/** The address of a calendar, to be copied or opened by an application, and what changes it. */
export function CalendarAddress({ address, change, lost, choice }: CalendarAddressProps) {
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<Change>();
  const close = () => setAsking(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess('Address copied');
    } catch {
      field.current?.select(); // for the keys or the menu of the browser
      toastError('Unable to copy: the address is selected, so that you can copy it yourself.');
    }
  };
  const { title = '', label = '' } = asking ? questions[asking] : {};
  return (
    <>
      <TextInput
        ref={field}
        label="Address"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button component="a" href={subscriptionOf(address)} variant="default" leftSection={<IconCalendar />}>
          Open in Calendar
        </Button>
        <Button variant="default" onClick={() => setAsking('renew')}>
          Make a New Address
        </Button>
        <Button variant="outline" color="red" onClick={() => setAsking('stop')}>
          Stop
        </Button>
      </div>
      <ConfirmDialog
        opened={asking !== undefined}
        title={title}
        choices={[
          { label: 'Keep It', onClick: close, tone: 'quiet' },
          {
            label,
            onClick: () => asking && change.mutate(asking, { onSuccess: close }),
            tone: 'danger',
            loading: change.isPending,
          },
        ]}
        onClose={close}
      >
        <p>Calendars that read the present address will no longer find {lost}.</p>
        {asking === 'renew' && choice}
      </ConfirmDialog>
    </>
  );
}
