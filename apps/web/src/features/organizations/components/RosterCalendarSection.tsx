import { Button, Checkbox } from '@mantine/core';
import { formatDateTime } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CalendarAddress } from '../../../domain/profile/CalendarAddress.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { rosterCalendarQuery, useRosterCalendarChange } from '../roster-calendar.ts';
import classes from './AdminsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** The organization's roster as a calendar that whoever has its address reads (product 9.15 to 9.17). */
export function RosterCalendarSection() {
  const { data: calendar, error, refetch } = useQuery(rosterCalendarQuery);
  if (error && !calendar)
    return <ErrorCard title="Unable to load calendar" error={error} onRetry={() => void refetch()} />;
  return (
    <SettingsSection
      title="Roster Calendar"
      hint="All finalized patrols and events in one calendar, for example on the wall of the station."
    >
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
      label="Show the names of the crews"
      checked={withNames}
      onChange={({ currentTarget }) => setWithNames(currentTarget.checked)}
    />
  );
  if (!address || !made)
    return (
      <>
        <p>
          Whoever has the address can read when you patrol without signing in. The calendar has no phone
          numbers and no instructions.
        </p>
        {choice}
        <Button
          className={classes.add}
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          Make an Address
        </Button>
      </>
    );
  return (
    <>
      <p>
        Made {formatDateTime(made, zone)}, {madeWithNames ? 'with' : 'without'} the names of the crews.
        Whoever has the address can read it without signing in: make a new one when somebody should no longer
        have it.
      </p>
      <CalendarAddress address={address} change={change} lost="your roster" choice={choice} />
    </>
  );
}
