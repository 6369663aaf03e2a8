import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PersonHead, PersonHeadSkeleton } from '../components/PersonHead.tsx';
import { personQuery } from '../queries.ts';

const route = getRouteApi('/session/person/$id');

/** A person of the organization, for admins and watchers. */
export function PersonPage() {
  const { id } = route.useParams();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  if (person === null) return <NotFound />;
  return (
    <Page>
      {person ? (
        <PersonHead person={person} />
      ) : error ? (
        <ErrorCard title="Unable to load person" error={error} onRetry={() => void refetch()} />
      ) : (
        <PersonHeadSkeleton />
      )}
    </Page>
  );
}
