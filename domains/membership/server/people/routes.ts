import { addressChangeRoutes } from '#membership/contract';
import { peopleRoutes } from '#people/contract';
import { attach } from '#platform/http/attachment.ts';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { PeopleService } from './service.ts';

export function registerPeople(route: RegisterRoute, people: PeopleService): void {
  route(peopleRoutes.getMyProfile, ({ actor }) => people.profile(actor));
  route(peopleRoutes.updateMyProfile, ({ tx, actor, body }) => people.updateProfile(tx, actor, body));
  route(peopleRoutes.listPersons, ({ actor, query }) => people.list(actor, query));
  route(peopleRoutes.listFailingAddresses, ({ actor, query }) => people.listFailing(actor, query));
  route(peopleRoutes.getPerson, ({ actor, params }) => people.get(actor, params.id));
  route(peopleRoutes.createPerson, ({ tx, actor, body }) => people.create(tx, actor, body));
  route(peopleRoutes.updatePerson, ({ tx, actor, params, query, body }) => {
    return people.update(tx, actor, params.id, body, { confirm: query.confirm });
  });
  route(peopleRoutes.invitePerson, async ({ tx, actor, params }) => {
    await people.inviteAgain(tx, actor, params.id);
    return undefined;
  });
  route(peopleRoutes.getInvitations, ({ actor }) => people.countInvitations(actor));
  route(peopleRoutes.invitePersons, ({ tx, actor, body }) => people.invitePersons(tx, actor, body));
  route(peopleRoutes.downloadPersons, async ({ actor, reply }) => {
    const { name, text } = await people.file(actor);
    attach(reply, name);
    return text;
  });
  route(peopleRoutes.checkImport, ({ actor, body }) => people.checkImport(actor, body.people));
  route(peopleRoutes.importPersons, ({ tx, actor, body }) => people.importPersons(tx, actor, body.people));
  route(addressChangeRoutes.withdrawAddressChange, async ({ tx, actor, params }) => {
    await people.withdrawAddressChange(tx, actor, params.id);
    return undefined;
  });
  route(addressChangeRoutes.viewAddressChange, ({ params }) => people.viewAddressChange(params.linkToken));
  route(addressChangeRoutes.confirmAddressChange, async ({ params }) => {
    await people.confirmAddressChange(params.linkToken);
    return undefined;
  });
  route(addressChangeRoutes.stopAddressChange, async ({ params }) => {
    await people.stopAddressChange(params.linkToken);
    return undefined;
  });
  route(peopleRoutes.deletePerson, async ({ tx, actor, params }) => {
    await people.finish(tx, actor, params.id);
    return undefined;
  });
}
