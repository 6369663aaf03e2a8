import { reportRoutes } from '@patrolbook/contract';
import { attach } from '../../platform/http/attachment.ts';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { ReportService } from './service.ts';

export function registerReport(route: RegisterRoute, report: ReportService): void {
  route(reportRoutes.getReport, ({ actor, params }) => report.ofMonth(actor, params));
  route(reportRoutes.downloadReport, async ({ actor, params, reply }) => {
    const { name, text } = await report.file(actor, params);
    attach(reply, name);
    return text;
  });
}
