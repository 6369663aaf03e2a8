import { TextInput } from '@mantine/core';
import { type Patrol, VoidReason } from '@patrolbook/contract';
import { type RefObject, useRef } from 'react';
import { logOffAdvice } from '../../../../domain/patrols/set-aside.ts';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { useSaveForm } from '../../../../lib/form/save-form.ts';
import { messageOf } from '../../../../lib/http/api-error.ts';
import { toastError } from '../../../../ui/feedback/toasts.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { useVoid } from '../queries.ts';
import classes from './FinishDialog.module.css';
import '../../../../ui/form/form-fields.css';

interface VoidDialogProps {
  patrol: Patrol;
  kind: 'start' | 'finish';
  opened: boolean;
  onClose: () => void;
}

/** Asks an admin why they void a start or a finish, and says what follows (product 17.16). */
export function VoidDialog({ patrol, kind, opened, onClose }: VoidDialogProps) {
  const voiding = useVoid(patrol._id, kind);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      opened={opened}
      title={`Void the ${kind}?`}
      choices={[
        { label: 'Go Back', onClick: onClose },
        {
          label: kind === 'finish' ? 'Void Finish' : 'Void Start',
          tone: 'danger',
          loading: voiding.isPending,
          onClick: () => form.current?.requestSubmit(),
        },
      ]}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Consequences patrol={patrol} kind={kind} />
        <ReasonForm ref={form} save={voiding.mutate} onVoided={onClose} />
      </div>
    </Dialog>
  );
}

function Consequences({ patrol, kind }: Pick<VoidDialogProps, 'patrol' | 'kind'>) {
  const zone = useZone();
  const { eccLogOffNotification: sent } = patrol;
  const advice = sent && logOffAdvice({ ...patrol, finished: null }, sent.when, zone);
  const what = {
    start: 'The patrol is then not started. What was recorded since is kept for admins and counts nowhere.',
    finish:
      'The patrol is then running again, until it is finished anew. Entries from after the finish then count.',
  };
  return (
    <div>
      <p>{what[kind]} It cannot be undone.</p>
      {kind === 'finish' && advice && <p>{advice}</p>}
    </div>
  );
}

interface ReasonFormProps {
  ref: RefObject<HTMLFormElement | null>;
  save: ReturnType<typeof useVoid>['mutate'];
  onVoided: () => void;
}

function ReasonForm({ ref, save, onVoided }: ReasonFormProps) {
  const { form, submit } = useSaveForm({
    initialValues: { reason: '' },
    schema: VoidReason,
    bodyOf: ({ reason }) => ({ reason: reason.trim() || undefined }),
    save,
    onSaved: onVoided,
    onFailed: (error) => toastError(`Unable to void: ${messageOf(error)}`),
  });
  return (
    <form ref={ref} className={classes.fields} onSubmit={submit} noValidate>
      <TextInput
        label="Reason"
        description="The crew reads it, and it stands in the history."
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
    </form>
  );
}
