import type { Assignment } from '@patrolbook/contract';
import type { Leaving } from './components/RemoveDialog.tsx';

/** A patroller of the patrol shown. */
interface CrewMember {
  personId: string;
  assignment: Assignment;
}

/** What the table and the rows of patrollers both need. */
export interface CrewListProps {
  patrolId: string;
  crew: readonly CrewMember[];
  /** Given to those who may answer for others and remove them now. */
  onRemove: ((who: Leaving) => void) | undefined;
}

/** One patroller's line of either. */
export interface CrewLineProps extends CrewMember {
  patrolId: string;
  onRemove: CrewListProps['onRemove'];
}
