import { assignmentRoutes } from '#crew/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { AssignmentService } from './service.ts';

export function registerAssignments(route: RegisterRoute, assignments: AssignmentService): void {
  route(assignmentRoutes.assignPatroller, ({ tx, actor, params, query }) => {
    const assign = query.afterwards ? assignments.addWhoCame : assignments.assign;
    return assign(tx, actor, params.id, params.personId, query);
  });
  route(assignmentRoutes.removePatroller, ({ tx, actor, params, query, body }) => {
    const remove = query.afterwards ? assignments.removeAfterwards : assignments.remove;
    return remove(tx, actor, params.id, params.personId, body);
  });
  route(assignmentRoutes.movePatroller, ({ tx, actor, params, body, query }) => {
    return assignments.move(tx, actor, params, body, query);
  });
  route(assignmentRoutes.acceptForPatroller, ({ tx, actor, params }) => {
    return assignments.answer(tx, actor, params.id, params.personId, 'accepted');
  });
  route(assignmentRoutes.declineForPatroller, ({ tx, actor, params }) => {
    return assignments.answer(tx, actor, params.id, params.personId, 'declined');
  });
  route(assignmentRoutes.setDidNotShow, ({ tx, actor, params, body }) => {
    return assignments.setDidNotShow(tx, actor, params.id, params.personId, body.value);
  });
  route(assignmentRoutes.addGuest, ({ tx, actor, params, body, query }) => {
    const add = query.afterwards ? assignments.addGuestWhoCame : assignments.addGuest;
    return add(tx, actor, params.id, body);
  });
  route(assignmentRoutes.removeGuest, ({ tx, actor, params, query, body }) => {
    const remove = query.afterwards ? assignments.removeGuestAfterwards : assignments.removeGuest;
    return remove(tx, actor, params.id, params.guestId, body);
  });
  route(assignmentRoutes.countRecipients, ({ actor, params }) => {
    return assignments.countRecipients(actor, params.id);
  });
  route(assignmentRoutes.countRecipientsTogether, ({ actor, body }) => {
    return assignments.countRecipientsTogether(actor, body.ids);
  });
  route(assignmentRoutes.viewAssignment, ({ actor }) => assignments.viewByLink(actor));
  route(assignmentRoutes.acceptAssignment, async ({ tx, actor }) => {
    await assignments.answerByLink(tx, actor, 'accepted');
    return undefined;
  });
  route(assignmentRoutes.viewAssignments, ({ actor }) => assignments.viewAllByLink(actor));
  route(assignmentRoutes.acceptAssignments, ({ tx, actor }) => assignments.acceptAllByLink(tx, actor));
  route(assignmentRoutes.undoAnswer, async ({ tx, actor }) => {
    await assignments.undoByLink(tx, actor);
    return undefined;
  });
  route(assignmentRoutes.declineAssignment, async ({ tx, actor }) => {
    await assignments.answerByLink(tx, actor, 'declined');
    return undefined;
  });
}
