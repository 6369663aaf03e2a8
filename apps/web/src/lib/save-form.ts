import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Route } from '@patrolbook/contract';
import { focusFirst, showIssues, validateBy } from './forms.ts';

type Schema<B> = { parse: (input: unknown) => B } & NonNullable<Route['body']>;

interface SaveFormOptions<V extends Record<string, unknown>, B, A> {
  initialValues: V;
  /** The contract's shape of what is sent. */
  schema: Schema<B>;
  /** Makes of the form's values what is sent. */
  bodyOf: (values: V) => unknown;
  /** A mutation's `mutate`. */
  save: (body: B, then: { onSuccess: (answer: A) => void; onError: (error: Error) => void }) => void;
  onSaved: (answer: A, form: UseFormReturnType<V>) => void;
  /** It failed, and not, or not only, because of the fields. */
  onFailed: (error: Error) => void;
}

/**
 * A form that is judged by the contract before it is sent, on leaving a field and on saving; what the server says against a
 * field is shown there. Nothing that was typed is lost when saving fails.
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
