import { summaryRoutes } from '@patrolbook/contract';
import type { Register } from '../../platform/http/register.ts';
import type { SummaryService } from './service.ts';

export function registerSummaries(on: Register, summaries: SummaryService): void {
  on(summaryRoutes.summarizePersons, ({ actor, body }) => summaries.ofPersons(actor, body.personIds));
  on(summaryRoutes.summarizePatrols, ({ actor }) => summaries.ofOrganization(actor));
  on(summaryRoutes.summarizePatrolsOfPerson, ({ actor, params }) => {
    return summaries.ofPerson(actor, params.personId);
  });
}
