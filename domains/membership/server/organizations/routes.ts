import { organizationRoutes } from '#organizations/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { OrganizationService } from './service.ts';

export function registerOrganizations(route: RegisterRoute, organizations: OrganizationService): void {
  route(organizationRoutes.listOrganizations, ({ query }) => organizations.list(query));
  route(organizationRoutes.createOrganization, ({ tx, body }) => organizations.create(tx, body));
  route(organizationRoutes.getOrganization, ({ params }) => organizations.get(params.id));
  route(organizationRoutes.updateOrganization, ({ tx, actor, params, body }) =>
    organizations.update(tx, actor, params.id, body),
  );
  route(organizationRoutes.archiveOrganization, ({ tx, actor, params }) =>
    organizations.archive(tx, actor, params.id),
  );
  route(organizationRoutes.restoreOrganization, ({ tx, actor, params, body }) =>
    organizations.restore(tx, actor, params.id, body),
  );
  route(organizationRoutes.updateMyOrganization, ({ tx, actor, body }) =>
    organizations.updateMine(tx, actor, body),
  );
  route(organizationRoutes.getMyOrganization, ({ actor }) => organizations.getMine(actor));
}
