import { peopleRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import type { PeopleService } from './service.ts';

export function registerPeople(on: Register, people: PeopleService): void {
  on(peopleRoutes.getMyProfile, ({ actor }) => people.profile(actor));
  on(peopleRoutes.listPersons, ({ actor, query }) => people.list(actor, query));
  on(peopleRoutes.getPerson, ({ actor, params }) => people.get(actor, params.id));
  on(peopleRoutes.createPerson, ({ actor, body }) => people.create(actor, body));
}
