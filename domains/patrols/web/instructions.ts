import { useQuery } from '@tanstack/react-query';
import { type Instructions, instructionsOf, isUpcomingOrRunning, type Patrol } from '#patrols/contract';
import { myOrganizationQuery } from '#people/web/profile.tsx';

/** The instructions while the organization is still loading, and of a patrol that is over: none. */
const silent = { patrolMeetUpInstructions: '', patrollerInstructions: '' };

/**
 * Returns what the people on a patrol are told now (product 8.9). `now` is an ISO instant. An event's own
 * instructions stay.
 */
export function useInstructions(
  patrol: Pick<Patrol, 'type' | 'instructions' | 'when' | 'hours' | 'cancelled' | 'started' | 'finished'>,
  now: string,
): Instructions {
  const { data: organization = silent } = useQuery(myOrganizationQuery);
  return instructionsOf(patrol, isUpcomingOrRunning(patrol, now) ? organization : silent);
}
