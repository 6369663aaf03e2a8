import { assignmentRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { AssignmentService } from './service.ts';

export function registerAssignments(route: RegisterRoute, assignments: AssignmentService): void {
  route(assignmentRoutes.assignPatroller, ({ actor, params, query }) => {
    return assignments.assign(actor, params.id, params.personId, query);
  });
  route(assignmentRoutes.removePatroller, ({ actor, params }) => {
    return assignments.remove(actor, params.id, params.personId);
  });
  route(assignmentRoutes.acceptForPatroller, ({ actor, params }) => {
    return assignments.answer(actor, params.id, params.personId, 'accepted');
  });
  route(assignmentRoutes.declineForPatroller, ({ actor, params }) => {
    return assignments.answer(actor, params.id, params.personId, 'declined');
  });
  route(assignmentRoutes.setDidNotShow, ({ actor, params, body }) => {
    return assignments.setDidNotShow(actor, params.id, params.personId, body.value);
  });
  route(assignmentRoutes.addGuest, ({ tx, actor, params, body }) =>
    assignments.addGuest(tx, actor, params.id, body),
  );
  route(assignmentRoutes.removeGuest, ({ actor, params }) => {
    return assignments.removeGuest(actor, params.id, params.guestId);
  });
  route(assignmentRoutes.viewAssignment, ({ actor }) => assignments.viewByLink(actor));
  route(assignmentRoutes.acceptAssignment, async ({ actor }) => {
    await assignments.answerByLink(actor, 'accepted');
    return undefined;
  });
  route(assignmentRoutes.declineAssignment, async ({ actor }) => {
    await assignments.answerByLink(actor, 'declined');
    return undefined;
  });
}
