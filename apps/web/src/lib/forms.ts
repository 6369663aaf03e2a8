import type { UseFormReturnType } from '@mantine/form';
import { type Issue, issueMessage, issuesFromZod, type Route } from '@patrolbook/contract';
import { ApiError } from './api-error.ts';

/** Messages by field: an issue belongs to the field that its path begins with, after a leading `admin` (specification 5). */
function messagesOf(issues: readonly Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => {
      const [first = '', second = ''] = issue.path;
      return [first === 'admin' ? second : first, issueMessage(issue)];
    }),
  );
}

/** Messages of a 400 by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? messagesOf(error.issues) : {};
}

/**
 * A form's `validate`: the contract's schema judges what would be sent, in the words the server would use. `body` makes of
 * the form's values what is sent.
 */
export function validateBy<V>(schema: NonNullable<Route['body']>, body: (values: V) => unknown) {
  return (values: V): Record<string, string> => {
    const input = body(values);
    const parsed = schema.safeParse(input);
    return parsed.success ? {} : messagesOf(issuesFromZod(parsed.error, input));
  };
}

/** What is sent of a form where blank means left out, in nested objects too. */
export function withoutBlanks(values: object): Record<string, unknown> {
  const filled = Object.entries(values).filter(
    ([, value]) => typeof value !== 'string' || value.trim() !== '',
  );
  return Object.fromEntries(
    filled.map(([field, value]) => [field, isPlainObject(value) ? withoutBlanks(value) : value]),
  );
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of `values`, those that are not as they were before. */
export function changed<V extends object>(values: V, before: V): Record<string, unknown> {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(former.get(field)),
    ),
  );
}

/**
 * Shows the server's issues on the form's fields and goes to the first. Answers whether every one of them has found its
 * field; if not, or when the error is none of issues, the caller says in a toast that saving failed.
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

/** Puts the focus on the topmost field with an error, as soon as it shows; also what `onSubmit` does with a form not in order. */
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
 * For the buttons of a form that validates on blur: pressing one must not take the focus first, since the message that
 * then shows would push the button from under the pointer, and the press would be lost.
 */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
