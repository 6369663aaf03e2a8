import type { UseFormReturnType } from '@mantine/form';
import { fieldErrors, showIssues } from '#lib/form/forms.ts';
import { type ApiError, isConflict } from '#lib/http/api-error.ts';
import type { DraftValues } from './draft.ts';

/** Returns the refusal of a change that the state of the patrol, or of a patroller on it, does not allow. */
export function conflictOf(error: Error | null): ApiError | undefined {
  return isConflict(error) ? error : undefined;
}

/** Shows the server's issues on their fields, one about the start on the date. Returns whether there were any. */
export function showPatrolIssues(form: UseFormReturnType<DraftValues>, error: unknown): boolean {
  if (showIssues(form, error)) return true;
  const { when } = fieldErrors(error);
  if (when) form.setFieldError('date', when);
  return when !== undefined;
}
