import { Button } from '@mantine/core';
import { answerBy, formatDate, formatLocalDate, type MyErasureRequest } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErasureParts } from '../../../domain/people/ErasureParts.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { erasureQuery, useErasureRequest } from '../erasure.ts';
import classes from './InformationCard.module.css';

/** Lets the user ask to leave and be erased, and says what became of it (product 22.10). */
export function ErasureRequest() {
  const { data } = useQuery(erasureQuery);
  const [asking, setAsking] = useState(false);
  const change = useErasureRequest();
  if (!data) return null;
  const { request } = data;
  const close = () => setAsking(false);
  const isWaiting = request !== null && request.declined === null;
  return (
    <>
      {request && <Answer request={request} />}
      {isWaiting ? (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate('withdraw')}>
          Withdraw
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsking(true)}>
          Ask to Be Erased
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title="Ask to leave and be erased?"
        choices={[
          { label: 'Go Back', onClick: close },
          {
            label: 'Ask',
            tone: 'danger',
            loading: change.isPending,
            onClick: () => change.mutate('ask', { onSuccess: close }),
          },
        ]}
        onClose={close}
      >
        <p>An admin ends your membership and erases your details, or tells you here why not.</p>
        <ErasureParts />
      </ConfirmDialog>
    </>
  );
}

function Answer({ request: { asked, declined } }: { request: NonNullable<MyErasureRequest['request']> }) {
  const zone = useZone();
  const when = `You asked on ${formatDate(asked, zone)} to be erased.`;
  if (!declined)
    return (
      <p className={classes.note}>
        {when} An admin answers by {formatLocalDate(answerBy(asked, zone), zone)}: within 20 working days, as
        the Privacy Act 2020 says.
      </p>
    );
  return (
    <p className={classes.note}>
      {when} That was declined on {formatDate(declined.when, zone)}: {declined.reason}
    </p>
  );
}
