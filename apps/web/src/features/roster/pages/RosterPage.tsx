import { IconCalendarUser, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNow } from '../../../lib/clock.ts';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Page } from '../../../ui/Page.tsx';
import { NextPatrolCard } from '../components/NextPatrolCard.tsx';
import { RosterCard } from '../components/RosterCard.tsx';
import { nextOf } from '../next-patrol.ts';
import { nextQuery, rosterQuery } from '../queries.ts';
import classes from './RosterPage.module.css';

const minute = 60_000;

export function readAhead({ client, skip }: Opening): void {
  void client.prefetchQuery(nextQuery);
  void client.prefetchQuery(rosterQuery('scheduled', skip('scheduled')));
  void client.prefetchQuery(rosterQuery('recent', skip('recent')));
}

/** A patroller's first page: the next patrol, then those to come and those past. */
export function RosterPage() {
  usePageTitle('My Roster');
  const now = new Date(useNow(minute)).toISOString();
  const { data, isPending } = useQuery(nextQuery);
  const next = nextOf(data?.items ?? [], now);
  const except = isPending ? undefined : (next?._id ?? null);
  // An answer takes its buttons away, and sometimes their row: the focus stays at the roster.
  const roster = useRef<HTMLDivElement>(null);
  const onAnswered = () => roster.current?.focus();
  return (
    <div className={classes.roster} ref={roster} tabIndex={-1}>
      <Page>
        {next && <NextPatrolCard key={next._id} patrol={next} now={now} onAnswered={onAnswered} />}
        <RosterCard
          list="scheduled"
          title="Scheduled Patrols"
          empty={{ icon: <IconCalendarUser />, text: 'You have no future patrols scheduled' }}
          except={except}
          onAnswered={onAnswered}
        />
        <RosterCard
          list="recent"
          title="Recent Patrols"
          empty={{ icon: <IconHistory />, text: 'You have not done any patrols yet' }}
          except={except}
          onAnswered={onAnswered}
        />
      </Page>
    </div>
  );
}
