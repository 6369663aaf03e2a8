import { IconHistory, IconReportAnalytics } from '@tabler/icons-react';
import { holdsAny, readerRoles, today } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { isAll } from '#lib/navigation/list-filter.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { monthOf, yearAndMonthOf } from '#lib/time/months.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { useZone } from '#people/web/profile.tsx';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { CsvButton } from '#ui/controls/CsvButton.tsx';
import { FilteredPatrols, prefetchPatrols } from '../components/FilteredPatrols.tsx';
import { NoPatrols } from '../components/NoPatrols.tsx';
import { SummaryCard } from '../components/SummaryCard.tsx';
import { narrowed, type PatrolFilter, pastFilterOf, wholeMonth } from '../patrol-filter.ts';
import { downloadPatrols, summaryQuery } from '../queries.ts';

export function prefetch(context: PrefetchContext): void {
  const { client, search, skip } = context;
  if (isAll(pastFilterOf(search)) && skip() === 0) void client.prefetchQuery(summaryQuery);
  prefetchPatrols('past', context);
}

/** The patrols whose start has passed, latest first (product 5.7 and 7.2), all of them or some (product 7.11). */
export function PastPatrolsPage() {
  return (
    <FilteredPatrols
      list="past"
      lead={<SummaryCard />}
      none={patrolListsTexts.noPastMatches}
      buttonOf={(filter) => (
        <>
          <PastFile filter={filter} />
          <ReportLink filter={filter} />
        </>
      )}
      empty={
        <NoPatrols icon={<IconHistory />} title={patrolListsTexts.noPast}>
          {patrolListsTexts.noPastMeans}
        </NoPatrols>
      }
    />
  );
}

/** Saves the past patrols that the filter leaves as a file, for those who read reports (product 14.45). */
function PastFile({ filter }: { filter: PatrolFilter }) {
  const zone = useZone();
  const roles = useRoles();
  if (!holdsAny(roles, readerRoles)) return null;
  return (
    <CsvButton
      what={patrolListsTexts.downloaded}
      save={() => downloadPatrols('past', narrowed(filter, zone))}
    />
  );
}

/** Leads those who read reports to that of the month that the list is narrowed to, or of the present one (product 20.1). */
function ReportLink({ filter }: { filter: PatrolFilter }) {
  const zone = useZone();
  const roles = useRoles();
  if (!holdsAny(roles, readerRoles)) return null;
  const shown = wholeMonth(filter) ?? monthOf(today(serverMoment(), zone));
  return (
    <ButtonLink
      to="/report/$year/$month"
      params={yearAndMonthOf(shown)}
      variant="default"
      leftSection={<IconReportAnalytics />}
    >
      {titleTexts.report}
    </ButtonLink>
  );
}
