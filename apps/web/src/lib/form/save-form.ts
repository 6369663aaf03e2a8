import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Route } from '@patrolbook/contract';
import { focusFirst, showIssues, validateBy } from './forms.ts';

type Schema<B> = { parse: (input: unknown) => B } & NonNullable<Route['body']>;

interface SaveFormOptions<V extends Record<string, unknown>, B, A> {
  initialValues: V;
  /** The contract's schema of what is sent. */
  schema: Schema<B>;
  /** Turns the form's values into what is sent. */
  bodyOf: (values: V) => unknown;
  /** A mutation's `mutate`. */
  save: (body: B, then: { onSuccess: (answer: A) => void; onError: (error: Error) => void }) => void;
  onSaved: (answer: A, form: UseFormReturnType<V>) => void;
  /** Saving failed, and not for reasons that the fields show alone. */
  onFailed: (error: Error) => void;
}

/**
 * A form that is validated by the contract when a field is left and on saving. The server's issues are shown on their
 * fields. Nothing that was typed is lost when saving fails (product 1.6).
 */
export function useSaveForm<V extends Record<string, unknown>, B, A>(options: SaveFormOptions<V, B, A>) {
  const { initialValues, schema, bodyOf, save, onSaved, onFailed } = options;
  const form = useForm({ initialValues, validateInputOnBlur: true, validate: validateBy(schema, bodyOf) });
  const submit = form.onSubmit(
    (values) =>
      save(schema.parse(bodyOf(values)), {
        onSuccess: (answer) => onSaved(answer, form),
        onError: (error) => {
          if (!showIssues(form, error)) onFailed(error);
        },
      }),
    (errors) => focusFirst(form, errors),
  );
  return { form, submit };
}
