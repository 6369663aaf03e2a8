import { Button, TextInput } from '@mantine/core';
import { IconCalendar, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import classes from './CalendarAddress.module.css';
import { subscriptionOf } from './calendar.ts';
import { calendarTexts } from './texts.ts';

type Change = 'renew' | 'stop';

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
      toastSuccess(calendarTexts.copied);
    } catch {
      field.current?.select(); // for the keys or the menu of the browser
      toastError(calendarTexts.unableToCopy);
    }
  };
  return (
    <>
      <TextInput
        ref={field}
        label={calendarTexts.address}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconCopy />} onClick={() => void copy()}>
          {actionTexts.copy}
        </Button>
        <Button component="a" href={subscriptionOf(address)} variant="default" leftSection={<IconCalendar />}>
          {calendarTexts.open}
        </Button>
        <Button variant="default" onClick={() => setAsking('renew')}>
          {calendarTexts.change('renew')}
        </Button>
        <Button variant="outline" color="red" onClick={() => setAsking('stop')}>
          {calendarTexts.change('stop')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking !== undefined}
        title={asking ? calendarTexts.askBefore(asking) : ''}
        choices={[
          { label: actionTexts.keepIt, onClick: close, tone: 'quiet' },
          {
            label: asking ? calendarTexts.change(asking) : '',
            onClick: () => asking && change.mutate(asking, { onSuccess: close }),
            tone: 'danger',
            loading: change.isPending,
          },
        ]}
        onClose={close}
      >
        <p>{calendarTexts.lost({ lost })}</p>
        {asking === 'renew' && choice}
      </ConfirmDialog>
    </>
  );
}
