import { Button } from '@mantine/core';
import { canCancel, canFinalize, canMarkNotShown, type Patrol } from '@patrolbook/contract';
import { IconBan, IconSend, IconUserX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRoles } from '../../../lib/auth.ts';
import { useCancel, useFinalize } from '../queries.ts';
import { CancelDialog } from './CancelDialog.tsx';
import classes from './PatrolActions.module.css';

interface PatrolActionsProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/** The buttons that the contract's rules allow this person at this moment; absent when there is none. */
export function PatrolActions({ patrol, now }: PatrolActionsProps) {
  const roles = useRoles();
  const navigate = useNavigate();
  const finalize = useFinalize(patrol._id);
  const cancel = useCancel(patrol._id, () => void navigate({ to: '/patrols/scheduled' }));
  const [asking, setAsking] = useState<'cancel' | 'did-not-show'>();
  const finalizable = canFinalize(patrol, roles);
  const cancellable = canCancel(patrol, roles);
  if (!finalizable && !cancellable) return null;

  const close = () => setAsking(undefined);
  const confirm = (didNotShow: boolean) =>
    cancel.mutate(didNotShow ? { didNotShow } : {}, { onError: close });
  return (
    <div className={classes.actions}>
      {finalizable && (
        <Button
          className={classes.next}
          leftSection={<IconSend />}
          loading={finalize.isPending}
          onClick={() => finalize.mutate()}
        >
          Finalize
        </Button>
      )}
      {canMarkNotShown(patrol, roles, now) && (
        <Button
          variant="outline"
          color="red"
          leftSection={<IconUserX />}
          onClick={() => setAsking('did-not-show')}
        >
          Did Not Show
        </Button>
      )}
      {cancellable && (
        <Button variant="outline" color="red" leftSection={<IconBan />} onClick={() => setAsking('cancel')}>
          Cancel
        </Button>
      )}
      <CancelDialog
        asking={asking}
        patrol={patrol}
        busy={cancel.isPending}
        onConfirm={confirm}
        onClose={close}
      />
    </div>
  );
}
