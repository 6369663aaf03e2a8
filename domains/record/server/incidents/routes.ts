import { attach } from '#platform/http/attachment.ts';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { incidentRoutes } from '#record/contract';
import type { IncidentService } from './service.ts';

export function registerIncidents(route: RegisterRoute, incidents: IncidentService): void {
  route(incidentRoutes.listIncidents, ({ actor, query }) => incidents.list(actor, query));
  route(incidentRoutes.mapIncidents, async ({ actor, query }) => incidents.map(actor, query.filter));
  route(incidentRoutes.downloadIncidents, async ({ actor, query, reply }) => {
    const { name, text } = await incidents.file(actor, query.filter);
    attach(reply, name);
    return text;
  });
}
