import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { Started } from '@patrolbook/contract';
import { type RefObject, useRef, useState } from 'react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { newId } from '../../../lib/http/new-id.ts';
import { serverNow } from '../../../lib/time/clock.ts';
import { toastError } from '../../../ui/feedback/toasts.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { type FinishValues, finishBody, finishSchema, localText } from '../finish-for-crew.ts';
import { useFinishForCrew } from '../queries.ts';
import classes from './FinishDialog.module.css';
import '../../../ui/form/form-fields.css';

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
      title="Finish for the crew?"
      choices={[
        { label: 'Go Back', tone: 'quiet', onClick: onClose },
        {
          label: 'Finish',
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
  const now = new Date(serverNow()).toISOString();
  const [opened] = useState(now);
  const initialValues: FinishValues = { finished: localText(opened, zone), finishOdometer: '', reason: '' };
  const { form, submit } = useSaveForm({
    initialValues,
    schema: finishSchema(started, now),
    bodyOf: (values) => finishBody(_id, values, { zone, now }),
    save,
    onSaved: onFinished,
    onFailed: (error) => toastError(`Unable to finish: ${messageOf(error)}`),
  });
  return (
    <form ref={ref} className={classes.fields} onSubmit={submit} noValidate>
      <TextInput
        label="Finished"
        type="datetime-local"
        min={localText(started.started, zone)}
        {...form.getInputProps('finished')}
      />
      <NumberInput
        label="Finish odometer (optional)"
        decimalScale={1}
        clampBehavior="none"
        hideControls
        autoComplete="off"
        {...form.getInputProps('finishOdometer')}
      />
      <Textarea
        label="Reason"
        description="It stands in the record."
        autosize
        minRows={2}
        {...form.getInputProps('reason')}
      />
    </form>
  );
}
