import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { adminsQuery } from '../admin-queries.ts';
import { AdminsSection } from '../components/AdminsSection.tsx';
import { ArchiveSection } from '../components/ArchiveSection.tsx';
import { OrganizationForm } from '../components/OrganizationForm.tsx';
import { OrganizationFormSkeleton } from '../components/OrganizationFormSkeleton.tsx';
import { RestoreForm } from '../components/RestoreForm.tsx';
import { organizationQuery, useUpdateOrganization } from '../queries.ts';

const route = getRouteApi('/session/organization/$id');

export function prefetch({ client, params }: PrefetchContext<{ id: string }>): void {
  void client.prefetchQuery(organizationQuery(params.id));
  void client.prefetchQuery(adminsQuery(params.id));
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
        organization.archived ? (
          <RestoreForm key={id} organization={organization} archived={organization.archived} />
        ) : (
          <>
            <AdminsSection key={`admins ${id}`} organizationId={id} />
            <OrganizationForm key={id} organization={organization} save={save} />
            <ArchiveSection key={`archive ${id}`} organization={organization} />
          </>
        )
      ) : error ? (
        <ErrorCard
          title={organizationSettingTexts.unableToLoad}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <OrganizationFormSkeleton />
      )}
    </Page>
  );
}
