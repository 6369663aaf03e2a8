import { Button, TextInput } from '@mantine/core';
import { IconCalendar, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { subscriptionOf, useCalendarChange } from '../../../domain/profile/calendar.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import classes from './CalendarCard.module.css';

const questions = {
  renew: { title: 'Make a new address?', label: 'Make a New Address' },
  stop: { title: 'Stop the calendar?', label: 'Stop' },
} as const;

/** The address, to be copied or opened by an application, and what changes it. */
export function CalendarAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<keyof typeof questions>();
  const change = useCalendarChange(() => setAsking(undefined));
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
          { label: 'Keep It', onClick: () => setAsking(undefined), tone: 'quiet' },
          {
            label,
            onClick: () => asking && change.mutate(asking),
            tone: 'danger',
            loading: change.isPending,
          },
        ]}
        onClose={() => setAsking(undefined)}
      >
        Calendars that read the present address will no longer find your patrols.
      </ConfirmDialog>
    </>
  );
}
