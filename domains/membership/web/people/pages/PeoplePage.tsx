import { Switch } from '@mantine/core';
import { IconMail, IconPlus, IconTableImport } from '@tabler/icons-react';
import { download } from '#lib/api/download.ts';
import { useRoles } from '#lib/auth/auth.ts';
import { listSearchOf, useListSearch } from '#lib/navigation/list-search.ts';
import { listSortOf, useListSort } from '#lib/navigation/list-sort.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { peopleRoutes } from '#people/contract';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { CsvButton } from '#ui/controls/CsvButton.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { InviteAll } from '../components/InviteAll.tsx';
import { PeopleRows } from '../components/PeopleRows.tsx';
import { useHideFinished } from '../hide-finished.ts';
import { peopleSorts } from '../people-sorts.ts';
import { peoplePageSize, peopleQuery } from '../queries.ts';
import { peopleListTexts } from '../texts.ts';
import classes from './PeoplePage.module.css';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  const sort = listSortOf(search, peopleSorts);
  void client.prefetchQuery(peopleQuery({ hideFinished: true, ...listSearchOf(search), sort, skip: skip() }));
}

/** The people of the organization by last name, for admins and watchers. */
export function PeoplePage() {
  const [hideFinished, setHideFinished] = useHideFinished();
  const [search] = useListSearch();
  const sorted = useListSort(peopleSorts);
  const { sort } = sorted;
  const list = usePagedList((skip) => peopleQuery({ hideFinished, search, sort, skip }));
  const isAdmin = useRoles().includes('admin');
  const actions = (
    <div className={classes.actions}>
      <CsvButton what={peopleListTexts.file} save={() => download(peopleRoutes.downloadPersons)} />
      {isAdmin && (
        <ButtonLink to="/messages" variant="default" leftSection={<IconMail />}>
          {titleTexts.messages}
        </ButtonLink>
      )}
      {isAdmin && (
        <ButtonLink to="/people/import" variant="default" leftSection={<IconTableImport />}>
          {peopleListTexts.import}
        </ButtonLink>
      )}
      {isAdmin && (
        <ButtonLink to="/person/new" leftSection={<IconPlus />}>
          {titleTexts.newPerson}
        </ButtonLink>
      )}
    </div>
  );
  const none = peopleListTexts.noneMatch(hideFinished ? 'unfinished' : 'all', { search });
  return (
    <ListPage
      title={titleTexts.people}
      list={list}
      limit={peoplePageSize}
      head={
        <Switch
          label={peopleListTexts.hideFinished}
          checked={hideFinished}
          onChange={(event) => setHideFinished(event.currentTarget.checked)}
        />
      }
      lead={<InviteAll />}
      action={actions}
      search={{ placeholder: peopleListTexts.search, none }}
      sort={sorted}
      empty={null}
      plain
    >
      {(people) => <PeopleRows people={people} sort={sorted} />}
    </ListPage>
  );
}
