import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatLocalDate } from '#contract';
import { answerBy } from '#people/contract';
import { useZone } from '#people/web/profile.tsx';
import type { MyErasureRequest } from '#privacy/contract';
import { actionTexts } from '#texts/shared.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { ErasureParts } from '../erasing/ErasureParts.tsx';
import { erasureRequestTexts } from '../texts.ts';
import { erasureQuery, useErasureRequest } from './erasure.ts';
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
          {actionTexts.withdraw}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsking(true)}>
          {erasureRequestTexts.ask}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={erasureRequestTexts.askBefore}
        choices={[
          { label: actionTexts.goBack, onClick: close },
          {
            label: erasureRequestTexts.confirm,
            tone: 'danger',
            loading: change.isPending,
            onClick: () => change.mutate('ask', { onSuccess: close }),
          },
        ]}
        onClose={close}
      >
        <p>{erasureRequestTexts.means}</p>
        <ErasureParts />
      </ConfirmDialog>
    </>
  );
}

function Answer({ request: { asked, declined } }: { request: NonNullable<MyErasureRequest['request']> }) {
  const zone = useZone();
  const date = formatDate(asked, zone);
  return (
    <p className={classes.note}>
      {declined
        ? erasureRequestTexts.declined({
            date,
            declined: formatDate(declined.when, zone),
            reason: declined.reason,
          })
        : erasureRequestTexts.asked({ date, until: formatLocalDate(answerBy(asked, zone), zone) })}
    </p>
  );
}
