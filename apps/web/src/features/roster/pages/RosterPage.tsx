import { IconCalendarUser, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { directoryQuery } from '../../../lib/directory.ts';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { usePagedList } from '../../../lib/paged-list.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { AheadCards } from '../components/AheadCards.tsx';
import { RosterCard } from '../components/RosterCard.tsx';
import { toDo } from '../next-patrol.ts';
import { aheadQuery, rosterQuery } from '../queries.ts';
import classes from './RosterPage.module.css';

const minute = 60_000;

export function readAhead({ client, skip }: Opening): void {
  void client.prefetchQuery(aheadQuery);
  void client.prefetchQuery(directoryQuery);
  void client.prefetchQuery(rosterQuery('scheduled', skip('scheduled')));
  void client.prefetchQuery(rosterQuery('recent', skip('recent')));
}

/** A patroller's first page: the next patrol, those that await an answer, then those to come and those past. */
export function RosterPage() {
  usePageTitle('My Roster');
  const me = useProfile()._id;
  const now = new Date(useNow(minute)).toISOString();
  const ahead = useQuery(aheadQuery);
  const names = useQuery(directoryQuery);
  const scheduled = usePagedList((skip) => rosterQuery('scheduled', skip), 'scheduled');
  const recent = usePagedList((skip) => rosterQuery('recent', skip), 'recent');
  // An answer takes its buttons away, and sometimes their row: the focus stays at the roster.
  const roster = useRef<HTMLDivElement>(null);
  const onAnswered = () => roster.current?.focus({ preventScroll: true });

  if ([ahead, names, scheduled.read, recent.read].some(({ isPending }) => isPending))
    return <CardSkeletons />;
  const { next, unanswered } = toDo(ahead.data?.items ?? [], me, now);
  const above = new Set([...(next ? [next] : []), ...unanswered].map(({ _id }) => _id));
  return (
    <div className={classes.roster} ref={roster} tabIndex={-1}>
      <Page>
        {ahead.error && !ahead.data && (
          <ErrorCard
            title="Unable to load the next patrol"
            error={ahead.error}
            onRetry={() => void ahead.refetch()}
          />
        )}
        <AheadCards next={next} unanswered={unanswered} now={now} onAnswered={onAnswered} />
        <RosterCard
          title="Scheduled Patrols"
          list={scheduled}
          empty={{ icon: <IconCalendarUser />, text: 'You have no future patrols scheduled' }}
          except={above}
          onAnswered={onAnswered}
        />
        <RosterCard
          title="Recent Patrols"
          list={recent}
          empty={{ icon: <IconHistory />, text: 'You have not done any patrols yet' }}
          except={above}
          onAnswered={onAnswered}
        />
      </Page>
    </div>
  );
}
