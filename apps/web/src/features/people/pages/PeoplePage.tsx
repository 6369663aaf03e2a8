import { Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRoles } from '../../../lib/auth.ts';
import type { Opening } from '../../../lib/opening.ts';
import { usePagedList } from '../../../lib/paged-list.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { PeopleRows } from '../components/PeopleRows.tsx';
import { useHideFinished } from '../hide-finished.ts';
import { pageSize, peopleQuery } from '../queries.ts';

export function readAhead({ client, skip }: Opening): void {
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
