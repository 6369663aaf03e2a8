import { Button } from '@mantine/core';
import { IconMail, IconPrinter, IconUsersPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatMonth, today } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { monthOf } from '#lib/time/months.ts';
import { rosterQuery } from '#patrols/web/lists/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { PrintFoot } from '#people/web/PrintFoot.tsx';
import { myOrganizationQuery, useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { MonthSteps } from '#ui/controls/MonthSteps.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { ListCard } from '#ui/list/ListCard.tsx';
import { MonthCrews } from '../components/MonthCrews.tsx';
import { monthSearchOf } from '../month-search.ts';
import { patrolMonthTexts } from '../texts.ts';
import classes from './MonthPage.module.css';

export function prefetch({ client }: PrefetchContext): void {
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(myOrganizationQuery);
}

/** The crews of a month, to be filled from one page (product 14.36). */
export function MonthPage() {
  const zone = useZone();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAdmin = useRoles().includes('admin');
  const search = useSearch({ strict: false, select: monthSearchOf });
  const month = search.month ?? monthOf(today(serverMoment(), zone));
  const queryOf = (of: string) => rosterQuery(`${of}-01`, zone);
  const read = useQuery(queryOf(month));
  const title = patrolMonthTexts.title({ month: formatMonth(month) });
  usePageTitle(title);
  return (
    <Page>
      <div className={classes.head} data-screen-only>
        <MonthSteps
          month={month}
          onMonth={(to) =>
            void navigate({
              to: '/patrols/month',
              search: { month: to },
              replace: true,
              resetScroll: false,
            })
          }
          onIntent={(to) => void client.prefetchQuery(queryOf(to))}
        />
        <div className={classes.actions}>
          {isAdmin && (
            <ButtonLink
              to="/patrols/fill"
              search={{ month }}
              variant="default"
              leftSection={<IconUsersPlus />}
            >
              {titleTexts.fill}
            </ButtonLink>
          )}
          {isAdmin && (
            <ButtonLink to="/message/new" search={{ month }} variant="default" leftSection={<IconMail />}>
              {patrolMonthTexts.message}
            </ButtonLink>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter />}
            disabled={!read.data || read.isPlaceholderData}
            onClick={() => window.print()}
          >
            {actionTexts.print}
          </Button>
        </div>
      </div>
      <ListCard
        title={patrolMonthTexts.list}
        headless
        plain
        read={read}
        empty={<EmptyText row>{patrolMonthTexts.none}</EmptyText>}
      >
        {(patrols) => <MonthCrews label={title} patrols={patrols} />}
      </ListCard>
      <PrintFoot />
    </Page>
  );
}
