import { TextInput } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { type Patrol, VoidReason } from '#patrols/contract';
import classes from '#patrols/web/DialogFields.module.css';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { logOffAdvice } from '../set-aside.ts';
import { useVoid } from './record-changes.ts';
import { patrolVoidTexts } from './texts.ts';
import '#ui/form/form-fields.css';

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
      title={patrolVoidTexts.title(kind)}
      choices={[
        { label: actionTexts.goBack, onClick: onClose },
        {
          label: patrolVoidTexts.confirm(kind),
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
  return (
    <div>
      <p>{patrolVoidTexts.means(kind)}</p>
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
    onFailed: (error) => toastError(patrolVoidTexts.unableToVoid({ reason: messageOf(error) })),
  });
  return (
    <form ref={ref} className={classes.fields} onSubmit={submit} noValidate>
      <TextInput
        label={fieldTexts.reason}
        description={patrolVoidTexts.reasonIsRead}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
    </form>
  );
}
