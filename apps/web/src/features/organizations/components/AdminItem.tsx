import { Button } from '@mantine/core';
import { type Admin, formatDateTime, formatName } from '@patrolbook/contract';
import { useState } from 'react';
import { AddressFailing } from '../../../domain/people/AddressFailing.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { lazyPart } from '../../../ui/overlay/lazy-part.tsx';
import { useInviteAdmin } from '../admin-queries.ts';
import classes from './AdminsSection.module.css';
import { RemoveAdminButton } from './RemoveAdminButton.tsx';

const CorrectAddress = lazyPart(() => import('./CorrectAddress.tsx'), 'CorrectAddress');

interface AdminItemProps {
  organizationId: string;
  admin: Admin;
}

/** An admin, whether they have signed in, and what can be done about them. */
export function AdminItem({ organizationId, admin }: AdminItemProps) {
  const [correcting, setCorrecting] = useState(false);
  const open = () => void CorrectAddress.load().then(setCorrecting);
  return (
    <li className={classes.admin}>
      <div>
        <p className={classes.name}>{formatName(admin)}</p>
        <p className={classes.email}>{admin.email}</p>
        <SignedIn admin={admin} />
      </div>
      {admin.addressFailing && <AddressFailing failing={admin.addressFailing} />}
      {correcting ? (
        <CorrectAddress organizationId={organizationId} admin={admin} onClose={() => setCorrecting(false)} />
      ) : (
        <div className={classes.actions}>
          {admin.firstSignedIn === null && (
            <>
              <SendAgain organizationId={organizationId} admin={admin} />
              <Button variant="default" onClick={open}>
                Correct Address
              </Button>
            </>
          )}
          <RemoveAdminButton organizationId={organizationId} admin={admin} />
        </div>
      )}
    </li>
  );
}

function SignedIn({ admin: { firstSignedIn, invited } }: Pick<AdminItemProps, 'admin'>) {
  const zone = useZone();
  if (firstSignedIn)
    return <p className={classes.state}>First signed in {formatDateTime(firstSignedIn, zone)}</p>;
  const when = invited ? ` ${formatDateTime(invited, zone)}` : '';
  return <p className={classes.state}>Invited{when}, has not signed in yet</p>;
}

function SendAgain({ organizationId, admin }: AdminItemProps) {
  const invite = useInviteAdmin(organizationId, admin._id);
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => toastSuccess('Invitation sent'),
      onError: (error) => toastError(`Unable to update: ${messageOf(error)}`),
    });
  return (
    <Button variant="default" loading={invite.isPending} onClick={send}>
      Send Again
    </Button>
  );
}
