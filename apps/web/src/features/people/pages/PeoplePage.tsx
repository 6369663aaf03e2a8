import { Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRoles } from '../../../lib/auth/auth.ts';
import { usePagedList } from '../../../lib/navigation/paged-list.ts';
import type { PrefetchContext } from '../../../lib/navigation/prefetch-context.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { LedgerCard } from '../../../ui/layout/LedgerCard.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { PeopleRows } from '../components/PeopleRows.tsx';
import { useHideFinished } from '../hide-finished.ts';
import { pageSize, peopleQuery } from '../queries.ts';

export function prefetch({ client, skip }: PrefetchContext): void {
  void client.prefetchQuery(peopleQuery({ hideFinished: true, skip: skip() }));
}

/** The people of the organization by last name, for admins and watchers. */
export function PeoplePage() {
  const [hideFinished, setHideFinished] = useHideFinished();
  const { read, ...paging } = usePagedList((skip) => peopleQuery({ hideFinished, skip }));
  const { data, error, refetch } = read;
  const isAdmin = useRoles().includes('admin');
  const create = isAdmin && (
    <ButtonLink to="/person/new" leftSection={<IconPlus />}>
      New Person
    </ButtonLink>
  );
  return (
    <Page>
      <PageHead action={create}>
        <Switch
          label="Hide finished"
          checked={hideFinished}
          onChange={(event) => setHideFinished(event.currentTarget.checked)}
        />
      </PageHead>
      {error && !data ? (
        <ErrorCard title="Unable to load people" error={error} onRetry={() => void refetch()} />
      ) : (
        <LedgerCard>
          {data ? <PeopleRows people={data.items} /> : <RowSkeletons plain />}
          {data && <Pager limit={pageSize} matches={data.matches} {...paging} />}
        </LedgerCard>
      )}
    </Page>
  );
}
