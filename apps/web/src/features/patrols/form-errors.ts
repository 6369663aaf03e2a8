import type { UseFormReturnType } from '@mantine/form';
import { fieldErrors, showIssues } from '../../lib/forms.ts';
import type { DraftValues } from './draft.ts';

/** Shows the server's issues on their fields, one with the start at the date; answers whether there were any to show. */
export function showPatrolIssues(form: UseFormReturnType<DraftValues>, error: unknown): boolean {
  if (showIssues(form, error)) return true;
  const { when } = fieldErrors(error);
  if (when) form.setFieldError('date', when);
  return when !== undefined;
}
