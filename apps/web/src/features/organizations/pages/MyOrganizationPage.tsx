import { useQuery } from '@tanstack/react-query';
import { useRoles } from '../../../lib/auth.ts';
import type { Opening } from '../../../lib/opening.ts';
import { myOrganizationQuery } from '../../../lib/profile.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { InvalidUrl } from '../../../ui/InvalidUrl.tsx';
import { Page } from '../../../ui/Page.tsx';
import { FormSkeleton } from '../components/FormSkeleton.tsx';
import { OrganizationForm } from '../components/OrganizationForm.tsx';
import { useUpdateMyOrganization } from '../queries.ts';

export function readAhead({ client, roles }: Opening): void {
  if (!roles.includes('sa')) void client.prefetchQuery(myOrganizationQuery);
}

/** An admin's own organization. A super administrator has none and needs an id in the address. */
export function MyOrganizationPage() {
  return useRoles().includes('sa') ? <InvalidUrl /> : <MyOrganization />;
}

function MyOrganization() {
  const { data: organization, error, refetch } = useQuery(myOrganizationQuery);
  const save = useUpdateMyOrganization();
  return (
    <Page>
      {organization ? (
        <OrganizationForm organization={organization} save={save} />
      ) : error ? (
        <ErrorCard title="Unable to load organization" error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}
