import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailsAnybody, recipientsQuery } from '#crew/web/recipients.ts';
import { useUnmailedText } from '#crew/web/unmailed.ts';
import { focusFirst } from '#lib/form/forms.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import type { Patrol, PatrolPatch } from '#patrols/contract';
import { DoubleBookedDialog } from '#patrols/web/DoubleBookedDialog.tsx';
import { ConflictAlert } from '#patrols/web/form/components/ConflictAlert.tsx';
import { Hint } from '#patrols/web/form/components/Hint.tsx';
import { InstructionsField } from '#patrols/web/form/components/InstructionsField.tsx';
import { PatrolForm } from '#patrols/web/form/components/PatrolForm.tsx';
import type { DraftValues } from '#patrols/web/form/draft.ts';
import { conflictOf, showPatrolIssues } from '#patrols/web/form/form-errors.ts';
import { checkPatch, draftOf, draftText, movesOrRenames } from '#patrols/web/form/patch.ts';
import { useUpdatePatrol } from '#patrols/web/form/queries.ts';
import { MessageField } from '#patrols/web/MessageField.tsx';
import { ChangedMeanwhile } from '#people/web/ChangedMeanwhile.tsx';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { useFollowEdits } from '#ui/form/follow-edits.tsx';
import { asksCrewAgain, endsTraining, mailsText } from './consequences.ts';
import { patrolEditTexts } from './texts.ts';

/** Edits an upcoming patrol or event, then goes back to it. */
export function EditPatrolForm({ patrol }: { patrol: Patrol }) {
  const zone = useZone();
  const goBack = useGoBack();
  const fallback = `/patrol/${patrol._id}`;
  const update = useUpdatePatrol(patrol._id);
  const { data: recipients } = useQuery({
    ...recipientsQuery(patrol._id),
    enabled: patrol.finalized !== null,
  });
  const unmailed = useUnmailedText(recipients);
  const refusal = conflictOf(update.error);
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(patrol);
  const check = (values: DraftValues) => checkPatch(values, draftOf(opened, zone), zone);
  const typed = useForm<DraftValues>({
    initialValues: draftOf(patrol, zone),
    validateInputOnBlur: true,
    validate: (values) => {
      const checked = check(values);
      return 'errors' in checked ? checked.errors : {};
    },
  });
  const { form, meanwhile } = useFollowEdits(typed, {
    opened,
    onFollow: setOpened,
    current: patrol,
    valuesOf: (current) => draftOf(current, zone),
    saving: update.isPending,
    textOf: draftText,
  });
  const isMailed =
    patrol.finalized !== null &&
    movesOrRenames(form.values, draftOf(opened, zone)) &&
    (!recipients || mailsAnybody(recipients));
  const save = (patch: PatrolPatch, override: boolean) =>
    update.mutate(
      { patch, override },
      {
        onSuccess: () => {
          setAsking(false);
          toastSuccess(patrolEditTexts.updated(patrol.type));
          form.resetDirty();
          goBack(fallback);
        },
        onError: (error) => {
          const conflict = conflictOf(error);
          setAsking(conflict?.code === 'double-booked');
          if (!conflict && !showPatrolIssues(form, error))
            toastError(patrolEditTexts.unableToUpdate(patrol.type));
        },
      },
    );
  const submitting = (override: boolean) =>
    form.onSubmit(
      (values) => {
        const checked = check(values);
        if ('patch' in checked) save({ ...checked.patch, version: opened.version }, override);
      },
      (errors) => focusFirst(form, errors),
    );

  return (
    <PatrolForm
      form={form}
      onSubmit={submitting(false)}
      saving={update.isPending}
      labels={{ submit: actionTexts.save, anyway: actionTexts.saveAnyway }}
      fallback={fallback}
      more={patrol.type === 'event' && <InstructionsField form={form} />}
    >
      <div>
        <Hint>{mailsText(patrol, form.values, recipients)}</Hint>
        {unmailed && <Hint>{unmailed}</Hint>}
        {isMailed && <MessageField mt={16} {...form.getInputProps('message')} />}
        <div role="status">
          {asksCrewAgain(patrol, form.values, zone) && <Hint>{patrolEditTexts.asksAgain}</Hint>}
          {endsTraining(patrol, form.values) && <Hint>{patrolEditTexts.endsTraining}</Hint>}
        </div>
      </div>
      <ConflictAlert error={update.error} />
      <ChangedMeanwhile meanwhile={meanwhile} error={update.error} />
      <DoubleBookedDialog
        opened={asking}
        refusal={refusal}
        anyway={actionTexts.saveAnyway}
        onAnyway={submitting(true)}
        loading={update.isPending}
        onClose={() => setAsking(false)}
      />
    </PatrolForm>
  );
}
