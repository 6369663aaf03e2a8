import type { PatrolListItem } from '#patrols/contract';
import type { Editing } from '../editing.ts';

/** The props that the grid and the agenda share. */
export interface MonthViewProps {
  /** What the month is called. */
  label: string;
  patrols: readonly PatrolListItem[];
  /** Whether the crew of a patrol can be changed now. */
  isOpen: (patrol: PatrolListItem) => boolean;
  editing: Editing;
}
