import type { UseFormReturnType } from '@mantine/form';
import { type Issue, issueSentence, issuesFromZod, type Route } from '#contract';
import { ApiError } from '../http/api-error.ts';

/** Returns the messages of issues by field. */
export function messagesOf(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [fieldOf(issue), issueSentence(issue)]));
}

/**
 * Returns an issue's field: the last name in its path, since forms show the fields of a group, such as an organization's admin,
 * beside the others (product 13.4). A field of an entry in a list has the whole path, `people.0.phone`; the entry itself has none.
 */
function fieldOf({ path }: Issue): string {
  const isNumber = (name: string) => /^\d+$/.test(name);
  const last = path.map(isNumber).lastIndexOf(false);
  return path.slice(0, last).some(isNumber) ? path.slice(0, last + 1).join('.') : (path[last] ?? '');
}

/** Returns the messages of a 400 by field; none for another error. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? messagesOf(error.issues) : {};
}

/**
 * Returns a form's `validate`. It checks what would be sent against the contract's schema, with the server's messages.
 * `body` turns the form's values into what is sent.
 */
export function validateBy<V>(schema: NonNullable<Route['body']>, body: (values: V) => unknown) {
  return (values: V): Record<string, string> => {
    const input = body(values);
    const parsed = schema.safeParse(input);
    return parsed.success ? {} : messagesOf(issuesFromZod(parsed.error, input));
  };
}

/**
 * Shows the server's issues on the form's fields and focuses the first. Returns false when an issue has no field, or when
 * the error has no issues; the caller then shows a toast (product 13.4).
 */
export function showIssues<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  error: unknown,
): boolean {
  const errors = fieldErrors(error);
  const fields = Object.keys(errors);
  form.setErrors(errors);
  focusFirst(form, errors);
  return fields.length > 0 && fields.every((field) => field in form.getValues());
}

/** Focuses the topmost field with an error once that is rendered. Also for `onSubmit` of an invalid form. */
export function focusFirst<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  errors: Record<string, unknown>,
): void {
  requestAnimationFrame(() => {
    const fields = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
    fields.sort((one, other) => (isBefore(one, other) ? -1 : 1))[0]?.focus();
  });
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/**
 * Keeps the focus when a button is pressed, in a form that validates on blur. Otherwise a message could appear, push the
 * button from under the pointer, and the press would be lost.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
