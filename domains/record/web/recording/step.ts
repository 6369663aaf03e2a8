import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGoBack } from '#lib/navigation/go-back.ts';
import type { RawSearch } from '#lib/navigation/list-search.ts';

/**
 * The form that is open on the page: a new incident of this kind (blank: some other kind), an incident that is edited, the
 * finish, or none. It is in the address, so that a phone's Back closes it, and a reload opens it again.
 */
export type Step = { add?: string; edit?: string; finish?: true };

/** Returns the open form of an address. */
export function recordSearchOf({ add, edit, finish }: RawSearch): Step {
  if (finish === true) return { finish };
  if (typeof edit === 'string') return { edit };
  return typeof add === 'string' ? { add } : {};
}

/** Returns the open form, and functions that open and close one. `open` is the same every time. */
export function useStep() {
  const step = recordSearchOf(useSearch({ strict: false }));
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const navigate = useNavigate();
  const goBack = useGoBack();
  const open = useCallback((next: Step) => void navigate({ to: '.', search: next }), [navigate]);
  return { step, open, close: () => goBack(path) };
}
