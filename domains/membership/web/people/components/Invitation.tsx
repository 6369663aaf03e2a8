import { Button } from '@mantine/core';
import { useRoles } from '#lib/auth/auth.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { personTexts } from '#membership/web/texts.ts';
import { canInvite, isInvitationHeld, type Person } from '#people/contract';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { useInvite } from '../queries.ts';
import classes from './Invitation.module.css';

/** Says that somebody was invited and has not signed in, or not invited yet; admins can mail the invitation (product 4.12 and 4.19). */
export function Invitation({ person }: { person: Person }) {
  const roles = useRoles();
  const invite = useInvite(person._id);
  const isHeld = isInvitationHeld(person);
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => toastSuccess(personTexts.invited),
      onError: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
    });
  return (
    <div className={classes.invitation}>
      {isHeld ? personTexts.notInvited : personTexts.unanswered}
      {canInvite(person, roles) && (
        <Button variant="default" loading={invite.isPending} onClick={send}>
          {isHeld ? personTexts.invite : actionTexts.sendAgain}
        </Button>
      )}
    </div>
  );
}
