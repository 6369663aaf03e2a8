import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionTexts } from '#accounts/web/texts.ts';
import { formatDateTime } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { calendarQuery, useCalendarChange } from '../../calendar.ts';

/** The one link of the user's that works for ever without signing in, if there is one, and how to stop it (product 10.8). */
export function CalendarLinkCard() {
  const zone = useZone();
  const { data: calendar } = useQuery(calendarQuery);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useCalendarChange();
  if (!calendar?.made) return null;
  const stop = (
    <Button
      variant="outline"
      color="red"
      aria-label={sessionTexts.stopCalendar}
      onClick={() => setAsking(true)}
    >
      {actionTexts.stop}
    </Button>
  );
  return (
    <SectionCard title={sessionTexts.calendar} action={stop} padded>
      {sessionTexts.calendarMade({ when: formatDateTime(calendar.made, zone) })}
      <ConfirmDialog
        opened={asking}
        title={sessionTexts.askBeforeStopping}
        choices={[
          { label: actionTexts.keepIt, onClick: close, tone: 'quiet' },
          {
            label: actionTexts.stop,
            onClick: () => change.mutate('stop', { onSuccess: close }),
            tone: 'danger',
            loading: change.isPending,
          },
        ]}
        onClose={close}
      >
        {sessionTexts.stopMeans}
      </ConfirmDialog>
    </SectionCard>
  );
}
