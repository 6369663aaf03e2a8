import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Ref, useState } from 'react';
import { NewGuest } from '#crew/contract';
import { focusFirst, keepFocus, showIssues } from '#lib/form/forms.ts';
import { useSavedInput } from '#lib/form/saved-input.ts';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { LeaveDialog } from '#ui/form/LeaveDialog.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import classes from '../card/CrewForm.module.css';
import { useAddGuest } from '../card/crew-changes.ts';
import { onEscape } from '../card/form-toggle.ts';
import { useTellNotAdded } from '../card/not-added.tsx';
import { patrolAddGuestTexts } from '../texts.ts';
import { guestErrors } from './guest-errors.ts';

interface AddGuestProps {
  patrolId: string;
  /** Whether it adds who came, once the patrol has begun (product 6.16). */
  afterwards: boolean;
  /** The name under which its input is kept when the session ends. */
  keptAs: string;
  /** The first field. */
  anchor: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Adds a guest by name, with a phone number and an email address if known. */
export function AddGuest({ patrolId, afterwards, keptAs, anchor, onClose }: AddGuestProps) {
  const form = useForm({
    initialValues: { name: '', phone: '', email: '' },
    validateInputOnBlur: true,
    validate: guestErrors,
  });
  useSavedInput(form, keptAs);
  useTellNotAdded('guest', form.values.name || form.values.email || form.values.phone);
  const [asking, setAsking] = useState(false);
  const add = useAddGuest({ _id: patrolId, afterwards }, (error) => showIssues(form, error));
  const submit = form.onSubmit(
    (guest) => add.mutate(NewGuest.parse(guest), { onSuccess: onClose }),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form
      className={classes.form}
      aria-label={patrolAddGuestTexts.label(afterwards ? 'afterwards' : 'ahead')}
      onSubmit={submit}
      onKeyDown={onEscape(() => (form.isDirty() ? setAsking(true) : onClose()))}
      noValidate
    >
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <LeaveDialog opened={asking} onStay={() => setAsking(false)} onLeave={onClose} />
      <div className={classes.fields}>
        <TextInput
          ref={anchor}
          label={fieldTexts.name}
          autoFocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PhoneField label={fieldTexts.phone} autoComplete="off" {...form.getInputProps('phone')} />
        <TextInput
          label={fieldTexts.email}
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </div>
      {afterwards && <p className={classes.note}>{patrolAddGuestTexts.mailsNobody}</p>}
      <div className={classes.buttons}>
        <Button variant="subtle" onMouseDown={keepFocus} onClick={onClose}>
          {actionTexts.cancel}
        </Button>
        <Button type="submit" variant="default" onMouseDown={keepFocus} loading={add.isPending}>
          {actionTexts.add}
        </Button>
      </div>
    </form>
  );
}
