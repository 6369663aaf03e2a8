import type { Role } from '@patrolbook/contract';

/** A page of the product as its route has it (specification 2). */
export interface Screen {
  /** Of its pictures. */
  name: string;
  path: string;
  /** Who opens it; everybody else finds Not Found there. */
  roles: readonly Role[];
  /** Its level-one heading. */
  title: string | RegExp;
  /** What is seen once its content is there. */
  shows: string | RegExp;
  /** What it reads, and what its error card says when that fails. */
  reads?: { call: string; unable: string };
  /** What is seen where there are none. */
  empty?: string;
}

/** Everybody who belongs to an organization. */
export const members = ['admin', 'watcher', 'summary-recipient', 'patroller'] as const;
export const everybody = ['sa', ...members] as const;
