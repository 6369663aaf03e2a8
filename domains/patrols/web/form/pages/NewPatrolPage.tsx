import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import type { Patrol } from '#patrols/contract';
import { patrolQuery } from '#patrols/web/queries.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PatrolFrame } from '../../PatrolFrame.tsx';
import { NewPatrolForm } from '../components/NewPatrolForm.tsx';
import { PatrolFormSkeleton } from '../components/PatrolFormSkeleton.tsx';
import { copiedOf } from '../copied.ts';
import { assignableCrew } from '../copy.ts';
import { proposedName } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';

export function prefetch({ client, search }: PrefetchContext): void {
  const { copy } = copiedOf(search);
  void client.prefetchQuery(myOrganizationQuery);
  if (copy === undefined) return;
  void client.prefetchQuery(patrolQuery(copy));
  void client.prefetchQuery(directoryQuery);
}

/** The form with which admins schedule a patrol or event, from the defaults (product 5.2) or as a copy (product 5.10). */
export function NewPatrolPage() {
  const copy = useSearch({ strict: false, select: (raw) => copiedOf(raw).copy });
  if (copy === undefined) return <FromDefaults />;
  return (
    <PatrolFrame key={copy} id={copy} loading={<Loading />}>
      {(patrol) => <Copy patrol={patrol} />}
    </PatrolFrame>
  );
}

/** The form is shown once the name that it begins with is known; without the suggestions it begins with the default. */
function FromDefaults() {
  const { data: organization, isLoading } = useQuery(myOrganizationQuery);
  if (isLoading) return <Loading />;
  return (
    <Page>
      <NewPatrolForm proposed={proposedName(organization?.patrolNames)} />
    </Page>
  );
}

/** The form is shown once it is known who of the crew can be assigned again. */
function Copy({ patrol }: { patrol: Patrol }) {
  const { data: people, error, refetch } = useQuery(directoryQuery);
  const { data: organization } = useQuery(myOrganizationQuery);
  if (!people && !error) return <Loading />;
  return (
    <Page>
      {people ? (
        <NewPatrolForm
          proposed={proposedName(organization?.patrolNames)}
          copied={{ patrol, crew: assignableCrew(patrol, people.values()) }}
        />
      ) : (
        <ErrorCard title={patrolFormTexts.unableToLoadPeople} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Loading() {
  return (
    <Page>
      <PatrolFormSkeleton />
    </Page>
  );
}
