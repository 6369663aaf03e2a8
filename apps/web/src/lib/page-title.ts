import { useEffect, useSyncExternalStore } from 'react';

/** The title that a page gives itself once it knows it; the route's own (staticData.title) shows until then. */
let current: string | undefined;
const listeners = new Set<() => void>();

function publish(title: string | undefined): void {
  current = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Titles the page for as long as the caller is shown: "Regular patrol, 21 Nov 2026". Undefined leaves the route's title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    publish(title);
    return () => publish(undefined);
  }, [title]);
}

/** What a page has asked for with `usePageTitle`. */
export function useOwnTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
