import { Button } from '@mantine/core';
import { today } from '@patrolbook/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { serverNow } from '../../../lib/clock.ts';
import { directoryQuery } from '../../../lib/directory.ts';
import { monthName, monthOf } from '../../../lib/months.ts';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { myOrganizationQuery, useZone } from '../../../lib/profile.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { None } from '../../../ui/None.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PrintFoot } from '../../../ui/PrintFoot.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { MonthSteps } from '../components/MonthSteps.tsx';
import { RosterTable } from '../components/RosterTable.tsx';
import { rosterQuery } from '../queries.ts';
import classes from './PrintRosterPage.module.css';

const route = getRouteApi('/session/patrols/print');

export function readAhead({ client }: Opening): void {
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(myOrganizationQuery);
}

/** A month's roster to be printed and hung on a wall. */
export function PrintRosterPage() {
  const zone = useZone();
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const { month = monthOf(today(new Date(serverNow()).toISOString(), zone)) } = route.useSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(rosterQuery(month, zone));
  usePageTitle(`Roster, ${monthName(month)}`);
  const show = (to: string) => void navigate({ search: { month: to }, replace: true, resetScroll: false });
  return (
    <Page>
      <div className={classes.head} data-screen-only>
        <MonthSteps
          month={month}
          onMonth={show}
          onIntent={(to) => void client.prefetchQuery(rosterQuery(to, zone))}
        />
        <Button
          leftSection={<IconPrinter />}
          disabled={!data || isPlaceholderData}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      {error && !data && (
        <ErrorCard title="Unable to load the roster" error={error} onRetry={() => void refetch()} />
      )}
      {!(error && !data) && (
        <LedgerCard>
          {!data && <RowSkeletons />}
          {data?.items.length === 0 && <None row>No patrols in this month</None>}
          {data && data.items.length > 0 && (
            <div className={classes.rows} aria-busy={isPlaceholderData}>
              <RosterTable patrols={data.items} />
            </div>
          )}
        </LedgerCard>
      )}
      <PrintFoot />
    </Page>
  );
}
