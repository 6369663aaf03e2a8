import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarAddress } from '../../../domain/profile/CalendarAddress.tsx';
import { calendarQuery, useCalendarChange } from '../../../domain/profile/calendar.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import classes from './CalendarCard.module.css';

/** The user's patrols in their own calendar application (product 10.4). */
export function CalendarCard() {
  const { data: calendar, error, refetch } = useQuery(calendarQuery);
  const change = useCalendarChange();
  if (error && !calendar)
    return <ErrorCard title="Unable to load calendar" error={error} onRetry={() => void refetch()} />;
  if (!calendar)
    return (
      <SectionCard title="Calendar">
        <RowSkeletons />
      </SectionCard>
    );
  return (
    <SectionCard title="Calendar" padded>
      <p className={classes.note}>
        Your patrols in the calendar of your phone or computer. Whoever has the address can read them without
        signing in.
      </p>
      {calendar.address === null ? (
        <Button
          className={classes.make}
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          Make an Address
        </Button>
      ) : (
        <CalendarAddress address={calendar.address} change={change} lost="your patrols" />
      )}
    </SectionCard>
  );
}
