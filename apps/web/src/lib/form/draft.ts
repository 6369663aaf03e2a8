import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { currentAuth } from '../auth/auth.ts';
import { isSame } from '../values/values.ts';
import { keyFor, wasInterrupted } from './saved-input.ts';

/**
 * Keeps a half-filled form in this tab while it is typed, under the person's id, so that it survives a reload
 * and the end of the session. It is filled in when the same person opens the form again. It is removed when the
 * form is saved or left, or the person signs out of this tab (product 14.8): only recorded entries survive that
 * (product 17.11). `name` distinguishes it from another form of the page.
 */
export function useDraft<V extends Record<string, unknown>>(form: UseFormReturnType<V>, name: string): void {
  const restore = useEffectEvent((key: string) => {
    const kept: Partial<V> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (Object.keys(kept).length > 0) form.setValues((now) => ({ ...now, ...kept }));
  });
  const keep = useEffectEvent((key: string) => {
    const typed = form.getValues();
    if (isSame(typed, form.getInitialValues())) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(typed));
  });
  useEffect(() => {
    const auth = currentAuth();
    if (auth.status !== 'authenticated') return;
    const key = keyFor(auth.userInfo.userId, name);
    restore(key);
    return () => {
      if (!wasInterrupted(auth.session)) sessionStorage.removeItem(key);
    };
  }, [name]);
  useEffect(() => {
    const auth = currentAuth();
    if (auth.status === 'authenticated') keep(keyFor(auth.userInfo.userId, name));
  });
}
