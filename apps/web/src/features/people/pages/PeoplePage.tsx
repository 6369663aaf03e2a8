import { Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useRoles } from '../../../lib/auth/auth.ts';
import { listSearchOf, useListSearch } from '../../../lib/navigation/list-search.ts';
import { usePagedList } from '../../../lib/navigation/paged-list.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { NothingFound } from '../../../ui/list/NothingFound.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { SearchField } from '../../../ui/list/SearchField.tsx';
import { PeopleRows } from '../components/PeopleRows.tsx';
import { useHideFinished } from '../hide-finished.ts';
import { pageSize, peopleQuery } from '../queries.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  void client.prefetchQuery(peopleQuery({ hideFinished: true, ...listSearchOf(search), skip: skip() }));
}

/** The people of the organization by last name, for admins and watchers. */
export function PeoplePage() {
  const [hideFinished, setHideFinished] = useHideFinished();
  const [search, setSearch] = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    setSearch('');
    field.current?.focus();
  };
  const { read, ...paging } = usePagedList((skip) => peopleQuery({ hideFinished, search, skip }));
  const { data, error, refetch } = read;
  const isAdmin = useRoles().includes('admin');
  const create = isAdmin && (
    <ButtonLink to="/person/new" leftSection={<IconPlus />}>
      New Person
    </ButtonLink>
  );
  return (
    <Page>
      <PageHead
        action={create}
        search={
          <SearchField
            ref={field}
            label="Search people"
            placeholder="Search by name"
            search={search}
            onSearch={setSearch}
          />
        }
      >
        <Switch
          label="Hide finished"
          checked={hideFinished}
          onChange={(event) => setHideFinished(event.currentTarget.checked)}
        />
      </PageHead>
      {error && !data ? (
        <ErrorCard title="Unable to load people" error={error} onRetry={() => void refetch()} />
      ) : (
        <SectionCard>
          {!data && <RowSkeletons plain />}
          {data?.matches === 0 && search && (
            <NothingFound title="No People Found" clear="Clear Search" onClear={clearSearch}>
              {`No name matches “${search}”.${hideFinished ? ' Finished people are hidden.' : ''}`}
            </NothingFound>
          )}
          {data && data.items.length > 0 && <PeopleRows people={data.items} />}
          {data && <Pager limit={pageSize} matches={data.matches} {...paging} />}
        </SectionCard>
      )}
    </Page>
  );
}
