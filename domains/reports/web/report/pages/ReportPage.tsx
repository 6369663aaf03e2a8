import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatMonth } from '#contract';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { isMonth, yearAndMonthOf } from '#lib/time/months.ts';
import { PrintFoot } from '#people/web/PrintFoot.tsx';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import type { MonthlyReport } from '#reports/contract';
import { reportTexts } from '#reports/web/texts.ts';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { IncidentCounts } from '../components/IncidentCounts.tsx';
import { ReportActions } from '../components/ReportActions.tsx';
import { ReportFigures } from '../components/ReportFigures.tsx';
import { ReportPatrols } from '../components/ReportPatrols.tsx';
import { ReportVolunteers } from '../components/ReportVolunteers.tsx';
import { ReportWeeks } from '../components/ReportWeeks.tsx';
import { reportQuery } from '../queries.ts';

const route = getRouteApi('/session/report/$year/$month');

export function prefetch({ client, params }: PrefetchContext<{ year: string; month: string }>): void {
  const month = `${params.year}-${params.month}`;
  if (isMonth(month)) void client.prefetchQuery(reportQuery(month));
  void client.prefetchQuery(myOrganizationQuery);
}

/** A month for the police station and the council, on the screen, on paper and as a file (product 20). */
export function ReportPage() {
  const { year, month: number } = route.useParams();
  const month = `${year}-${number}`;
  return isMonth(month) ? <MonthReport month={month} /> : <NotFound />;
}

function MonthReport({ month }: { month: string }) {
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const { data, error, refetch, isPlaceholderData } = useQuery(reportQuery(month));
  usePageTitle(reportTexts.title({ month: formatMonth(month) }));
  return (
    <Page>
      <ReportActions
        month={month}
        ready={data !== undefined && !isPlaceholderData}
        onMonth={(to) =>
          void navigate({
            to: '/report/$year/$month',
            params: yearAndMonthOf(to),
            replace: true,
            resetScroll: false,
          })
        }
        onIntent={(to) => void client.prefetchQuery(reportQuery(to))}
      />
      {error && !data ? (
        <ErrorCard title={reportTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      ) : (
        <Report month={month} report={data} />
      )}
      <PrintFoot />
    </Page>
  );
}

/** The report, or where it will stand. */
function Report({ month, report }: { month: string; report: MonthlyReport | undefined }) {
  if (!report)
    return (
      <SectionCard>
        <RowSkeletons />
      </SectionCard>
    );
  if (report.patrols.length === 0 && report.incidents.length === 0 && report.allQuiet === 0)
    return (
      <SectionCard>
        <EmptyText row>{reportTexts.noPatrols}</EmptyText>
      </SectionCard>
    );
  return (
    <>
      <ReportFigures month={month} report={report} />
      <ReportWeeks month={month} weeks={report.weeks} />
      <IncidentCounts month={month} report={report} />
      <ReportVolunteers month={month} volunteers={report.volunteers} />
      <ReportPatrols patrols={report.patrols} />
    </>
  );
}
