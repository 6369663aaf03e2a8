import { type Assignment, assignmentStatus, type PatrolListItem } from '@patrolbook/contract';
import { useFailingAddresses } from '../people/failing-addresses.ts';
import type { ShownAnswer } from './answer-text.ts';

/**
 * Returns how to show the answers on a patrol. Of somebody who has not answered, admins read that the mail did not arrive
 * (product 11.13). A draft has mailed nobody.
 */
export function useShownAnswer({
  finalized,
}: Pick<PatrolListItem, 'finalized'>): (personId: string, assignment: Assignment) => ShownAnswer {
  const failing = useFailingAddresses();
  return (personId, assignment) => {
    const status = assignmentStatus(assignment);
    const isUnanswered = status === 'pending' || status === 'not-emailed';
    return isUnanswered && finalized && failing.has(personId) ? 'not-delivered' : status;
  };
}
