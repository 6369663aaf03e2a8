import type { UseFormReturnType } from '@mantine/form';
import { issueMessage } from '@patrolbook/contract';
import { ApiError } from './api-error.ts';

/** Messages of a 400 by field: the issue's path, without a leading `admin` (specification 5). */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.issues.map((issue) => {
      const path = issue.path[0] === 'admin' ? issue.path.slice(1) : issue.path;
      return [path.join('.'), issueMessage(issue)];
    }),
  );
}

/**
 * Shows the server's issues on the form's fields. Answers whether every one of them has found its field; if not, or
 * when the error is none of issues, the caller says in a toast that saving failed.
 */
export function showIssues<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  error: unknown,
): boolean {
  const errors = fieldErrors(error);
  const fields = Object.keys(errors);
  form.setErrors(errors);
  return fields.length > 0 && fields.every((field) => field in form.getValues());
}
