import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { EditPersonForm } from '../components/EditPersonForm.tsx';
import { PersonFieldsSkeleton } from '../components/PersonFieldsSkeleton.tsx';
import { personQuery } from '../queries.ts';
import { personFormTexts } from '../texts.ts';

const route = getRouteApi('/session/person/$id/edit');

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(personQuery(params.id));
}

/** The form that edits a person, for admins. */
export function EditPersonPage() {
  const { id } = route.useParams();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  if (person === null) return <NotFound />;
  return (
    <Page form>
      {person ? (
        <EditPersonForm key={id} person={person} />
      ) : error ? (
        <ErrorCard title={personFormTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      ) : (
        <PersonFieldsSkeleton />
      )}
    </Page>
  );
}
