import { useQuery } from '@tanstack/react-query';
import { useRoles } from '#lib/auth/auth.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { OrganizationForm } from '#membership/web/organizations/components/OrganizationForm.tsx';
import { OrganizationFormSkeleton } from '#membership/web/organizations/components/OrganizationFormSkeleton.tsx';
import { RosterCalendarSection } from '#membership/web/organizations/components/RosterCalendarSection.tsx';
import { WithoutSecondStepList } from '#membership/web/organizations/components/WithoutSecondStepList.tsx';
import { useUpdateMyOrganization } from '#membership/web/organizations/queries.ts';
import { rosterCalendarQuery } from '#membership/web/organizations/roster-calendar.ts';
import { withoutSecondStepQuery } from '#membership/web/organizations/without-second-step.ts';
import { organizationSettingTexts } from '#membership/web/texts.ts';
import { myOrganizationQuery } from '#people/web/profile.tsx';
import { ErasuresList } from '#privacy/web/organization/ErasuresList.tsx';
import { HoldsList } from '#privacy/web/organization/HoldsList.tsx';
import { PrivacySection } from '#privacy/web/organization/PrivacySection.tsx';
import { erasuresQuery, holdsQuery, privacyQuery } from '#privacy/web/organization/privacy.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { InvalidUrl } from '#ui/feedback/InvalidUrl.tsx';
import { Page } from '#ui/layout/Page.tsx';

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
