import type { AssignmentView } from '@patrolbook/contract';
import { moment } from '../../platform/database/moment.ts';
import type { AssignmentFacts } from './letters/store.ts';

/** What the holder of a personal link sees (specification 3). */
export function presentView({ person, patrol, ...assignment }: AssignmentFacts): AssignmentView {
  return {
    assignment: {
      accepted: moment(assignment.accepted, assignment.acceptedBy),
      declined: moment(assignment.declined, assignment.declinedBy),
    },
    guests: patrol.guests.map(({ name }) => ({ name })),
    me: { firstName: person.firstName },
    organization: { name: patrol.organization.name, timeZone: patrol.organization.timeZone },
    patrol: {
      name: patrol.name,
      type: patrol.type,
      when: patrol.when,
      hours: patrol.hours,
      finalized: moment(patrol.finalized, patrol.finalizedBy),
    },
    patrollers: patrol.assignments.map(({ person: { id, firstName, lastName } }) => {
      return { _id: id, firstName, lastName };
    }),
  };
}
