import { isOverdue } from '#ecc/contract';
import type { Patrol } from '#patrols/contract';
import { notRunningError } from '#patrols/server/schedule/service.ts';
import { type AppError, conflict } from '#platform/http/pipeline/app-error.ts';

type Judged = Pick<Patrol, 'type' | 'cancelled' | 'started' | 'finished'> & Parameters<typeof isOverdue>[0];

/** Says why nobody can acknowledge now that a patrol is overdue, in the sentence that the screen shows. */
export function acknowledgeRefusal(patrol: Judged, now: string): AppError | null {
  if (isOverdue(patrol, now)) return null;
  if (!patrol.started || patrol.finished) return notRunningError(patrol);
  return conflict('not-overdue', `This ${patrol.type} is not overdue.`);
}
