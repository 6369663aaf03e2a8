import type { Patrol } from '@patrolbook/contract';
import { type AppError, conflict } from '../../platform/http/pipeline/app-error.ts';
import { notRunning } from '../patrols/service.ts';

type Refused = Pick<Patrol, 'type' | 'cancelled' | 'started' | 'finished'>;

/** Why nobody can acknowledge now that a patrol is overdue, with the sentence that the screen shows. */
export function cannotAcknowledge(patrol: Refused): AppError {
  if (!patrol.started || patrol.finished) return notRunning(patrol);
  return conflict('not-overdue', `This ${patrol.type} is not overdue.`);
}
