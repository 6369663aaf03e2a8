import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import { isSame } from '../values/values.ts';

/**
 * Lets unchanged fields follow their initial values, which may arrive or change while the form is open: the
 * time, the device's place, an answer. Typed values stay.
 */
export function usePrefill<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  defaults: Partial<V>,
): void {
  useEffect(() => {
    const initial = form.getInitialValues();
    const values = form.getValues();
    const clean = Object.entries(defaults).filter(([field]) => isSame(values[field], initial[field]));
    if (clean.every(([field, value]) => isSame(value, initial[field]))) return;
    const followed = Object.fromEntries(clean);
    form.setInitialValues({ ...initial, ...followed });
    form.setValues((now) => ({ ...now, ...followed }));
    form.resetDirty({ ...initial, ...followed });
  });
}
