import { Switch } from '@mantine/core';
import { IconMail, IconPlus, IconTableImport } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
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
import { peopleSorts } from '../people-sorts.ts';
import { peoplePageSize, peopleQuery } from '../queries.ts';
import { peopleListTexts } from '../texts.ts';
import classes from './PeoplePage.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the people list includes the finished. */
    showFinished?: boolean;
  }
}

/**
 * Whether finished people are hidden, which is the default. Kept with the list's page in the browser's history entry.
 * Changing it returns to the first page.
 */
function useHideFinished(): [hide: boolean, setHide: (hide: boolean) => void] {
  const showFinished = useLocation({ select: (location) => location.state.showFinished ?? false });
  const navigate = useNavigate();
  const setHide = (hide: boolean) => {
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, skips: {}, showFinished: !hide }),
    });
  };
  return [!showFinished, setHide];
}

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
