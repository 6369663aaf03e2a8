import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime, formatName } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import type { Admin } from '#membership/contract';
import { AddressFailing } from '#people/web/failing-addresses.tsx';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { useInviteAdmin } from '../admin-queries.ts';
import { organizationAdminTexts } from '../texts.ts';
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
                {organizationAdminTexts.correct}
              </Button>
            </>
          )}
          <RemoveAdminButton organizationId={organizationId} admin={admin} />
        </div>
      )}
    </li>
  );
}

function SignedIn({ admin }: Pick<AdminItemProps, 'admin'>) {
  return <p className={classes.state}>{signedInText(admin, useZone())}</p>;
}

function signedInText({ firstSignedIn, invited }: Admin, zone: string): string {
  if (firstSignedIn)
    return organizationAdminTexts.firstSignedIn({ when: formatDateTime(firstSignedIn, zone) });
  if (!invited) return organizationAdminTexts.invited;
  return organizationAdminTexts.invitedOn({ when: formatDateTime(invited, zone) });
}

function SendAgain({ organizationId, admin }: AdminItemProps) {
  const invite = useInviteAdmin(organizationId, admin._id);
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => toastSuccess(organizationAdminTexts.sentAgain),
      onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
    });
  return (
    <Button variant="default" loading={invite.isPending} onClick={send}>
      {actionTexts.sendAgain}
    </Button>
  );
}
