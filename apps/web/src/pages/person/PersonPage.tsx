import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { PatrolsCard } from '#membership/web/people/components/PatrolsCard.tsx';
import { PersonColumns } from '#membership/web/people/components/PersonColumns.tsx';
import { PersonSkeleton } from '#membership/web/people/components/PersonSkeleton.tsx';
import { PersonSummaryCard } from '#membership/web/people/components/PersonSummaryCard.tsx';
import {
  patrolCountsQuery,
  personPatrolsQuery,
  personQuery,
  personSummaryQuery,
} from '#membership/web/people/queries.ts';
import { personTexts } from '#membership/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PersonHead } from './PersonHead.tsx';

const route = getRouteApi('/session/person/$id');

export function prefetch({ client, params: { id }, skip }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(personQuery(id));
  void client.prefetchQuery(personPatrolsQuery(id, 'scheduled', skip('scheduled')));
  void client.prefetchQuery(personPatrolsQuery(id, 'recent', skip('recent')));
  void client.prefetchQuery(personSummaryQuery(id));
  void client.prefetchQuery(patrolCountsQuery([id]));
}

/** A person of the organization, for admins and watchers. */
export function PersonPage() {
  const { id } = route.useParams();
  const { data: person, error, isPending, refetch } = useQuery(personQuery(id));
  const scheduled = usePagedList((skip) => personPatrolsQuery(id, 'scheduled', skip), 'scheduled');
  const recent = usePagedList((skip) => personPatrolsQuery(id, 'recent', skip), 'recent');
  if (person === null) return <NotFound />;
  if (isPending || scheduled.read.isPending || recent.read.isPending) return <PersonSkeleton />;
  return (
    <Page key={id}>
      {person ? (
        <PersonHead person={person} />
      ) : (
        <ErrorCard title={personTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      )}
      <PersonColumns summary={<PersonSummaryCard personId={id} since={person?.started} />}>
        <PatrolsCard
          personId={id}
          title={personTexts.scheduled}
          list={scheduled}
          empty={personTexts.noneScheduled}
        />
        <PatrolsCard personId={id} title={personTexts.recent} list={recent} empty={personTexts.noneRecent} />
      </PersonColumns>
    </Page>
  );
}
