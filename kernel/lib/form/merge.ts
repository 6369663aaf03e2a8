import { changed, isSame } from '../values/values.ts';

/** The effect of an edit that was saved meanwhile on one field of an open form. */
export interface Difference {
  /** What was saved. */
  theirs: unknown;
  /** The value of the field here. */
  here: unknown;
}

/**
 * Merges an edit into a form that was opened before it. A field that was not changed here takes the saved value;
 * a changed one keeps what was typed. `differences` has every field that the edit changed and that was different
 * here (decision 17).
 */
export function merge<V extends Record<string, unknown>>(here: V, opened: V, theirs: V) {
  const fields = new Map(Object.entries(here));
  const saved = Object.entries(changed(theirs, opened));
  const differing = saved.filter(([field, value]) => !isSame(value, fields.get(field)));
  return {
    values: { ...theirs, ...changed(here, opened) },
    differences: Object.fromEntries(
      differing.map(([field, value]): [string, Difference] => [
        field,
        { theirs: value, here: fields.get(field) },
      ]),
    ),
  };
}
