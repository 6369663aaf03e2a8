import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { CalendarAddress } from './CalendarAddress.tsx';
import classes from './CalendarCard.module.css';
import { calendarQuery, useCalendarChange } from './calendar.ts';
import { myCalendarTexts } from './texts.ts';

/** The user's patrols in their own calendar application (product 10.4). */
export function CalendarCard() {
  const { data: calendar, error, refetch } = useQuery(calendarQuery);
  const change = useCalendarChange();
  if (error && !calendar)
    return <ErrorCard title={myCalendarTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!calendar)
    return (
      <SectionCard title={myCalendarTexts.title}>
        <RowSkeletons />
      </SectionCard>
    );
  return (
    <SectionCard title={myCalendarTexts.title} padded>
      <p className={classes.note}>{myCalendarTexts.hint}</p>
      {calendar.address === null ? (
        <Button
          className={classes.make}
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          {myCalendarTexts.make}
        </Button>
      ) : (
        <CalendarAddress address={calendar.address} change={change} lost={myCalendarTexts.lost} />
      )}
    </SectionCard>
  );
}
