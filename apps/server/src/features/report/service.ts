import type { MonthlyReport, ParamsOf, reportRoutes } from '@patrolbook/contract';
import type { Context } from '../../platform/context.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { fileName } from '../../platform/http/attachment.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { reportCsv } from './csv.ts';
import { presentReport } from './present.ts';
import { countIncidents, listReported, type ReportedMonth } from './store.ts';

type Month = ParamsOf<typeof reportRoutes.getReport>;

/** Adds a month up, for its report and for the mail about it (product 20.2). */
export async function reportMonth(
  db: Reader,
  organizationId: string,
  month: ReportedMonth,
): Promise<MonthlyReport> {
  const rows = await listReported(db, organizationId, month);
  return presentReport(rows, await countIncidents(db, organizationId, month));
}

/** Reports a month of an organization's patrols (product 20). */
export function reportService({ database, clock }: Context) {
  return {
    ofMonth({ organizationId }: Member, month: Month): Promise<MonthlyReport> {
      return reportMonth(database, organizationId, { ...month, now: clock.now() });
    },

    /** Returns the name of the file and its text. */
    async file({ organizationId }: Member, month: Month): Promise<{ name: string; text: string }> {
      const rows = await listReported(database, organizationId, { ...month, now: clock.now() });
      const [first] = rows;
      if (!first) throw new Error('an organization was not found');
      const { code, timeZone } = first.organization;
      const { patrols } = presentReport(rows, []);
      return {
        name: fileName(code, `report-${month.year}-${month.month}.csv`),
        text: reportCsv(patrols, timeZone),
      };
    },
  };
}
export type ReportService = ReturnType<typeof reportService>;
