import { Button } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { PatrolTaskPage } from '../../../domain/patrol/PatrolTaskPage.tsx';
import { myOrganizationQuery } from '../../../domain/profile/profile.tsx';
import { telHref } from '../../../ui/display/tel-href.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import classes from './EccLogOnPage.module.css';

const route = getRouteApi('/session/patrol/$id/ecc-log-on');

/** How to log a patrol on with the ECC: by phone, until log-ons can be sent from here (product 8.8). */
export function EccLogOnPage() {
  const { id } = route.useParams();
  return (
    <PatrolTaskPage id={id}>
      {(patrol) => (
        <LedgerCard title="Log On by Phone" padded>
          <p className={classes.text}>
            Log-ons cannot be sent from here yet. Phone the ECC and tell them {scriptFor(patrol)}. Write down
            the Event Number they give you.
          </p>
          <PhoneTheEcc />
        </LedgerCard>
      )}
    </PatrolTaskPage>
  );
}

function scriptFor({ callSign }: Patrol): string {
  const rest = 'who is on the crew, your vehicle and when you expect to finish';
  return callSign ? `your call sign ${callSign}, ${rest}` : rest;
}

function PhoneTheEcc() {
  const { data: organization, error, refetch } = useQuery(myOrganizationQuery);
  if (error && !organization)
    return (
      <ErrorCard
        title="Unable to load the phone number of the ECC"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!organization) return null;
  const phone = organization.eccPhone;
  if (!phone)
    return <p className={classes.none}>Your organization has not entered the phone number of the ECC.</p>;
  return (
    <>
      <p className={classes.phone}>{phone}</p>
      <Button component="a" href={telHref(phone)} size="xl" leftSection={<IconPhone />}>
        Phone the ECC
      </Button>
    </>
  );
}
