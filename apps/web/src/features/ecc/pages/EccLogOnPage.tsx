import { Button } from '@mantine/core';
import type { Patrol } from '@patrolbook/contract';
import { IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { myOrganizationQuery } from '../../../lib/profile.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { PatrolErrand } from '../../../ui/PatrolErrand.tsx';
import classes from './EccLogOnPage.module.css';

const route = getRouteApi('/session/patrol/$id/ecc-log-on');

/** Tells the police emergency control centre that a patrol goes out: by phone, as long as it cannot be sent from here. */
export function EccLogOnPage() {
  const { id } = route.useParams();
  return (
    <PatrolErrand id={id}>
      {(patrol) => (
        <LedgerCard title="Log On by Phone" padded>
          <p className={classes.text}>
            Log-ons cannot be sent from here yet. Phone the ECC and tell them {ownWords(patrol)}. Write down
            the Event Number they give you.
          </p>
          <PhoneTheEcc />
        </LedgerCard>
      )}
    </PatrolErrand>
  );
}

function ownWords({ callSign }: Patrol): string {
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
      <Button
        component="a"
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        size="xl"
        leftSection={<IconPhone />}
      >
        Phone the ECC
      </Button>
    </>
  );
}
