import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { messageOf } from '#lib/http/api-error.ts';
import type { Invitations } from '#people/contract';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { invitationsQuery, useInviteAll } from '../queries.ts';
import { peopleListTexts } from '../texts.ts';
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
            held && peopleListTexts.notInvited(held),
            unanswered && peopleListTexts.unanswered({ count: unanswered }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Button variant="default" onClick={() => setAsking(true)}>
          {peopleListTexts.inviteAll}
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
          waiting > 0 ? peopleListTexts.invitedSome(invited, { waiting }) : peopleListTexts.invited(invited),
        ),
      onError: (error) => toastError(peopleListTexts.unableToInvite({ reason: messageOf(error) })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={peopleListTexts.askBeforeInviting(wanted)}
      choices={[
        { label: actionTexts.cancel, onClick: onClose },
        {
          label: peopleListTexts.invite({ count: wanted }),
          tone: 'primary',
          loading: invite.isPending,
          onClick: send,
        },
      ]}
      onClose={onClose}
    >
      <p>{peopleListTexts.invitationMeans}</p>
      {held > 0 && unanswered > 0 && (
        <Checkbox
          label={peopleListTexts.inviteAgain({ count: unanswered })}
          checked={withUnanswered}
          onChange={({ currentTarget }) => setWithUnanswered(currentTarget.checked)}
        />
      )}
      {wanted > left && <p>{peopleListTexts.moreThanLeft({ left })}</p>}
    </ConfirmDialog>
  );
}
