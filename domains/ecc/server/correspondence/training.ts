import { isTest, type Patrol } from '#patrols/contract';
import type { LogOnSubject } from './store.ts';

/** A patrol, and its log-on if there is one that was not voided. */
type TrainedPatrol = Pick<Patrol, 'name' | 'callSign'> & {
  eccNotifications: Pick<LogOnSubject['eccNotifications'][number], 'training'>[];
};

/**
 * Returns whether messages about a patrol are training: as its log-on was, or by its name before there is one
 * (product 16.14).
 */
export function isTraining({ eccNotifications: [logOn], ...patrol }: TrainedPatrol): boolean {
  return logOn?.training ?? isTest(patrol);
}
