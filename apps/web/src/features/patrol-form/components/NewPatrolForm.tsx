import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useZone } from '../../../domain/profile/profile.tsx';
import { focusFirst } from '../../../lib/form/forms.ts';
import { serverNow } from '../../../lib/time/clock.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { checkDraft, type DraftValues, newDraft } from '../draft.ts';
import { showPatrolIssues } from '../form-errors.ts';
import { type Draft, useCreatePatrol } from '../queries.ts';
import { Hint } from './Hint.tsx';
import { KindFields } from './KindFields.tsx';
import { PatrolForm } from './PatrolForm.tsx';

/** Creates a draft of a patrol, or of an event when Patrol is unticked, then shows it. */
export function NewPatrolForm() {
  const zone = useZone();
  const navigate = useNavigate();
  const create = useCreatePatrol();
  const form = useForm<DraftValues>({
    initialValues: newDraft(new Date(serverNow()).toISOString(), zone),
    validateInputOnBlur: true,
    validate: (values) => {
      const checked = checkDraft(values, zone);
      return 'errors' in checked ? checked.errors : {};
    },
  });
  const save = (draft: Draft) =>
    create.mutate(draft, {
      onSuccess: (id) => {
        toastSuccess('New patrol saved');
        form.resetDirty();
        void navigate({ to: '/patrol/$id', params: { id }, replace: true });
      },
      onError: (error) => {
        if (!showPatrolIssues(form, error)) toastError('Unable to create patrol');
      },
    });
  const submit = form.onSubmit(
    (values) => {
      const checked = checkDraft(values, zone);
      if ('draft' in checked) save(checked.draft);
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <PatrolForm
      form={form}
      onSubmit={submit}
      saving={create.isPending}
      label="Create"
      fallback="/patrols/scheduled"
      kind={<KindFields form={form} />}
    >
      <Hint>It starts as a draft. Nobody is mailed before you finalize it.</Hint>
    </PatrolForm>
  );
}
