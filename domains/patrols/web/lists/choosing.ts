import type { ReactNode } from 'react';
import type { PatrolListItem } from '#patrols/contract';
import type { Narrowed } from './queries.ts';

/** What a list shows so that its rows can be chosen. */
export interface Choosing {
  /** Returns the box before a row; undefined while rows cannot be chosen. */
  boxOf: ((patrol: PatrolListItem) => ReactNode) | undefined;
  /** On a phone, the button with which choosing begins and ends. */
  button: ReactNode;
  /** What can be done with the chosen rows. */
  bar: ReactNode;
}

export interface ChoosingRowsProps {
  /** The part that is listed. */
  part: Narrowed;
  /** The rows that are shown. */
  items: readonly PatrolListItem[];
  /** Renders the list. */
  children: (choosing: Choosing) => ReactNode;
}
