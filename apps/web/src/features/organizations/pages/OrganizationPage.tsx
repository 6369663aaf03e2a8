import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { Page } from '../../../ui/Page.tsx';
import { FormSkeleton } from '../components/FormSkeleton.tsx';
import { OrganizationForm } from '../components/OrganizationForm.tsx';
import { organizationQuery, useUpdateOrganization } from '../queries.ts';

const route = getRouteApi('/session/organization/$id');

export function readAhead({ client, params }: Opening<{ id: string }>): void {
  void client.prefetchQuery(organizationQuery(params.id));
}

/** Any organization, for super administrators. */
export function OrganizationPage() {
  const { id } = route.useParams();
  const { data: organization, error, refetch } = useQuery(organizationQuery(id));
  const save = useUpdateOrganization(id);
  usePageTitle(organization?.name);
  if (organization === null) return <NotFound />;
  return (
    <Page>
      {organization ? (
        <OrganizationForm key={id} organization={organization} save={save} />
      ) : error ? (
        <ErrorCard title="Unable to load organization" error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}
