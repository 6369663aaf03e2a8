import type { Patrol } from '@patrolbook/contract';
import { type AppError, conflict } from '../../platform/http/pipeline/app-error.ts';

/** Why nobody can take note now that a patrol is overdue, with the sentence that the screen shows. */
export function cannotAcknowledge({
  type,
  started,
  finished,
}: Pick<Patrol, 'type' | 'started' | 'finished'>): AppError {
  if (!started) return conflict('not-started', `This ${type} has not been started.`);
  if (finished) return conflict('finished', `This ${type} has finished.`);
  return conflict('not-overdue', `This ${type} is not overdue.`);
}
