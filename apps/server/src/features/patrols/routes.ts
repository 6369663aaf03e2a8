import { patrolRoutes, peopleRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import type { PatrolService } from './service.ts';

export function registerPatrols(on: Register, patrols: PatrolService): void {
  on(patrolRoutes.listPatrols, ({ actor, query }) => patrols.list(actor, query));
  on(patrolRoutes.listMyPatrols, ({ actor, query }) => {
    return patrols.listFor(actor, actor.personId, query);
  });
  on(peopleRoutes.listPatrolsOfPerson, ({ actor, params, query }) =>
    patrols.listFor(actor, params.id, query),
  );
  on(patrolRoutes.getPatrol, ({ actor, params }) => patrols.get(actor, params.id));
  on(patrolRoutes.createPatrol, ({ actor, body }) => patrols.createPatrol(actor, body));
  on(patrolRoutes.createEvent, ({ actor, body }) => patrols.createEvent(actor, body));
  on(patrolRoutes.updatePatrol, ({ actor, params, query, body }) => {
    return patrols.edit(actor, params.id, body, query);
  });
  on(patrolRoutes.finalizePatrol, ({ actor, params }) => patrols.finalize(actor, params.id));
  on(patrolRoutes.cancelPatrol, ({ actor, params, body }) => patrols.cancel(actor, params.id, body));
}
