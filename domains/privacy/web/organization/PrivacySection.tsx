import { Button, Input } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime, formatLocalDate, today } from '#contract';
import { serverMoment } from '#lib/time/clock.ts';
import classes from '#membership/web/organizations/components/AdminsSection.module.css';
import { SettingsSection } from '#membership/web/organizations/components/SettingsSection.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import {
  daysToChoose,
  keptFor,
  type Privacy,
  type PrivacyClockState,
  privacyClockNames,
} from '#privacy/contract';
import { Filled } from '#texts/Filled.tsx';
import { numberText } from '#texts/locale.ts';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { privacyQuery, useUpdatePrivacy } from './privacy.ts';
import { organizationPrivacyTexts } from './texts.ts';
import '#ui/form/form-fields.css';

/** For how long personal details are kept, what will go and what went last (product 22.1). */
export function PrivacySection() {
  const { data: privacy, error, refetch } = useQuery(privacyQuery);
  if (error && !privacy)
    return (
      <ErrorCard title={organizationPrivacyTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
    );
  return (
    <SettingsSection title={organizationPrivacyTexts.title} hint={organizationPrivacyTexts.about}>
      {privacy ? (
        <>
          <p>{organizationPrivacyTexts.toKeepLonger}</p>
          <ButtonLink to="/organization/recorded" variant="default" mr="auto">
            {organizationPrivacyTexts.findRecorded}
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
            {titleTexts.whoLooked}
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
  const { clock, days, shortening } = state;
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
            {organizationPrivacyTexts.keptFor({ period: keptFor(one) })}
          </option>
        ))}
      </NativeSelect>
      {shortening && (
        <Shortening shortening={shortening}>
          <Button
            variant="default"
            loading={update.isPending}
            onClick={() => update.mutate({ [clock]: days })}
          >
            {actionTexts.withdraw}
          </Button>
        </Shortening>
      )}
    </Input.Wrapper>
  );
}

interface ShorteningProps {
  shortening: NonNullable<PrivacyClockState['shortening']>;
  /** What withdraws it. */
  children: ReactNode;
}

/** Says from when on a clock keeps for fewer days, and who chose that (product 22.25). */
function Shortening({ shortening: { days, from, chosen }, children }: ShorteningProps) {
  const zone = useZone();
  const lookup = useDirectory();
  const values = {
    period: keptFor(days),
    date: formatLocalDate(from, zone),
    when: formatDateTime(chosen.when, zone),
    name: <PersonLookup lookup={lookup(chosen.by)} />,
  };
  return (
    <div className={classes.admin} role="note">
      <p>
        <Filled text={organizationPrivacyTexts.shortening} values={values} />
      </p>
      {children}
    </div>
  );
}

/** Says how much will go, and from when on. */
function dueText({ due, begins }: PrivacyClockState, zone: string): string {
  if (due === 0) return organizationPrivacyTexts.noneDue;
  const number = numberText(due);
  if (begins === null) return organizationPrivacyTexts.due(due, { number });
  if (begins <= today(serverMoment(), zone)) return organizationPrivacyTexts.dueTonight(due, { number });
  return organizationPrivacyTexts.dueFrom(due, { number, date: formatLocalDate(begins, zone) });
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
          {organizationPrivacyTexts.lastRemoval({
            date: formatLocalDate(removal.date, zone),
            what: privacyClockNames[removal.clock],
            number: numberText(removal.count),
            period: keptFor(removal.days),
          })}
        </p>
      )}
      {change && (
        <p>
          <Filled
            text={organizationPrivacyTexts.lastChange}
            values={{
              when: formatDateTime(change.when, zone),
              what: privacyClockNames[change.clock],
              former: keptFor(change.formerDays),
              period: keptFor(change.days),
              name: <PersonLookup lookup={lookup(change.by)} />,
            }}
          />
        </p>
      )}
    </>
  );
}
