import type { Stamp } from '#contract';

/** Converts columns `x` and `x_by` to the contract's Stamp; null if it has not happened (product 12.2). */
export function stamp(when: string | null, by?: string | null): Stamp | null {
  if (!when) return null;
  return by ? { when, by } : { when };
}
