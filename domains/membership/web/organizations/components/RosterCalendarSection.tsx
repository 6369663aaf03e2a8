import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CalendarAddress } from '#accounts/web/CalendarAddress.tsx';
import { formatDateTime } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { rosterCalendarQuery, useRosterCalendarChange } from '../roster-calendar.ts';
import { rosterCalendarTexts } from '../texts.ts';
import classes from './AdminsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** The organization's roster as a calendar that whoever has its address reads (product 9.15 to 9.17). */
export function RosterCalendarSection() {
  const { data: calendar, error, refetch } = useQuery(rosterCalendarQuery);
  if (error && !calendar)
    return (
      <ErrorCard title={rosterCalendarTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
    );
  return (
    <SettingsSection title={rosterCalendarTexts.title} hint={rosterCalendarTexts.about}>
      {calendar ? <Address key={calendar.address} {...calendar} /> : <RowSkeletons />}
    </SettingsSection>
  );
}

interface AddressProps {
  address: string | null;
  made: string | null;
  withNames: boolean;
}

function Address({ address, made, withNames: madeWithNames }: AddressProps) {
  const zone = useZone();
  const [withNames, setWithNames] = useState(madeWithNames);
  const change = useRosterCalendarChange(withNames);
  const choice = (
    <Checkbox
      label={rosterCalendarTexts.withNames}
      checked={withNames}
      onChange={({ currentTarget }) => setWithNames(currentTarget.checked)}
    />
  );
  if (!address || !made)
    return (
      <>
        <p>{rosterCalendarTexts.makingMeans}</p>
        {choice}
        <Button
          className={classes.add}
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          {rosterCalendarTexts.makeAddress}
        </Button>
      </>
    );
  return (
    <>
      <p>
        {rosterCalendarTexts.made(madeWithNames ? 'named' : 'unnamed', { when: formatDateTime(made, zone) })}{' '}
        {rosterCalendarTexts.whoCanRead}
      </p>
      <CalendarAddress address={address} change={change} lost={rosterCalendarTexts.lost} choice={choice} />
    </>
  );
}
