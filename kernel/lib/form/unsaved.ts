import { useEffect } from 'react';

/** The checks of the forms that are shown. */
const dirtyChecks = new Set<() => boolean>();

/** Registers a form's check while the form is shown. It is called when the person is about to leave. */
export function useUnsaved(isDirty: () => boolean): void {
  useEffect(() => {
    dirtyChecks.add(isDirty);
    return () => void dirtyChecks.delete(isDirty);
  }, [isDirty]);
}

/** Whether leaving now would lose changes. */
export function hasUnsaved(): boolean {
  return [...dirtyChecks].some((isDirty) => isDirty());
}
