import type { Moment } from '@patrolbook/contract';

/** Columns `x` and `x_by` as the wire tells them: null, or when and by whom if a person did it. */
export function moment(when: string | null, by?: string | null): Moment | null {
  if (!when) return null;
  return by ? { when, by } : { when };
}
