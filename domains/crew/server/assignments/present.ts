import type { ExpiredInvitation, OrganizationOfLink } from '#contract';
import type { AssignmentState, AssignmentsView, AssignmentView } from '#crew/contract';
import { instructionsOf } from '#patrols/contract';
import { stamp } from '#platform/database/stamp.ts';
import type { OfferedAssignment } from './links-to-all.store.ts';
import type { ViewedAssignment } from './viewed.store.ts';

/** Returns what the holder of a personal link sees (product 6.8). */
export function presentView({ person, patrol, ...assignment }: ViewedAssignment): AssignmentView {
  return {
    assignment: {
      accepted: stamp(assignment.accepted, assignment.acceptedBy),
      declined: stamp(assignment.declined, assignment.declinedBy),
    },
    guests: patrol.guests.map(({ name }) => ({ name })),
    me: { firstName: person.firstName, lastName: person.lastName, shared: person.mailVia !== null },
    organization: presentOrganization(patrol.organization),
    ...instructionsOf(patrol, patrol.organization),
    patrol: {
      name: patrol.name,
      type: patrol.type,
      when: patrol.when,
      hours: patrol.hours,
      finalized: stamp(patrol.finalized, patrol.finalizedBy),
    },
    patrollers: patrol.assignments.map(({ person: { id, firstName, lastName } }) => {
      return { _id: id, firstName, lastName };
    }),
  };
}

/** Returns what the holder of the link to several assignments sees; `first` names the person and the organization. */
export function presentOffered(
  { person, organization }: OfferedAssignment,
  items: readonly (OfferedAssignment & { state: AssignmentState })[],
): AssignmentsView {
  return {
    me: { firstName: person.firstName, lastName: person.lastName, shared: person.mailVia !== null },
    organization: presentOrganization(organization),
    items: items.map(({ assignment: { id: _id }, state, patrol: { name, type, when, hours } }) => {
      return { _id, state, patrol: { name, type, when, hours } };
    }),
  };
}

/** Returns what the holder of an expired personal link still sees (product 6.9). */
export function presentExpired(
  { patrol: { organization, ...patrol } }: ViewedAssignment,
  because: ExpiredInvitation['because'],
): ExpiredInvitation {
  return {
    because,
    organization: presentOrganization(organization),
    patrol: { name: patrol.name, type: patrol.type, when: patrol.when },
  };
}

export function presentOrganization(organization: OrganizationOfLink): OrganizationOfLink {
  const { name, timeZone, coordinatorName, coordinatorPhone } = organization;
  return { name, timeZone, coordinatorName, coordinatorPhone };
}
