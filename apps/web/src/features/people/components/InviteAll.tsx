import { Button, Checkbox } from '@mantine/core';
import type { Invitations } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoles } from '../../../lib/auth/auth.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { peopleText } from '../people-text.ts';
import { invitationsQuery, useInviteAll } from '../queries.ts';
import classes from './InviteAll.module.css';

/** Tells admins how many people have not signed in, and invites them (product 4.20). Renders nothing while everybody was invited today or has signed in. */
export function InviteAll() {
  const isAdmin = useRoles().includes('admin');
  const { data } = useQuery({ ...invitationsQuery, enabled: isAdmin });
  return isAdmin && data && data.held + data.unanswered > 0 && <InviteCard counts={data} />;
}

function InviteCard({ counts }: { counts: Invitations }) {
  const [asking, setAsking] = useState(false);
  const { held, unanswered } = counts;
  return (
    <SectionCard padded>
      <div className={classes.card}>
        <p>
          {[
            held && `${peopleText(held)} not invited yet`,
            unanswered && `${unanswered} invited and not signed in`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Button variant="default" onClick={() => setAsking(true)}>
          Invite All
        </Button>
      </div>
      <InviteAllDialog counts={counts} opened={asking} onClose={() => setAsking(false)} />
    </SectionCard>
  );
}

interface InviteAllDialogProps {
  counts: Invitations;
  opened: boolean;
  onClose: () => void;
}

function InviteAllDialog({ counts: { held, unanswered, left }, opened, onClose }: InviteAllDialogProps) {
  const [withUnanswered, setWithUnanswered] = useState(false);
  const invite = useInviteAll();
  const again = withUnanswered || held === 0;
  const wanted = held + (again ? unanswered : 0);
  const send = () =>
    invite.mutate(again, {
      onSuccess: ({ invited, waiting }) =>
        toastSuccess(
          waiting > 0
            ? `${peopleText(invited)} invited, ${waiting} wait for tomorrow`
            : `${peopleText(invited)} invited`,
        ),
      onError: (error) => toastError(`Unable to invite: ${messageOf(error)}`),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Invite ${peopleText(wanted)}?`}
      choices={[
        { label: 'Cancel', onClick: onClose },
        { label: `Invite ${wanted}`, tone: 'primary', loading: invite.isPending, onClick: send },
      ]}
      onClose={onClose}
    >
      <p>Each is mailed a link to set a password, which is valid for 14 days.</p>
      {held > 0 && unanswered > 0 && (
        <Checkbox
          label={`Also again the ${unanswered} who have not signed in`}
          checked={withUnanswered}
          onChange={({ currentTarget }) => setWithUnanswered(currentTarget.checked)}
        />
      )}
      {wanted > left && <p>{left} can be invited today; the others wait for another day.</p>}
    </ConfirmDialog>
  );
}
