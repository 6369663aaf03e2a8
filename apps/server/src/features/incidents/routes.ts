import { incidentRoutes } from '@patrolbook/contract';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { IncidentService } from './service.ts';

export function registerIncidents(route: RegisterRoute, incidents: IncidentService): void {
  route(incidentRoutes.listIncidents, ({ actor, query }) => incidents.list(actor, query));
  route(incidentRoutes.mapIncidents, async ({ actor, query }) => incidents.map(actor, query.filter));
  route(incidentRoutes.downloadIncidents, async ({ actor, query, reply }) => {
    const { name, text } = await incidents.file(actor, query.filter);
    // RFC 8187: letters of any language
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    return text;
  });
}
