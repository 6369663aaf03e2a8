import { organizationRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import type { OrganizationService } from './service.ts';

export function registerOrganizations(on: Register, organizations: OrganizationService): void {
  on(organizationRoutes.listOrganizations, ({ query }) => organizations.list(query));
  on(organizationRoutes.createOrganization, ({ body }) => organizations.create(body));
  on(organizationRoutes.getOrganization, ({ params }) => organizations.get(params.id));
  on(organizationRoutes.updateOrganization, ({ params, body }) => organizations.update(params.id, body));
  on(organizationRoutes.updateMyOrganization, ({ actor, body }) => organizations.updateMine(actor, body));
  on(organizationRoutes.getMyOrganization, ({ actor }) => organizations.getMine(actor));
}
