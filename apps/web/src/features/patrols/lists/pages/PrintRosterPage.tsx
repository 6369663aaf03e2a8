import { Button } from '@mantine/core';
import { today } from '@patrolbook/contract';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { directoryQuery } from '../../../../domain/people/directory.ts';
import { PrintFoot } from '../../../../domain/profile/PrintFoot.tsx';
import { myOrganizationQuery, useZone } from '../../../../domain/profile/profile.tsx';
import { usePageTitle } from '../../../../lib/navigation/page-title.ts';
import type { PrefetchContext } from '../../../../lib/navigation/prefetch-context.ts';
import { serverMoment } from '../../../../lib/time/clock.ts';
import { monthName, monthOf } from '../../../../lib/time/months.ts';
import { MonthSteps } from '../../../../ui/controls/MonthSteps.tsx';
import { EmptyText } from '../../../../ui/display/EmptyText.tsx';
import { Page } from '../../../../ui/layout/Page.tsx';
import { ListCard } from '../../../../ui/list/ListCard.tsx';
import { RosterTable } from '../components/RosterTable.tsx';
import { monthRosterQuery } from '../queries.ts';
import classes from './PrintRosterPage.module.css';

const route = getRouteApi('/session/patrols/print');

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(myOrganizationQuery);
}

/** A month's roster, to be printed and hung on a wall (product 14.9). */
export function PrintRosterPage() {
  const zone = useZone();
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const { month = monthOf(today(serverMoment(), zone)) } = route.useSearch();
  const read = useQuery(monthRosterQuery(month, zone));
  usePageTitle(`Roster, ${monthName(month)}`);
  const show = (to: string) =>
    void navigate({ to: '/patrols/print', search: { month: to }, replace: true, resetScroll: false });
  return (
    <Page>
      <div className={classes.head} data-screen-only>
        <MonthSteps
          month={month}
          onMonth={show}
          onIntent={(to) => void client.prefetchQuery(monthRosterQuery(to, zone))}
        />
        <Button
          leftSection={<IconPrinter />}
          disabled={!read.data || read.isPlaceholderData}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <ListCard
        title="The Roster"
        headless
        read={read}
        empty={<EmptyText row>No patrols in this month</EmptyText>}
      >
        {(patrols) => <RosterTable patrols={patrols} />}
      </ListCard>
      <PrintFoot />
    </Page>
  );
}
