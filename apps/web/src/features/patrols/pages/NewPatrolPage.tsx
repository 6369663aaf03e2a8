import { useQuery } from '@tanstack/react-query';
import type { Opening } from '../../../lib/opening.ts';
import { myOrganizationQuery } from '../../../lib/profile.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { NewPatrolForm } from '../components/NewPatrolForm.tsx';

export function readAhead({ client }: Opening): void {
  void client.prefetchQuery(myOrganizationQuery);
}

/** The form that admins schedule a patrol or event with (specification 2). */
export function NewPatrolPage() {
  const { data, error, refetch } = useQuery(myOrganizationQuery);
  return (
    <Page>
      {data && <NewPatrolForm organization={data} />}
      {error && !data && (
        <ErrorCard title="Unable to load the organization" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
