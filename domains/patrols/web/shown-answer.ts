import { type Assignment, assignmentStatus, type PatrolListItem } from '#patrols/contract';
import { hasNoMail } from '#people/contract';
import { useDirectory } from '#people/web/directory.ts';
import { useFailingAddresses } from '#people/web/failing-addresses.tsx';
import type { ShownAnswer } from './answer-text.ts';

/**
 * Returns how to show the answers on a patrol. Of somebody who has not answered, admins read that the mail did not arrive
 * (product 11.13), and those who see addresses that no mail reaches them (product 4.15). A draft has mailed nobody.
 */
export function useShownAnswer({
  finalized,
}: Pick<PatrolListItem, 'finalized'>): (personId: string, assignment: Assignment) => ShownAnswer {
  const failing = useFailingAddresses();
  const lookup = useDirectory();
  return (personId, assignment) => {
    const status = assignmentStatus(assignment);
    const isUnanswered = status === 'pending' || status === 'not-emailed';
    if (!isUnanswered) return status;
    const person = lookup(personId).data;
    if (person && hasNoMail(person)) return 'no-mail';
    return finalized && failing.has(personId) ? 'not-delivered' : status;
  };
}
