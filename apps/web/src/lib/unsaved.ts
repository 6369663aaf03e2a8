import { useEffect } from 'react';

/** The pages that may have something typed and not saved. */
const asked = new Set<() => boolean>();

/** Counts a page among them while it is shown. `isDirty` is asked when someone is about to leave. */
export function useUnsaved(isDirty: () => boolean): void {
  useEffect(() => {
    asked.add(isDirty);
    return () => void asked.delete(isDirty);
  }, [isDirty]);
}

/** Whether leaving now would lose something. */
export function hasUnsaved(): boolean {
  return [...asked].some((isDirty) => isDirty());
}
