import type { UseFormReturnType } from '@mantine/form';
import type { Route } from '@patrolbook/contract';
import { useRef } from 'react';
import { useDraft } from '../../../lib/form/draft.ts';
import { usePrefill } from '../../../lib/form/prefill.ts';
import { useSaveForm } from '../../../lib/form/save-form.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError } from '../../../ui/feedback/toasts.tsx';

interface RecordFormOptions<V extends Record<string, unknown>, B> {
  /** Distinguishes the form from others of the page. */
  name: string;
  initialValues: V;
  /** What unchanged fields follow while the form is open. */
  defaults: Partial<V>;
  /** The contract's schema of what is recorded. */
  schema: { parse: (input: unknown) => B } & NonNullable<Route['body']>;
  bodyOf: (values: V) => unknown;
  /** The rules by which the server would refuse it, since it may only hear of it hours later (product 17.3). */
  check: (values: V) => Record<string, string>;
  /** A question that must be answered before this is recorded; null for none. */
  question?: (body: B) => string | null;
  ask?: (question: string, confirmed: () => void) => void;
  record: (body: B) => Promise<void>;
  onRecorded: (form: UseFormReturnType<V>) => void;
}

/**
 * A form of the record. It checks itself all that the server would refuse, records at once, and once: a second tap on its button
 * does nothing. What was typed survives a reload.
 */
export function useRecordForm<V extends Record<string, unknown>, B>(options: RecordFormOptions<V, B>) {
  const { name, initialValues, defaults, schema, bodyOf, check, question, ask, record, onRecorded } = options;
  const recorded = useRef(false);
  const recordOnce = (body: B) => {
    if (recorded.current) return;
    recorded.current = true;
    keep(record(body));
    form.resetDirty();
    onRecorded(form);
  };
  const { form, submit } = useSaveForm<V, B, never>({
    initialValues,
    schema,
    bodyOf,
    check,
    save: (body) => {
      const asked = question?.(body) ?? null;
      if (asked !== null && ask) ask(asked, () => recordOnce(body));
      else recordOnce(body);
    },
    onSaved: () => undefined,
    onFailed: () => undefined,
  });
  useDraft(form, name);
  usePrefill(form, defaults);
  return { form, submit };
}

/** Says at once if the device cannot keep what was recorded; it is shown and sent all the same (product 17.11). */
export function keep(kept: Promise<void>): void {
  kept.catch((error: unknown) => toastError(`This device cannot keep it: ${messageOf(error)}`));
}
