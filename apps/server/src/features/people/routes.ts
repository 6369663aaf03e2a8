import { peopleRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import { clientOf } from '../auth/service.ts';
import type { PeopleService } from './service.ts';

export function registerPeople(on: Register, people: PeopleService): void {
  on(peopleRoutes.getMyProfile, ({ actor }) => people.profile(actor));
  on(peopleRoutes.listPersons, ({ actor, query }) => people.list(actor, query));
  on(peopleRoutes.getPerson, ({ actor, params }) => people.get(actor, params.id));
  on(peopleRoutes.createPerson, ({ actor, body, request }) => people.create(actor, body, clientOf(request)));
  on(peopleRoutes.updatePerson, ({ actor, params, query, body, request }) => {
    return people.update(actor, params.id, body, { confirm: query.confirm, client: clientOf(request) });
  });
  on(peopleRoutes.deletePerson, async ({ actor, params, request }) => {
    await people.finish(actor, params.id, clientOf(request));
    return undefined;
  });
}
