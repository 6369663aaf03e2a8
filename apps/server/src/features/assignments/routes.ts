import { assignmentRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import type { AssignmentService } from './service.ts';

export function registerAssignments(on: Register, assignments: AssignmentService): void {
  on(assignmentRoutes.assignPatroller, ({ actor, params, query }) => {
    return assignments.assign(actor, params.id, params.personId, query);
  });
  on(assignmentRoutes.removePatroller, ({ actor, params }) => {
    return assignments.remove(actor, params.id, params.personId);
  });
  on(assignmentRoutes.acceptForPatroller, ({ actor, params }) => {
    return assignments.answer(actor, params.id, params.personId, 'accepted');
  });
  on(assignmentRoutes.declineForPatroller, ({ actor, params }) => {
    return assignments.answer(actor, params.id, params.personId, 'declined');
  });
  on(assignmentRoutes.setDidNotShow, ({ actor, params, body }) => {
    return assignments.setDidNotShow(actor, params.id, params.personId, body.value);
  });
  on(assignmentRoutes.addGuest, ({ actor, params, body }) => assignments.addGuest(actor, params.id, body));
  on(assignmentRoutes.removeGuest, ({ actor, params }) => {
    return assignments.removeGuest(actor, params.id, params.guestId);
  });
  on(assignmentRoutes.viewAssignment, ({ actor }) => assignments.viewByLink(actor));
  on(assignmentRoutes.acceptAssignment, async ({ actor }) => {
    await assignments.answerByLink(actor, 'accepted');
    return undefined;
  });
  on(assignmentRoutes.declineAssignment, async ({ actor }) => {
    await assignments.answerByLink(actor, 'declined');
    return undefined;
  });
}
