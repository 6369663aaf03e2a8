import type { Role } from '#contract';
import type { Patrol, PatrolListItem } from './schema.ts';

/** The fields that rules read of a patrol and of its viewer. */

export type Timing = Pick<Patrol, 'when' | 'hours'>;
export type State = Pick<Patrol, 'when' | 'cancelled' | 'finalized'> & { started: object | null };
export type WithCrew = Pick<PatrolListItem, 'patrollers'>;

export interface Viewer {
  personId: string;
  roles: readonly Role[];
}

export const hasRole = (roles: readonly Role[], role: Role) => roles.includes(role);
