import { type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useRef } from 'react';
import type { Issue, Route } from '#contract';
import { isSame } from '../values/values.ts';
import { fieldErrors, focusFirst, messagesOf, showIssues, validateBy } from './forms.ts';

type Schema<B> = { parse: (input: unknown) => B } & NonNullable<Route['body']>;

interface SaveFormOptions<V extends Record<string, unknown>, B, A> {
  initialValues: V;
  /** The server's issues with these values when they were sent before. */
  refused?: readonly Issue[] | undefined;
  /** The contract's schema of what is sent. */
  schema: Schema<B>;
  /** Turns the form's values into what is sent. */
  bodyOf: (values: V) => unknown;
  /** What else is wrong with the values, by field: rules that the schema cannot know. */
  check?: (values: V) => Record<string, string>;
  /** A mutation's `mutate`. */
  save: (body: B, then: { onSuccess: (answer: A) => void; onError: (error: Error) => void }) => void;
  onSaved: (answer: A, form: UseFormReturnType<V>) => void;
  /** Called if saving failed for reasons that the fields do not show. */
  onFailed: (error: Error) => void;
}

/**
 * A form that is validated by the contract when a field is left and on saving. The server's issues are shown on
 * their fields until the values change: leaving a field does not clear its issue. Nothing typed is lost when
 * saving fails (product 1.6).
 */
export function useSaveForm<V extends Record<string, unknown>, B, A>(options: SaveFormOptions<V, B, A>) {
  const { initialValues, schema, bodyOf, check: checkRules, save, onSaved, onFailed } = options;
  const refused = messagesOf(options.refused ?? []);
  const serverIssues = useRef(serverIssuesOf(refused, initialValues));
  const check = validateBy(schema, bodyOf);
  const form = useForm({
    initialValues,
    initialErrors: refused,
    validateInputOnBlur: true,
    validate: (values) => ({
      ...messagesFor(values, serverIssues.current),
      ...checkRules?.(values),
      ...check(values),
    }),
  });
  const send = form.onSubmit(
    (values) =>
      save(schema.parse(bodyOf(values)), {
        onSuccess: (answer) => onSaved(answer, form),
        onError: (error) => {
          serverIssues.current = serverIssuesOf(fieldErrors(error), form.getValues());
          if (!showIssues(form, error)) onFailed(error);
        },
      }),
    (errors) => focusFirst(form, errors),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    serverIssues.current = []; // only the server knows whether its issue still holds
    send(event);
  };
  return { form, submit };
}

/** The server's issue with a value of a field. */
interface ServerIssue {
  field: string;
  value: unknown;
  message: string;
}

function serverIssuesOf(messages: Record<string, string>, values: Record<string, unknown>): ServerIssue[] {
  return Object.entries(messages).map(([field, message]) => ({ field, value: values[field], message }));
}

/** Returns the messages on the fields that still have the value. */
function messagesFor(
  values: Record<string, unknown>,
  serverIssues: readonly ServerIssue[],
): Record<string, string> {
  const holding = serverIssues.filter(({ field, value }) => isSame(values[field], value));
  return Object.fromEntries(holding.map(({ field, message }) => [field, message]));
}
