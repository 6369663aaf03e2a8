import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react';
import type { Opening } from '../../../lib/opening.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { usePagedList } from '../../../lib/paged-list.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { OrganizationRows } from '../components/OrganizationRows.tsx';
import { organizationsQuery, pageSize } from '../queries.ts';

export function readAhead({ client, skip }: Opening): void {
  void client.prefetchQuery(organizationsQuery(skip()));
}

/** The super administrator's first page: every organization by name. */
export function OrganizationsPage() {
  usePageTitle('Organizations');
  const { read, ...paging } = usePagedList(organizationsQuery);
  const { data, error, refetch } = read;
  const create = (
    <ButtonLink to="/organization/new" leftSection={<IconPlus />}>
      New Organization
    </ButtonLink>
  );
  return (
    <Page>
      <PageHead action={create}>{data && countWords(data.matches)}</PageHead>
      {error && !data ? (
        <ErrorCard title="Unable to load organizations" error={error} onRetry={() => void refetch()} />
      ) : (
        <LedgerCard>
          {!data && <RowSkeletons plain />}
          {data?.matches === 0 && (
            <EmptyState icon={<IconBuildingCommunity />}>There are no organizations yet</EmptyState>
          )}
          {data && data.items.length > 0 && <OrganizationRows organizations={data.items} />}
          {data && <Pager limit={pageSize} matches={data.matches} {...paging} />}
        </LedgerCard>
      )}
    </Page>
  );
}

function countWords(matches: number): string {
  return matches === 1 ? '1 organization' : `${matches} organizations`;
}
