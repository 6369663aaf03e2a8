import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatDateTime, formatName } from '#contract';
import type { JoinRequest } from '#membership/contract';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmailLink } from '#ui/display/ContactLink.tsx';
import { Row } from '#ui/layout/RowList.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { joinRequestTexts } from '../texts.ts';
import classes from './JoinRequestRow.module.css';
import { useAcceptJoin, useDeclineJoin } from './queries.ts';

/** Somebody who asks to join, with Accept and Decline. */
export function JoinRequestRow({ request }: { request: JoinRequest }) {
  const zone = useZone();
  const { email, phone, message, confirmed, expires, member } = request;
  return (
    <Row>
      <div className={classes.row}>
        <div className={classes.text}>
          <p className={classes.name}>{formatName(request)}</p>
          <div className={classes.contact}>
            <PhoneLink>{phone}</PhoneLink>
            <EmailLink>{email}</EmailLink>
          </div>
          {message && <p className={classes.message}>{message}</p>}
          {member && <p>{joinRequestTexts.addressTaken({ name: formatName(member) })}</p>}
          <p className={classes.when}>
            {joinRequestTexts.asked({
              when: formatDateTime(confirmed, zone),
              until: formatDate(expires, zone),
            })}
          </p>
        </div>
        <Answers request={request} />
      </div>
    </Row>
  );
}

function Answers({ request }: { request: JoinRequest }) {
  const { _id, member } = request;
  const name = formatName(request);
  const accept = useAcceptJoin(_id, name);
  return (
    <div className={classes.buttons}>
      <Decline id={_id} name={name} />
      {member ? (
        <ButtonLink variant="default" to="/person/$id" params={{ id: member._id }}>
          {joinRequestTexts.open({ name: formatName(member) })}
        </ButtonLink>
      ) : (
        <Button
          aria-label={joinRequestTexts.accept({ name })}
          loading={accept.isPending || accept.isSuccess}
          onClick={() => accept.mutate()}
        >
          {actionTexts.accept}
        </Button>
      )}
    </div>
  );
}

function Decline({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const decline = useDeclineJoin(id);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        variant="default"
        aria-label={joinRequestTexts.decline({ name })}
        onClick={() => setAsking(true)}
      >
        {actionTexts.decline}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={joinRequestTexts.askBeforeDeclining({ name })}
        choices={[
          { label: actionTexts.keepIt, tone: 'quiet', onClick: close },
          {
            label: actionTexts.decline,
            tone: 'danger',
            loading: decline.isPending,
            onClick: () => decline.mutate(undefined, { onSettled: close }),
          },
        ]}
        onClose={close}
      >
        <p>{joinRequestTexts.declineMeans}</p>
      </ConfirmDialog>
    </>
  );
}
