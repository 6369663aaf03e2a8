import { Input } from '@mantine/core';
import {
  daysToChoose,
  formatDateTime,
  formatLocalDate,
  keptFor,
  type Privacy,
  type PrivacyClockState,
  privacyClockNames,
  today,
} from '@patrolbook/contract';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDirectory } from '../../../domain/people/directory.ts';
import { PersonLookup } from '../../../domain/people/PersonLookup.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { serverMoment } from '../../../lib/time/clock.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { NativeSelect } from '../../../ui/controls/NativeSelect.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { privacyQuery, useUpdatePrivacy } from '../privacy.ts';
import classes from './AdminsSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import '../../../ui/form/form-fields.css';

/** For how long personal details are kept, what will go and what went last (product 22.1). */
export function PrivacySection() {
  const { data: privacy, error, refetch } = useQuery(privacyQuery);
  if (error && !privacy)
    return <ErrorCard title="Unable to load privacy" error={error} onRetry={() => void refetch()} />;
  return (
    <SettingsSection
      title="Privacy"
      hint="Personal details are kept no longer than they are needed. Counts, kinds, times and places stay."
    >
      {privacy ? (
        <>
          <p>To keep something longer, for example for the police, open its patrol and press Keep Details.</p>
          <ButtonLink to="/organization/recorded" variant="default" mr="auto">
            Find a Recorded Person
          </ButtonLink>
          {privacy.clocks.map((state) => (
            <ClockField key={state.clock} state={state} />
          ))}
          <History privacy={privacy} />
          <ButtonLink
            className={classes.add}
            to="/organization/views"
            variant="default"
            leftSection={<IconEye />}
          >
            Who Looked
          </ButtonLink>
        </>
      ) : (
        <RowSkeletons />
      )}
    </SettingsSection>
  );
}

function ClockField({ state }: { state: PrivacyClockState }) {
  const zone = useZone();
  const update = useUpdatePrivacy();
  const { clock, days } = state;
  const label = privacyClockNames[clock];
  const choices = [...new Set([...daysToChoose(clock), days])].sort((one, other) => one - other);
  return (
    <Input.Wrapper label={label} labelElement="div" description={dueText(state, zone)}>
      <NativeSelect
        label={label}
        value={String(days)}
        onValue={(chosen) => update.mutate({ [clock]: Number(chosen) })}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            Kept for {keptFor(one)}
          </option>
        ))}
      </NativeSelect>
    </Input.Wrapper>
  );
}

/** Says how much will go, and from when on. */
function dueText({ due, begins }: PrivacyClockState, zone: string): string {
  if (due === 0) return 'Nothing is older now.';
  const are = due === 1 ? '1 entry is older' : `${due.toLocaleString('en-NZ')} entries are older`;
  if (begins === null) return `${are}. You will be told two weeks before they are removed.`;
  const hasBegun = begins <= today(serverMoment(), zone);
  return `${are}, to be removed ${hasBegun ? 'tonight' : `from ${formatLocalDate(begins, zone)} on`}.`;
}

/** The last removals and changes, in a sentence each. */
function History({ privacy: { removals, changes } }: { privacy: Privacy }) {
  const zone = useZone();
  const lookup = useDirectory();
  const [removal] = removals;
  const [change] = changes;
  return (
    <>
      {removal && (
        <p>
          Removed last, on {formatLocalDate(removal.date, zone)}: {privacyClockNames[removal.clock]},{' '}
          {removal.count.toLocaleString('en-NZ')} older than {keptFor(removal.days)}.
        </p>
      )}
      {change && (
        <p>
          Changed last, {formatDateTime(change.when, zone)}: {privacyClockNames[change.clock]} from{' '}
          {keptFor(change.formerDays)} to {keptFor(change.days)}, by{' '}
          <PersonLookup lookup={lookup(change.by)} />.
        </p>
      )}
    </>
  );
}
