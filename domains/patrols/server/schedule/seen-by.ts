import type { Route } from '#contract';
import { canSeeGuestContacts, canSeeInvolved, canSeeSetAside, Patrol } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import type { Actor } from '#platform/http/pipeline/actor.ts';
import type { ShowAnswer } from '#platform/http/pipeline/register.ts';
import { withoutInvolved } from './present-record.ts';
import { withoutSetAside } from './present-set-aside.ts';

/**
 * Reduces each patrol in a call's answer to what its caller may see. It applies to all routes, so that none can
 * forget to (product 2.11).
 */
export function patrolsAsSeen({ clock }: Pick<Context, 'clock'>): ShowAnswer {
  return (route, caller, answer) => {
    return isPatrol(route, answer) ? seenBy(caller, answer, clock.now()) : answer;
  };
}

function isPatrol(route: Route, answer: unknown): answer is Patrol {
  return route.response === Patrol && typeof answer === 'object' && answer !== null;
}

/** Leaves out what the viewer may not see: guests' phone and email (product 2.11), people and vehicles of incidents (product 2.10), what was set aside (product 17.15) and corrected (product 6.18). */
function seenBy(viewer: Actor, whole: Patrol, now: string): Patrol {
  const patrol = canSeeSetAside(whole, viewer) ? whole : withoutSetAside(whole);
  const { guests, incidents } = patrol;
  const shown = Object.entries(guests).map(([id, { name, removed }]) => [id, { name, removed }] as const);
  return {
    ...patrol,
    guests: canSeeGuestContacts(patrol, viewer, now) ? guests : Object.fromEntries(shown),
    incidents: canSeeInvolved(patrol, viewer) ? incidents : incidents.map(withoutInvolved),
  };
}
