import type { ParamsOf } from '#contract';
import type { Context } from '#platform/context.ts';
import type { Reader } from '#platform/database/connect.ts';
import { fileName } from '#platform/http/attachment.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import type { MonthlyReport, reportRoutes } from '#reports/contract';
import { reportCsv, volunteersCsv } from './csv.ts';
import { presentReport } from './present.ts';
import { countIncidents, listReported, type ReportedMonth } from './store.ts';

type Month = ParamsOf<typeof reportRoutes.getReport>;

export interface File {
  name: string;
  text: string;
}

/** Adds a month up, for its report and for the mail about it (product 20.2). */
export async function reportMonth(
  db: Reader,
  organizationId: string,
  month: ReportedMonth,
): Promise<MonthlyReport> {
  const rows = await listReported(db, organizationId, month);
  return presentReport(rows, await countIncidents(db, organizationId, month), month);
}

/** Reports a month of an organization's patrols (product 20). */
export function reportService({ database, clock }: Context) {
  return {
    ofMonth({ organizationId }: Member, month: Month): Promise<MonthlyReport> {
      return reportMonth(database, organizationId, { ...month, now: clock.now() });
    },

    /** Returns the file of the patrols. */
    async file({ organizationId }: Member, month: Month): Promise<File> {
      const { code, timeZone, report } = await readFor(organizationId, month);
      return { name: nameOf(code, 'report', month), text: reportCsv(report.patrols, timeZone) };
    },

    /** Returns the file of what each volunteer gave. */
    async volunteersFile({ organizationId }: Member, month: Month): Promise<File> {
      const { code, timeZone, report } = await readFor(organizationId, month);
      return { name: nameOf(code, 'volunteers', month), text: volunteersCsv(report.volunteers, timeZone) };
    },
  };

  /** Returns the report without its incidents by kind, which no file has. */
  async function readFor(organizationId: string, month: Month) {
    const rows = await listReported(database, organizationId, { ...month, now: clock.now() });
    const [first] = rows;
    if (!first) throw new Error('an organization was not found');
    return { ...first.organization, report: presentReport(rows, [], month) };
  }
}

function nameOf(code: string, what: string, { year, month }: Month): string {
  return fileName(code, `${what}-${year}-${month}.csv`);
}

export type ReportService = ReturnType<typeof reportService>;
