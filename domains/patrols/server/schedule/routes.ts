import { patrolRoutes } from '#patrols/contract';
import { attach } from '#platform/http/attachment.ts';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { PatrolService } from './service.ts';

export function registerPatrols(route: RegisterRoute, patrols: PatrolService): void {
  route(patrolRoutes.listPatrols, ({ actor, query }) => patrols.list(actor, query));
  route(patrolRoutes.downloadPatrols, async ({ actor, query, reply }) => {
    const { name, text } = await patrols.file(actor, query.filter);
    attach(reply, name);
    return text;
  });
  route(patrolRoutes.listMyPatrols, ({ actor, query }) => {
    return patrols.listFor(actor, actor.personId, query);
  });
  route(patrolRoutes.listPatrolsOfPerson, ({ actor, params, query }) =>
    patrols.listFor(actor, params.id, query),
  );
  route(patrolRoutes.getPatrol, ({ actor, params }) => patrols.get(actor, params.id));
  route(patrolRoutes.createPatrol, ({ tx, actor, body, query }) => {
    return patrols.createPatrol(tx, actor, body, query);
  });
  route(patrolRoutes.createEvent, ({ tx, actor, body, query }) => {
    return patrols.createEvent(tx, actor, body, query);
  });
  route(patrolRoutes.copyPatrols, ({ tx, actor, body }) => patrols.copy(tx, actor, body));
  route(patrolRoutes.undoCopies, async ({ tx, actor, params }) => {
    await patrols.undoCopies(tx, actor, params.id);
    return undefined;
  });
  route(patrolRoutes.updatePatrol, ({ tx, actor, params, query, body }) => {
    return patrols.edit(tx, actor, params.id, body, query);
  });
  route(patrolRoutes.finalizePatrol, ({ tx, actor, params }) => patrols.finalize(tx, actor, params.id));
  route(patrolRoutes.finalizePatrols, ({ tx, actor, body }) => patrols.finalizeTogether(tx, actor, body.ids));
  route(patrolRoutes.cancelPatrols, ({ tx, actor, body }) => patrols.cancelTogether(tx, actor, body));
  route(patrolRoutes.cancelPatrol, ({ tx, actor, params, body }) =>
    patrols.cancel(tx, actor, params.id, body),
  );
}
