import type { FastifyReply } from 'fastify';
import { attach } from '#platform/http/attachment.ts';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import { reportRoutes } from '#reports/contract';
import type { File, ReportService } from './service.ts';

export function registerReport(route: RegisterRoute, report: ReportService): void {
  route(reportRoutes.getReport, ({ actor, params }) => report.ofMonth(actor, params));
  route(reportRoutes.downloadReport, async ({ actor, params, reply }) =>
    answer(reply, await report.file(actor, params)),
  );
  route(reportRoutes.downloadVolunteers, async ({ actor, params, reply }) =>
    answer(reply, await report.volunteersFile(actor, params)),
  );
}

function answer(reply: FastifyReply, { name, text }: File): string {
  attach(reply, name);
  return text;
}
