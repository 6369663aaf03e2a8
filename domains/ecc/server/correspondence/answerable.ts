import { eccAnswerUntil } from '#ecc/contract';
import type { Patrol } from '#patrols/contract';

/** Returns whether the ECC can still answer about a patrol (product 16.6). */
export function isAnswerableByEcc(
  patrol: Pick<Patrol, 'when' | 'hours'> & { cancelled: unknown; deleted: unknown },
  now: string,
): boolean {
  const isOpen = Date.parse(now) < Date.parse(eccAnswerUntil(patrol));
  return isOpen && !patrol.cancelled && !patrol.deleted;
}
