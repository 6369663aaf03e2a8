import { Button } from '@mantine/core';
import { IconBan, IconCopy, IconEdit, IconMail, IconRepeat, IconUserX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { mailsAnybody } from '#crew/web/recipients.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { canMessageCrew } from '#messages/contract';
import { canCancel, canCancelAsNoShow, canCopy, canEdit, canFinalize, type Patrol } from '#patrols/contract';
import { messageBody } from '#patrols/web/message.ts';
import { patrolDetailTexts } from '#patrols/web/texts.ts';
import { DetailsButtons } from '#privacy/web/holds/DetailsButtons.tsx';
import { RunningActions } from '#record/web/on-page/RunningActions.tsx';
import { VoidButton } from '#record/web/on-page/VoidButton.tsx';
import { PatrolActionButtons } from '#record/web/PatrolActionButtons.tsx';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { useCancelRecipients } from './cancel-mails.ts';
import { FinalizeButton } from './FinalizeButton.tsx';
import classes from './PatrolActions.module.css';
import { useCancel } from './queries.ts';
import { patrolCancelTexts } from './texts.ts';

const CancelDialog = lazyOverlay(() => import('./CancelDialog.tsx'), 'CancelDialog');

interface PatrolActionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The buttons that the contract's rules allow this user now. The next step comes first, in amber. */
export function PatrolActions({ patrol, now }: PatrolActionsProps) {
  const roles = useRoles();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div ref={actions} className={classes.actions}>
      {canFinalize(patrol, roles) && <FinalizeButton patrol={patrol} actions={actions} />}
      <PatrolActionButtons patrol={patrol} now={now} />
      <RunningActions patrol={patrol} now={now} />
      {canEdit(patrol, roles, now) && (
        <ButtonLink
          to="/patrol/$id/edit"
          params={{ id: patrol._id }}
          variant="default"
          leftSection={<IconEdit />}
        >
          {actionTexts.edit}
        </ButtonLink>
      )}
      {canCopy(roles) && (
        <ButtonLink
          to="/patrol/new"
          search={{ copy: patrol._id }}
          variant="default"
          leftSection={<IconCopy />}
        >
          {actionTexts.copy}
        </ButtonLink>
      )}
      {canCopy(roles) && (
        <ButtonLink
          to="/patrol/$id/repeat"
          params={{ id: patrol._id }}
          variant="default"
          leftSection={<IconRepeat />}
        >
          {titleTexts.repeat}
        </ButtonLink>
      )}
      {canMessageCrew(patrol, roles, now) && (
        <ButtonLink
          to="/message/new"
          search={{ patrol: patrol._id }}
          variant="default"
          leftSection={<IconMail />}
        >
          {patrolDetailTexts.message}
        </ButtonLink>
      )}
      {canCancel(patrol, roles) && (
        <CancelButtons patrol={patrol} asNoShow={canCancelAsNoShow(patrol, roles, now)} now={now} />
      )}
      <DetailsButtons patrol={patrol} now={now} />
      <VoidButton patrol={patrol} now={now} />
    </div>
  );
}

/** Cancel, and with `asNoShow` Did Not Show; each counts whom it mails, and asks for confirmation. */
function CancelButtons({ patrol, asNoShow, now }: PatrolActionsProps & { asNoShow: boolean }) {
  const navigate = useNavigate();
  const cancel = useCancel(patrol, () => void navigate({ to: '/patrols/scheduled' }));
  const [asking, setAsking] = useState<'cancel' | 'did-not-show'>();
  const [text, setText] = useState('');
  const { count, recipients } = useCancelRecipients(patrol, now, asking !== undefined);
  const ask = (question: typeof asking) => count.mutate(undefined, { onSuccess: () => setAsking(question) });
  const close = () => setAsking(undefined);
  const confirm = (didNotShow: boolean) => {
    const body = mailsAnybody(recipients) ? messageBody(text) : {};
    cancel.mutate({ ...(didNotShow && { didNotShow }), ...body });
  };
  const look = { variant: 'outline', color: 'red' } as const;
  return (
    <>
      {asNoShow && (
        <Button {...look} leftSection={<IconUserX />} onClick={() => ask('did-not-show')}>
          {patrolCancelTexts.didNotShow}
        </Button>
      )}
      <Button {...look} leftSection={<IconBan />} onClick={() => ask('cancel')}>
        {actionTexts.cancel}
      </Button>
      <CancelDialog
        opened={asking !== undefined}
        asking={asking}
        patrol={patrol}
        now={now}
        recipients={recipients}
        busy={cancel.isPending}
        message={mailsAnybody(recipients) ? { text, onChange: setText } : undefined}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}
