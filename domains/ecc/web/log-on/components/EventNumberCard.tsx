import { Button } from '@mantine/core';
import { canEnterEventNumber } from '#ecc/contract';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { keepFocus } from '#lib/form/forms.ts';
import { useSaveForm } from '#lib/form/save-form.ts';
import { useSavedInput } from '#lib/form/saved-input.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { isTest, type Patrol, ToldEventNumber } from '#patrols/contract';
import { useProfile } from '#people/web/profile.tsx';
import { feedbackTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { EventNumberField } from '../../EventNumberField.tsx';
import { useEnterEventNumber } from '../../enter-event-number.ts';
import classes from './EventNumberCard.module.css';

interface EventNumberCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/**
 * The field in which the crew enters the number that it was told or has read. Renders nothing outside the time
 * for that (product 16.6).
 */
export function EventNumberCard({ patrol, now }: EventNumberCardProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  if (!canEnterEventNumber(patrol, viewer, now)) return null;
  const from = isTest(patrol) ? 'training' : 'ecc';
  return (
    <SectionCard title={eccLogOnTexts.askForNumber(patrol.eccLogOnResponse ? 'known' : from)} padded>
      <EventNumberForm patrol={patrol} />
    </SectionCard>
  );
}

function EventNumberForm({ patrol }: { patrol: Patrol }) {
  const enter = useEnterEventNumber(patrol._id);
  const { form, submit } = useSaveForm({
    initialValues: { policeEventNumber: '' },
    schema: ToldEventNumber,
    bodyOf: (values) => ({ ...values, training: isTest(patrol) }),
    save: enter.mutate,
    onSaved: (_patrol: Patrol, { reset }) => {
      reset();
      toastSuccess(feedbackTexts.updated);
    },
    onFailed: (error) => toastError(feedbackTexts.unableToUpdate({ reason: messageOf(error) })),
  });
  useSavedInput(form, 'event-number');
  return (
    <form className={classes.form} aria-label={eccLogOnTexts.number} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <EventNumberField form={form} className={classes.number} label={eccLogOnTexts.number} />
      <Button type="submit" variant="default" loading={enter.isPending} onMouseDown={keepFocus}>
        {eccLogOnTexts.saveNumber}
      </Button>
    </form>
  );
}
