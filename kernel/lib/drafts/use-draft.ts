import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { currentAuth } from '../auth/auth.ts';
import { wasAbandoned } from '../form/saved-input.ts';
import { deviceClock } from '../time/clock.ts';
import { changed } from '../values/values.ts';
import type { DraftOf } from './draft-store.ts';
import { type OpenDraft, openDraft } from './open-draft.ts';

type Values = Readonly<Record<string, unknown>>;

/** Opens the draft of a form while the caller is shown; undefined until it is read. */
export function useOpenDraft({ userId, group, form }: DraftOf): OpenDraft | undefined {
  const [draft, setDraft] = useState<OpenDraft>();
  useEffect(() => {
    const left = new AbortController();
    let opened: OpenDraft | null = null;
    void openDraft({ userId, group, form }, deviceClock, left.signal).then((found) => {
      opened = found;
      if (left.signal.aborted) opened?.close();
      else if (opened) setDraft(opened);
    });
    return () => {
      left.abort();
      opened?.close();
      setDraft(undefined);
    };
  }, [userId, group, form]);
  return draft;
}

/** Returns the values with which a form begins, as they were when it was first opened. */
export function asBegun<V extends Record<string, unknown>>(values: V, { found }: OpenDraft): V {
  return found ? { ...values, ...fitting(values, found.began) } : values;
}

/** Returns the same, but only for the fields that were changed since: the others begin with what holds now. */
export function asChanged<V extends Record<string, unknown>>(values: V, { found }: OpenDraft): V {
  return found ? { ...values, ...fitting(values, found.began, Object.keys(found.typed)) } : values;
}

/**
 * Fills in what was typed into a form before, and keeps what is typed while it is open. `unkept` are fields that are asked anew
 * each time.
 */
export function useDraft<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  draft: OpenDraft,
  unkept: readonly (keyof V & string)[] = [],
): void {
  const kept = (values: Values) => Object.keys(values).filter((field) => !unkept.includes(field));
  const restore = useEffectEvent(() => {
    const { found } = draft;
    if (found) form.setValues((now) => ({ ...now, ...fitting(now, found.typed, kept(found.typed)) }));
  });
  const keep = useEffectEvent(() => {
    const began = form.getInitialValues();
    const typed = changed(form.getValues(), began);
    draft.keep({ typed: Object.fromEntries(kept(typed).map((field) => [field, typed[field]])), began });
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => keep());
  useEffect(() => {
    const auth = currentAuth();
    if (auth.status !== 'authenticated') return;
    const { session } = auth;
    return () => {
      if (wasAbandoned(session)) draft.drop();
    };
  }, [draft]);
}

/** Returns those kept values that fit a form; another build may have kept them. */
function fitting(values: object, kept: Values, fields = Object.keys(kept)) {
  const shown = new Map<string, unknown>(Object.entries(values));
  const fit = fields.filter((field) => shown.has(field) && isOfKind(kept[field], shown.get(field)));
  return Object.fromEntries(fit.map((field) => [field, kept[field]]));
}

/** Whether a field that has one of these values may have the other. What is not said yet is null. */
function isOfKind(value: unknown, other: unknown): boolean {
  if (typeof value === 'string' || typeof other === 'string') return typeof value === typeof other;
  return Array.isArray(value) === Array.isArray(other);
}
