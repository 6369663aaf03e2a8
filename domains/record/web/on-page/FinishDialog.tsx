import { type RefObject, useRef, useState } from 'react';
import { today } from '#contract';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { newId } from '#lib/http/new-id.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { NewFinish, type Started } from '#patrols/contract';
import classes from '#patrols/web/DialogFields.module.css';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { FinishForCrewFields } from '../finish/FinishFields.tsx';
import { emptyFinishForCrew, finishedOf, finishForCrewErrors, finishOf } from '../finish/finish.ts';
import { useFinishForCrew } from './record-changes.ts';
import { patrolFinishForCrewTexts } from './texts.ts';
import '#ui/form/form-fields.css';

interface FinishDialogProps {
  patrolId: string;
  started: Started;
  opened: boolean;
  onClose: () => void;
}

/** Asks an admin when a patrol was finished, and why they do it for its crew (product 17.9). */
export function FinishDialog({ patrolId, started, opened, onClose }: FinishDialogProps) {
  const finish = useFinishForCrew(patrolId);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      opened={opened}
      title={patrolFinishForCrewTexts.title}
      choices={[
        { label: actionTexts.goBack, tone: 'quiet', onClick: onClose },
        {
          label: patrolFinishForCrewTexts.finish,
          tone: 'primary',
          loading: finish.isPending,
          onClick: () => form.current?.requestSubmit(),
        },
      ]}
      onClose={onClose}
    >
      <FinishForm ref={form} started={started} save={finish.mutate} onFinished={onClose} />
    </Dialog>
  );
}

interface FinishFormProps {
  ref: RefObject<HTMLFormElement | null>;
  started: Started;
  save: ReturnType<typeof useFinishForCrew>['mutate'];
  onFinished: () => void;
}

/** The fields, which begin anew each time the dialog opens. Every attempt to send them has the same id. */
function FinishForm({ ref, started, save, onFinished }: FinishFormProps) {
  const zone = useZone();
  const [_id] = useState(newId);
  const now = serverMoment();
  const finishing = { started, near: now, now, zone };
  const [initialValues] = useState(() => emptyFinishForCrew(now, zone));
  const { form, submit } = useSaveForm({
    initialValues,
    schema: NewFinish,
    bodyOf: (values) => ({ _id, ...finishOf(values, finishing) }),
    check: (values) => finishForCrewErrors(values, finishing),
    save,
    onSaved: onFinished,
    onFailed: (error) => toastError(patrolFinishForCrewTexts.unableToFinish({ reason: messageOf(error) })),
  });
  return (
    <form ref={ref} className={classes.fields} onSubmit={submit} noValidate>
      <FinishForCrewFields
        form={form}
        typed={finishedOf(form.values, finishing)}
        days={{ first: today(started.started, zone), last: today(now, zone) }}
      />
    </form>
  );
}
