import type { Moment } from '@patrolbook/contract';

/** Converts columns `x` and `x_by` to the contract's Moment; null if it has not happened (product 12.2). */
export function moment(when: string | null, by?: string | null): Moment | null {
  if (!when) return null;
  return by ? { when, by } : { when };
}
