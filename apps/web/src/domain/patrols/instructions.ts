import { type Instructions, instructionsOf, isUpcomingOrRunning, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { myOrganizationQuery } from '../profile/profile.tsx';

/** Nothing is told by an organization that is not there yet, or any more about a patrol that is over. */
const silent = { patrolMeetUpInstructions: '', patrollerInstructions: '' };

/** Returns what the people on a patrol are told now. `now` is an ISO instant. An event's own instructions stay (product 8.9). */
export function useInstructions(
  patrol: Pick<Patrol, 'type' | 'instructions' | 'when' | 'hours' | 'cancelled' | 'started' | 'finished'>,
  now: string,
): Instructions {
  const { data: organization = silent } = useQuery(myOrganizationQuery);
  return instructionsOf(patrol, isUpcomingOrRunning(patrol, now) ? organization : silent);
}
