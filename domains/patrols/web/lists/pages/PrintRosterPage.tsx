import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { today } from '#contract';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { monthOf } from '#lib/time/months.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { PrintFoot } from '#people/web/PrintFoot.tsx';
import { myOrganizationQuery, useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { MonthSteps } from '#ui/controls/MonthSteps.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { ListCard } from '#ui/list/ListCard.tsx';
import { RosterOptions } from '../components/RosterOptions.tsx';
import { RosterTable } from '../components/RosterTable.tsx';
import { firstDay, type RosterSearch, rosterSearchOf } from '../printed-roster.ts';
import { rosterQuery } from '../queries.ts';
import { rosterTitle } from '../roster-title.ts';
import { patrolPrintTexts } from '../texts.ts';
import classes from './PrintRosterPage.module.css';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(myOrganizationQuery);
}

/** A month's roster, by default its days to come, to be printed and hung on a wall (product 7.13, 14.9). */
export function PrintRosterPage() {
  const zone = useZone();
  const client = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch({ strict: false, select: rosterSearchOf });
  const day = today(serverMoment(), zone);
  const from = firstDay(search, day);
  const [month, whole] = [monthOf(from), from.endsWith('-01')];
  const read = useQuery(rosterQuery(from, zone));
  usePageTitle(rosterTitle(from));
  const show = (to: RosterSearch) =>
    void navigate({ to: '/patrols/print', search: to, replace: true, resetScroll: false });
  return (
    <Page>
      <div className={classes.head} data-screen-only>
        <MonthSteps
          month={month}
          onMonth={(to) => show({ ...search, month: to })}
          onIntent={(to) =>
            void client.prefetchQuery(rosterQuery(firstDay({ ...search, month: to }, day), zone))
          }
        />
        <RosterOptions
          whole={whole}
          onWhole={
            firstDay({ month }, day) === `${month}-01`
              ? undefined
              : (all) => show(all ? { month, whole: true } : { month })
          }
        />
        <Button
          leftSection={<IconPrinter />}
          disabled={!read.data || read.isPlaceholderData}
          onClick={() => window.print()}
        >
          {actionTexts.print}
        </Button>
      </div>
      <ListCard
        title={patrolPrintTexts.title}
        headless
        read={read}
        empty={<EmptyText row>{patrolPrintTexts.none(whole ? 'month' : 'rest')}</EmptyText>}
      >
        {(patrols) => <RosterTable patrols={patrols} />}
      </ListCard>
      <PrintFoot />
    </Page>
  );
}
