import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useState } from 'react';
import type { Edits } from '#contract';
import { type Difference, merge } from '#lib/form/merge.ts';
import { changed } from '#lib/values/values.ts';
import { TheirEdit } from './TheirEdit.tsx';

/** The last edit that was merged into a changed form, and the fields that it changed since the form was opened. */
export interface Meanwhile {
  edited: Edits['edited'];
  differences: Record<string, Difference>;
}

interface FollowOptions<T, V> {
  /** The version that the form was opened on, and that it sends. */
  opened: T;
  /** Called with the version that the form stands on from now on. */
  onFollow: (current: T) => void;
  /** The latest version that was read. */
  current: T;
  /** Returns the form's values for it. */
  valuesOf: (current: T) => V;
  /** The form is being sent. Its own edit is not one of somebody else's. */
  saving: boolean;
  /** Returns a field's value as it is read on the screen. */
  textOf?: (value: unknown, field: string) => string;
}

/**
 * Lets a form follow the edits that others save while it is open (decision 17). An unchanged form takes them over. A changed one
 * keeps what was typed and shows the other text at each field. Returns the form with these texts, `meanwhile` for
 * <ChangedMeanwhile>, and `settle`, which a form that stays calls once it is saved.
 */
export function useFollowEdits<T extends Partial<Edits>, V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { opened, onFollow, current, valuesOf, saving, textOf = plainText }: FollowOptions<T, V>,
) {
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  useEffect(() => {
    if (saving || (current.version ?? 0) <= (opened.version ?? 0)) return;
    const [here, before, theirs] = [form.getValues(), form.getInitialValues(), valuesOf(current)];
    const { values, differences } = merge(here, before, theirs);
    const isChanged = Object.keys(changed(here, before)).length > 0;
    const edited = current.edited ?? null;
    onFollow(current);
    setMeanwhile((earlier) =>
      isChanged ? { edited, differences: { ...earlier?.differences, ...differences } } : undefined,
    );
    showValues(form, values, theirs);
  });
  const getInputProps: typeof form.getInputProps = (field, options) => {
    const props = form.getInputProps(field, options);
    const difference = meanwhile?.differences[String(field)];
    if (!difference) return props;
    const text = (value: unknown) => textOf(value, String(field)) || '(blank)';
    const inputContainer = (input: ReactNode) => (
      <>
        {input}
        <TheirEdit difference={difference} value={props.value} text={text} onUse={props.onChange} />
      </>
    );
    return { ...props, inputContainer };
  };
  return { form: { ...form, getInputProps }, meanwhile, settle: () => setMeanwhile(undefined) };
}

/** Shows values that are changed in comparison with `saved`; the messages on the fields stay. */
function showValues<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  values: V,
  saved: V,
): void {
  const { errors } = form;
  form.setValues(values);
  form.setErrors(errors);
  form.resetDirty(saved);
}

/** A list's entries, separated by commas; anything else as it is. */
function plainText(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
