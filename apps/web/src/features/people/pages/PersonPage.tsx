import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Opening } from '../../../lib/opening.ts';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PatrolsCard } from '../components/PatrolsCard.tsx';
import { PersonHead, PersonHeadSkeleton } from '../components/PersonHead.tsx';
import { PersonSummaryCard } from '../components/PersonSummaryCard.tsx';
import { patrolCountsQuery, personPatrolsQuery, personQuery, personSummaryQuery } from '../queries.ts';
import classes from './PersonPage.module.css';

const route = getRouteApi('/session/person/$id');

export function readAhead({ client, params: { id }, skip }: Opening<{ id: string }>): void {
  void client.prefetchQuery(personQuery(id));
  void client.prefetchQuery(personPatrolsQuery(id, 'scheduled', skip('scheduled')));
  void client.prefetchQuery(personPatrolsQuery(id, 'recent', skip('recent')));
  void client.prefetchQuery(personSummaryQuery(id));
  void client.prefetchQuery(patrolCountsQuery([id]));
}

/** A person of the organization, for admins and watchers. */
export function PersonPage() {
  const { id } = route.useParams();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  if (person === null) return <NotFound />;
  return (
    <Page key={id}>
      {person ? (
        <PersonHead person={person} />
      ) : error ? (
        <ErrorCard title="Unable to load person" error={error} onRetry={() => void refetch()} />
      ) : (
        <PersonHeadSkeleton />
      )}
      <div className={classes.columns}>
        <div className={classes.patrols}>
          <PatrolsCard
            personId={id}
            list="scheduled"
            title="Scheduled Patrols"
            empty="No future patrols scheduled"
          />
          <PatrolsCard personId={id} list="recent" title="Recent Patrols" empty="No past patrols found" />
        </div>
        <PersonSummaryCard personId={id} since={person?.started} />
      </div>
    </Page>
  );
}
