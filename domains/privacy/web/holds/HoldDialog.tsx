import { Input, TextInput } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { addDays, today } from '#contract';
import { useSaveForm } from '#lib/form/save-form.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { newId } from '#lib/http/new-id.ts';
import type { Patrol } from '#patrols/contract';
import classes from '#patrols/web/DialogFields.module.css';
import { useZone } from '#people/web/profile.tsx';
import { NewHold, privacyHoldYears } from '#privacy/contract';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { NativeSelect } from '#ui/controls/NativeSelect.tsx';
import { toastError } from '#ui/feedback/toasts.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { patrolHoldTexts } from '../texts.ts';
import { heldNames } from './held-names.ts';
import { useHold } from './hold-changes.ts';
import '#ui/form/form-fields.css';

interface HoldDialogProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks an admin what is kept, until when and why (product 22.5). */
export function HoldDialog({ patrol, now, opened, onClose }: HoldDialogProps) {
  const holding = useHold(patrol._id);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      opened={opened}
      title={patrolHoldTexts.keepTitle}
      choices={[
        { label: actionTexts.goBack, onClick: onClose },
        {
          label: patrolHoldTexts.keep,
          tone: 'primary',
          loading: holding.isPending,
          onClick: () => form.current?.requestSubmit(),
        },
      ]}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{patrolHoldTexts.keepMeans}</p>
        <HoldForm ref={form} patrol={patrol} now={now} save={holding.mutate} onHeld={onClose} />
      </div>
    </Dialog>
  );
}

interface HoldFormProps extends Pick<HoldDialogProps, 'patrol' | 'now'> {
  ref: RefObject<HTMLFormElement | null>;
  save: ReturnType<typeof useHold>['mutate'];
  onHeld: () => void;
}

function HoldForm({ ref, patrol, now, save, onHeld }: HoldFormProps) {
  const zone = useZone();
  const [_id] = useState(newId);
  const first = today(now, zone);
  const { form, submit } = useSaveForm({
    initialValues: { incidentId: '', reason: '', until: addDays(first, 365) },
    schema: NewHold,
    bodyOf: ({ incidentId, reason, until }) => ({
      _id,
      ...(incidentId && { incidentId }),
      reason: reason.trim() || undefined,
      until: until || undefined,
    }),
    save,
    onSaved: onHeld,
    onFailed: (error) => toastError(patrolHoldTexts.unableToKeep({ reason: messageOf(error) })),
  });
  const { what, choices } = heldNames(patrol, zone);
  return (
    <form ref={ref} className={classes.fields} onSubmit={submit} noValidate>
      <Input.Wrapper label={fieldTexts.what} labelElement="div">
        <NativeSelect
          label={fieldTexts.what}
          value={form.values.incidentId}
          onValue={(id) => form.setFieldValue('incidentId', id)}
        >
          <option value="">{what(null)}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Input.Wrapper>
      <TextInput
        label={fieldTexts.until}
        type="date"
        min={first}
        max={addDays(first, privacyHoldYears * 365)}
        {...form.getInputProps('until')}
      />
      <TextInput
        label={fieldTexts.reason}
        description={patrolHoldTexts.reasonIsRead}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
    </form>
  );
}
