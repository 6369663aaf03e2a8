import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatName } from '#contract';
import { focusFirst } from '#lib/form/forms.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { Patrol } from '#patrols/contract';
import type { Person } from '#people/contract';
import { useZone } from '#people/web/profile.tsx';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { DoubleBookedDialog } from '../../DoubleBookedDialog.tsx';
import { copyOf } from '../copy.ts';
import { checkDraft, type DraftValues, newDraft } from '../draft.ts';
import { conflictOf, showPatrolIssues } from '../form-errors.ts';
import { type NewPatrolBody, useCreatePatrol } from '../queries.ts';
import { patrolFormTexts } from '../texts.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { Hint } from './Hint.tsx';
import { InstructionsField } from './InstructionsField.tsx';
import { KindFields } from './KindFields.tsx';
import { PatrolForm } from './PatrolForm.tsx';

interface NewPatrolFormProps {
  /** The name that a patrol begins with. */
  proposed: string;
  /** The patrol that the form begins as a copy of, and those of its crew who can be assigned again. */
  copied?: { patrol: Patrol; crew: readonly Person[] };
}

/** Creates a draft of a patrol, or of an event when Patrol is unticked, then shows it. */
export function NewPatrolForm({ proposed, copied }: NewPatrolFormProps) {
  const zone = useZone();
  const navigate = useNavigate();
  const create = useCreatePatrol();
  const saving = create.isPending || create.isSuccess; // until its page is shown, or it could be created twice
  const [asking, setAsking] = useState(false);
  const [sameCrew, setSameCrew] = useState(true);
  const crew = copied?.crew ?? [];
  const patrollers = sameCrew && crew.length > 0 ? crew.map(({ _id }) => _id) : undefined;
  const check = (values: DraftValues) => checkDraft(values, zone, patrollers);
  const form = useForm<DraftValues>({
    initialValues: copied
      ? copyOf(copied.patrol, serverMoment(), zone)
      : newDraft(serverMoment(), zone, proposed),
    validateInputOnBlur: true,
    validate: (values) => {
      const checked = check(values);
      return 'errors' in checked ? checked.errors : {};
    },
  });
  usePageTitle(form.values.patrol ? undefined : patrolFormTexts.newEvent);
  const save = (draft: NewPatrolBody, override: boolean) =>
    create.mutate(
      { draft, override },
      {
        onSuccess: (id) => {
          toastSuccess(patrolFormTexts.created);
          form.resetDirty();
          void navigate({ to: '/patrol/$id', params: { id }, replace: true });
        },
        onError: (error) => {
          const conflict = conflictOf(error);
          setAsking(conflict?.code === 'double-booked');
          if (!conflict && !showPatrolIssues(form, error)) toastError(patrolFormTexts.unableToCreate);
        },
      },
    );
  const submitting = (override: boolean) =>
    form.onSubmit(
      (values) => {
        const checked = check(values);
        if ('draft' in checked) save(checked.draft, override);
      },
      (errors) => focusFirst(form, errors),
    );

  return (
    <PatrolForm
      form={form}
      onSubmit={submitting(false)}
      saving={saving}
      labels={{ submit: patrolFormTexts.create, anyway: patrolFormTexts.createAnyway }}
      fallback="/patrols/scheduled"
      kind={<KindFields form={form} proposed={proposed} />}
      autoFocus
      more={
        <>
          {!form.values.patrol && <InstructionsField form={form} />}
          {crew.length > 0 && (
            <Checkbox
              label={patrolFormTexts.sameCrew}
              description={crew.map(formatName).join(', ')}
              checked={sameCrew}
              onChange={(event) => setSameCrew(event.currentTarget.checked)}
            />
          )}
        </>
      }
    >
      <Hint>{patrolFormTexts.startsAsDraft}</Hint>
      <ConflictAlert error={create.error} />
      <DoubleBookedDialog
        opened={asking}
        refusal={conflictOf(create.error)}
        anyway={patrolFormTexts.createAnyway}
        onAnyway={submitting(true)}
        loading={saving}
        onClose={() => setAsking(false)}
      />
    </PatrolForm>
  );
}
