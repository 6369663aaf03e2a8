import { NumberInput, Textarea } from '@mantine/core';
import { recordRoutes, type Started, today } from '@patrolbook/contract';
import { type RefObject, useRef, useState } from 'react';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { useSaveForm } from '../../../../lib/form/save-form.ts';
import { messageOf } from '../../../../lib/http/api-error.ts';
import { newId } from '../../../../lib/http/new-id.ts';
import { serverMoment } from '../../../../lib/time/clock.ts';
import { toastError } from '../../../../ui/feedback/toasts.tsx';
import { FieldPair } from '../../../../ui/form/FieldPair.tsx';
import { DateInput } from '../../../../ui/list/DateInput.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { TimeField } from '../../../../ui/time/TimeField.tsx';
import { emptyFinish, finishBody, finishErrors } from '../finish-for-crew.ts';
import { useFinishForCrew } from '../queries.ts';
import classes from './FinishDialog.module.css';
import '../../../../ui/form/form-fields.css';

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
  const here = { zone, now: serverMoment() };
  const [initialValues] = useState(() => emptyFinish(here));
  const { form, submit } = useSaveForm({
    initialValues,
    schema: recordRoutes.finishPatrol.body,
    bodyOf: (values) => finishBody(_id, values, here),
    check: (values) => finishErrors(values, started, here),
    save,
    onSaved: onFinished,
    onFailed: (error) => toastError(`Unable to finish: ${messageOf(error)}`),
  });
  return (
    <form ref={ref} className={classes.fields} onSubmit={submit} noValidate>
      <FieldPair>
        <DateInput
          label="Finish date"
          date={form.values.date}
          min={today(started.started, zone)}
          max={today(here.now, zone)}
          onDate={(date = '') => form.setFieldValue('date', date)}
        />
        <TimeField label="Finish time" input={form.getInputProps('finished')} />
      </FieldPair>
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
