import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { listSearchOf, useListSearch } from '../../../lib/navigation/list-search.ts';
import { usePageTitle } from '../../../lib/navigation/page-title.ts';
import { usePagedList } from '../../../lib/navigation/paged-list.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { NothingFound } from '../../../ui/list/NothingFound.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { SearchField } from '../../../ui/list/SearchField.tsx';
import { OrganizationRows } from '../components/OrganizationRows.tsx';
import { ProxyWarning } from '../components/ProxyWarning.tsx';
import { installationQuery, organizationsQuery, pageSize } from '../queries.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  void client.prefetchQuery(organizationsQuery(skip(), listSearchOf(search).search));
  void client.prefetchQuery(installationQuery);
}

/** The super administrator's start page: every organization by name. */
export function OrganizationsPage() {
  usePageTitle('Organizations');
  const [search, setSearch] = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    setSearch('');
    field.current?.focus();
  };
  const { read, ...paging } = usePagedList((skip) => organizationsQuery(skip, search));
  const { data, error, refetch } = read;
  const create = (
    <ButtonLink to="/organization/new" leftSection={<IconPlus />}>
      New Organization
    </ButtonLink>
  );
  return (
    <Page>
      <ProxyWarning />
      <PageHead
        action={create}
        search={
          <SearchField
            ref={field}
            label="Search organizations"
            placeholder="Search by name or code"
            search={search}
            onSearch={setSearch}
          />
        }
      >
        {data && countText(data.matches)}
      </PageHead>
      {error && !data ? (
        <ErrorCard title="Unable to load organizations" error={error} onRetry={() => void refetch()} />
      ) : (
        <SectionCard>
          {!data && <RowSkeletons plain />}
          {data?.matches === 0 && <NoOrganizations search={search} onClear={clearSearch} />}
          {data && data.items.length > 0 && <OrganizationRows organizations={data.items} />}
          {data && <Pager limit={pageSize} matches={data.matches} {...paging} />}
        </SectionCard>
      )}
    </Page>
  );
}

function NoOrganizations({ search, onClear }: { search: string; onClear: () => void }) {
  if (!search)
    return <EmptyState icon={<IconBuildingCommunity />}>There are no organizations yet</EmptyState>;
  return (
    <NothingFound title="No Organizations Found" clear="Clear Search" onClear={onClear}>
      {`No name or code of an organization matches “${search}”.`}
    </NothingFound>
  );
}

function countText(matches: number): string {
  return matches === 1 ? '1 organization' : `${matches} organizations`;
}
