import { isDraft, isTest, type Patrol } from '#patrols/contract';

/** Returns the state that a row marks before all else: cancelled, not finalized yet, or a test (product 5.9). */
export function patrolState(
  patrol: Pick<Patrol, 'cancelled' | 'finalized' | 'name' | 'callSign'>,
): 'cancelled' | 'draft' | 'test' | undefined {
  if (patrol.cancelled) return 'cancelled';
  if (isDraft(patrol)) return 'draft';
  return isTest(patrol) ? 'test' : undefined;
}
