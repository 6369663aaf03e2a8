import { useQuery } from '@tanstack/react-query';
import { useRoles } from '#lib/auth/auth.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { organizationSettingTexts } from '#texts/organizations/settings.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { InvalidUrl } from '#ui/feedback/InvalidUrl.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { ErasuresList } from '../components/ErasuresList.tsx';
import { HoldsList } from '../components/HoldsList.tsx';
import { OrganizationForm } from '../components/OrganizationForm.tsx';
import { OrganizationFormSkeleton } from '../components/OrganizationFormSkeleton.tsx';
import { PrivacySection } from '../components/PrivacySection.tsx';
import { RosterCalendarSection } from '../components/RosterCalendarSection.tsx';
import { WithoutSecondStepList } from '../components/WithoutSecondStepList.tsx';
import { erasuresQuery, holdsQuery, privacyQuery } from '../privacy.ts';
import { useUpdateMyOrganization } from '../queries.ts';
import { rosterCalendarQuery } from '../roster-calendar.ts';
import { withoutSecondStepQuery } from '../without-second-step.ts';

export function prefetch({ client, roles, skip }: PrefetchContext): void {
  if (roles.includes('sa')) return;
  void client.prefetchQuery(myOrganizationQuery);
  void client.prefetchQuery(withoutSecondStepQuery);
  void client.prefetchQuery(rosterCalendarQuery);
  void client.prefetchQuery(privacyQuery);
  void client.prefetchQuery(erasuresQuery);
  void client.prefetchQuery(holdsQuery(skip('holds')));
}

/** An admin's own organization. A super administrator has none and needs a URL with an id. */
export function MyOrganizationPage() {
  return useRoles().includes('sa') ? <InvalidUrl /> : <MyOrganization />;
}

function MyOrganization() {
  const { data: organization, error, refetch } = useQuery(myOrganizationQuery);
  const save = useUpdateMyOrganization();
  return (
    <Page>
      {organization ? (
        <>
          <OrganizationForm organization={organization} save={save} />
          <RosterCalendarSection />
          <PrivacySection />
          <WithoutSecondStepList />
          <ErasuresList />
          <HoldsList />
        </>
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
