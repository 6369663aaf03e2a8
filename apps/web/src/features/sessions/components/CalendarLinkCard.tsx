import { Button } from '@mantine/core';
import { formatDateTime } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarQuery, useCalendarChange } from '../../../domain/profile/calendar.ts';
import { useZone } from '../../../domain/profile/profile.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';

/** The one link of the user's that works for ever without signing in, if there is one, and how to stop it (product 10.8). */
export function CalendarLinkCard() {
  const zone = useZone();
  const { data: calendar } = useQuery(calendarQuery);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useCalendarChange();
  if (!calendar?.made) return null;
  const stop = (
    <Button variant="outline" color="red" aria-label="Stop the calendar" onClick={() => setAsking(true)}>
      Stop
    </Button>
  );
  return (
    <SectionCard title="Calendar Address" action={stop} padded>
      Made {formatDateTime(calendar.made, zone)}. Whoever has it can read your patrols without signing in.
      <ConfirmDialog
        opened={asking}
        title="Stop the calendar?"
        choices={[
          { label: 'Keep It', onClick: close, tone: 'quiet' },
          {
            label: 'Stop',
            onClick: () => change.mutate('stop', { onSuccess: close }),
            tone: 'danger',
            loading: change.isPending,
          },
        ]}
        onClose={close}
      >
        Calendars that read the present address will no longer find your patrols.
      </ConfirmDialog>
    </SectionCard>
  );
}
