import type { Role } from '#contract';

/** A page of the product, opened by its route. */
export interface Screen {
  /** The name of its pictures. */
  name: string;
  path: string;
  /** The roles that may open it; every other one sees Not Found. */
  roles: readonly Role[];
  /** Its level-one heading. */
  title: string | RegExp;
  /** A text that is visible once the content has loaded. */
  shows: string | RegExp;
  /** The call that loads it, and the text of its error card if that fails. */
  reads?: { call: string; unable: string };
  /** The text of an empty list. */
  empty?: string;
}

/** The roles of an organization's members. */
export const members = ['admin', 'watcher', 'summary-recipient', 'patroller'] as const;
export const everybody = ['sa', ...members] as const;
