import { IconCalendarMinus, IconCalendarUser, IconHistory } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isNetworkError } from '#lib/http/api-error.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { useNow } from '#lib/time/clock.ts';
import { aheadQuery } from '#patrols/web/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { isLate } from '#people/web/late.ts';
import { myOrganizationQuery, useProfile } from '#people/web/profile.tsx';
import { Unreached } from '#people/web/Unreached.tsx';
import { OpenPlacesCard } from '#planning/web/cover/components/OpenPlacesCard.tsx';
import { OwnCoverCard } from '#planning/web/cover/components/OwnCoverCard.tsx';
import { myCoverQuery, myOffersQuery } from '#planning/web/cover/queries.ts';
import { OutNow, usePatrolsOut } from '#record/web/out/OutNow.tsx';
import { patrolsOutQuery, watchesOver } from '#record/web/out/patrols-out.ts';
import { useRunning, useRunningQuery } from '#record/web/running.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { CardSkeletons } from '#ui/feedback/CardSkeletons.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { AheadCards } from './AheadCards.tsx';
import { toDo } from './next-patrol.ts';
import { myPatrolsQuery } from './queries.ts';
import { RosterCard } from './RosterCard.tsx';
import classes from './RosterPage.module.css';
import { patrolRosterTexts } from './texts.ts';

const minute = 60_000;

type Read = Pick<UseQueryResult, 'error' | 'data'>;

/** Whether nothing was read because the server was not reached. One line says so for all of them; each is read again by itself. */
function isMissing({ error, data }: Read): boolean {
  return data === undefined && isNetworkError(error);
}

function hasFailed(read: Read): boolean {
  return read.error !== null && read.data === undefined && !isMissing(read);
}

export function prefetch({ client, skip, roles }: PrefetchContext): void {
  if (watchesOver(roles)) void client.prefetchQuery(patrolsOutQuery);
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(myOrganizationQuery);
  void client.prefetchQuery(myOffersQuery);
  void client.prefetchQuery(myCoverQuery);
  void client.prefetchQuery(myPatrolsQuery('scheduled', skip('scheduled')));
  void client.prefetchQuery(myPatrolsQuery('recent', skip('recent')));
}

/**
 * A patroller's start page: who is out, for those who watch over them, running patrols and the next one, unanswered ones, then scheduled
 * and recent patrols (product 7.4 and 17.10).
 */
export function RosterPage() {
  usePageTitle(titleTexts.myRoster);
  const user = useProfile();
  const late = isLate(user);
  const now = new Date(useNow(minute)).toISOString();
  const out = usePatrolsOut();
  const runningRead = useRunningQuery();
  const running = useRunning(now);
  const ahead = useQuery(aheadQuery);
  const names = useQuery(directoryQuery);
  const scheduled = usePagedList((skip) => myPatrolsQuery('scheduled', skip), 'scheduled');
  const recent = usePagedList((skip) => myPatrolsQuery('recent', skip), 'recent');
  // Answering removes the buttons, and sometimes their row, so the focus moves to the roster.
  const roster = useRef<HTMLDivElement>(null);
  const onAnswered = () => roster.current?.focus({ preventScroll: true });

  const reads = [runningRead, ahead, names, scheduled.read, recent.read];
  if (out.isLoading || reads.some(({ isPending }) => isPending)) return <CardSkeletons />;
  const failed = [runningRead, ahead].find(hasFailed);
  const isUnreached = [out, ...reads].some(isMissing);
  const planned = ahead.data?.items ?? [];
  const { first, unanswered } = toDo({ running, ahead: planned }, user, now);
  return (
    <div className={classes.roster} ref={roster} tabIndex={-1}>
      <Page>
        {!isMissing(out) && <OutNow />}
        <Unreached />
        {failed?.error && (
          <ErrorCard
            title={patrolRosterTexts.unableToLoadNext}
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        )}
        <AheadCards first={first} unanswered={unanswered} now={now} onAnswered={onAnswered} />
        {!late && (
          <>
            <OwnCoverCard ahead={planned} />
            <OpenPlacesCard />
          </>
        )}
        {isUnreached && <p className={classes.unreached}>{patrolRosterTexts.unreached}</p>}
        {!isMissing(scheduled.read) && (
          <RosterCard
            title={patrolRosterTexts.scheduled}
            list={scheduled}
            action={
              !late && (
                <ButtonLink to="/availability" variant="default" leftSection={<IconCalendarMinus />}>
                  {titleTexts.myAvailability}
                </ButtonLink>
              )
            }
            empty={{ icon: <IconCalendarUser />, text: patrolRosterTexts.noneScheduled }}
            onAnswered={onAnswered}
          />
        )}
        {!isMissing(recent.read) && (
          <RosterCard
            title={patrolRosterTexts.recent}
            list={recent}
            empty={{ icon: <IconHistory />, text: patrolRosterTexts.noneRecent }}
            onAnswered={onAnswered}
          />
        )}
      </Page>
    </div>
  );
}
