import { summaryRoutes } from '#patrols/contract';
import type { RegisterRoute } from '#platform/http/pipeline/register.ts';
import type { SummaryService } from './service.ts';

export function registerSummaries(route: RegisterRoute, summaries: SummaryService): void {
  route(summaryRoutes.summarizePersons, ({ actor, body }) => summaries.ofPersons(actor, body.personIds));
  route(summaryRoutes.summarizePatrols, ({ actor }) => summaries.ofOrganization(actor));
  route(summaryRoutes.summarizePatrolsOfPerson, ({ actor, params }) => {
    return summaries.ofPerson(actor, params.personId);
  });
}
