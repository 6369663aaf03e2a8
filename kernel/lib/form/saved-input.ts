import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { currentAuth } from '../auth/auth.ts';
import type { AuthState } from '../auth/auth-state.ts';
import { tabTexts } from '../storage/browser-storage.ts';

/**
 * What was typed into a form that went away with its session: signed out in another tab, revoked or expired (product 14.8). It is
 * kept in this tab alone, under the person's id, until they open the form again or somebody else signs in. Nothing is kept of a
 * form that was saved, cancelled or left.
 */
const prefix = 'kept-input ';

function keyOf(userId: string, form: string): string {
  return `${prefix}${userId} ${form}`;
}

/** The session whose input is not kept, as the person chose to leave it. */
let abandoned: string | undefined;

/** Says whether the person signs out of this tab and leaves what they have typed. */
export function abandonInput(abandon: boolean): void {
  abandoned = abandon ? sessionOf(currentAuth()) : undefined;
}

/** Whether this session was left by signing out of this tab. */
export function wasAbandoned(session: string): boolean {
  return session === abandoned;
}

/** Whether a session has ended in another way than by signing out of this tab. What was typed in it is then kept. */
function wasInterrupted(session: string): boolean {
  return sessionOf(currentAuth()) !== session && !wasAbandoned(session);
}

/** Removes what other people have typed. Call when somebody is signed in. */
export function dropInputOfOthers(userId: string): void {
  const others = tabTexts
    .names()
    .filter((key) => key.startsWith(prefix) && !key.startsWith(keyOf(userId, '')));
  for (const key of others) tabTexts.remove(key);
}

/** Whether something is kept of this form, on the present page, for the person who is signed in. */
export function hasSavedInput(name: string): boolean {
  const auth = currentAuth();
  return auth.status === 'authenticated' && tabTexts.get(keyFor(auth.userInfo.userId, name)) !== null;
}

/** Returns the key of a form of the present page. */
function keyFor(userId: string, name = ''): string {
  return keyOf(userId, `${location.pathname} ${name}`);
}

/**
 * Keeps what was typed into a form when its session ends while it is shown, and fills it in when the same person opens the
 * form again. `name` distinguishes it from another form of the page.
 */
export function useSavedInput<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  name?: string,
): void {
  const restore = useEffectEvent((key: string) => {
    const kept: Record<string, unknown> = JSON.parse(tabTexts.get(key) ?? '{}');
    tabTexts.remove(key);
    const known = Object.entries(kept).filter(([field]) => field in form.getValues());
    if (known.length > 0) form.setValues((values) => ({ ...values, ...Object.fromEntries(known) }));
  });
  const keep = useEffectEvent((key: string) => {
    const typed = Object.entries(form.getValues()).filter(([field]) => isKept(field) && form.isDirty(field));
    if (typed.length > 0) tabTexts.set(key, JSON.stringify(Object.fromEntries(typed)));
  });
  useEffect(() => {
    const auth = currentAuth();
    if (auth.status !== 'authenticated') return;
    const key = keyFor(auth.userInfo.userId, name);
    restore(key);
    return () => {
      if (wasInterrupted(auth.session)) keep(key);
    };
  }, [name]);
}

/** A password is never stored. */
function isKept(field: string): boolean {
  return !/password/i.test(field);
}

function sessionOf(auth: AuthState): string | undefined {
  return auth.status === 'authenticated' ? auth.session : undefined;
}
