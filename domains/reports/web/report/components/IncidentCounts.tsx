import { daysOf } from '#lib/time/months.ts';
import { quietKind } from '#patrols/contract';
import { isIncidentKind } from '#record/web/incidents/incident-filter.ts';
import type { MonthlyReport } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { fieldTexts } from '#texts/shared.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { RowLink } from '#ui/layout/RowLink.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './Report.module.css';

interface IncidentCountsProps {
  month: string;
  report: Pick<MonthlyReport, 'incidents' | 'allQuiet'>;
}

/**
 * The number of incidents of each kind, and below them how often all was quiet. Each row leads to these incidents: by their
 * kind or, if that was typed, by its words.
 */
export function IncidentCounts({ month, report: { incidents, allQuiet } }: IncidentCountsProps) {
  const count = incidents.reduce((sum, { count }) => sum + count, 0);
  const rows = allQuiet > 0 ? [...incidents, { what: quietKind, count: allQuiet }] : incidents;
  return (
    <SectionCard title={reportTexts.incidents} count={count}>
      {rows.length === 0 ? (
        <EmptyText row>{reportTexts.noIncidents}</EmptyText>
      ) : (
        <DataTable head={[fieldTexts.kind, reportTexts.number]}>
          {rows.map(({ what, count }) => (
            <tr key={what}>
              <td>
                <RowLink
                  to="/incidents"
                  search={{ ...(isIncidentKind(what) ? { kind: what } : { search: what }), ...daysOf(month) }}
                >
                  {what}
                </RowLink>
              </td>
              <td className={classes.number}>{count}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </SectionCard>
  );
}
