import { Switch } from '@mantine/core';
import { IconBuildingCommunity, IconPlus } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { pageSize } from '#lib/navigation/list-page.ts';
import { listSearchOf, useListSearch } from '#lib/navigation/list-search.ts';
import { listSortOf, useListSort } from '#lib/navigation/list-sort.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { titleTexts } from '#texts/titles.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { InstallationWarnings } from '../components/InstallationWarnings.tsx';
import { OrganizationRows } from '../components/OrganizationRows.tsx';
import classes from '../components/OrganizationsHead.module.css';
import { installationQuery, organizationSorts, organizationsQuery } from '../list-queries.ts';
import { organizationListTexts } from '../texts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the archived organizations are listed in place of the others. */
    showArchived?: boolean;
  }
}

/**
 * Whether the archived organizations are listed. Kept with the list's page in the browser's history entry. Changing it returns
 * to the first page.
 */
function useShowArchived(): [shown: boolean, setShown: (shown: boolean) => void] {
  const shown = useLocation({ select: (location) => location.state.showArchived ?? false });
  const navigate = useNavigate();
  const setShown = (showArchived: boolean) => {
    void navigate({
      to: '.',
      search: true,
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, skips: {}, showArchived }),
    });
  };
  return [shown, setShown];
}

export function prefetch({ client, search, skip }: PrefetchContext): void {
  const sort = listSortOf(search, organizationSorts);
  void client.prefetchQuery(organizationsQuery(skip(), { ...listSearchOf(search), sort }));
  void client.prefetchQuery(installationQuery);
}

/** The super administrator's start page: every organization by name. */
export function OrganizationsPage() {
  usePageTitle(titleTexts.organizations);
  const [search] = useListSearch();
  const sorted = useListSort(organizationSorts);
  const { sort } = sorted;
  const [archived] = useShowArchived();
  const list = usePagedList((skip) => organizationsQuery(skip, { archived, search, sort }));
  const create = (
    <ButtonLink to="/organization/new" leftSection={<IconPlus />}>
      {organizationListTexts.create}
    </ButtonLink>
  );

  return (
    <ListPage
      title={titleTexts.organizations}
      list={list}
      limit={pageSize}
      lead={<InstallationWarnings />}
      head={<OrganizationsHead matches={list.read.data?.matches} />}
      action={create}
      search={{
        placeholder: organizationListTexts.search,
        none: organizationListTexts.noMatch({ search }),
      }}
      sort={sorted}
      empty={
        <EmptyState icon={<IconBuildingCommunity />}>
          {organizationListTexts.none(archived ? 'archived' : 'current')}
        </EmptyState>
      }
      plain
    >
      {(organizations) => <OrganizationRows organizations={organizations} sort={sorted} />}
    </ListPage>
  );
}

/** How many organizations are listed, and the switch that lists the archived ones in place of the others. */
function OrganizationsHead({ matches }: { matches: number | undefined }) {
  const [archived, setArchived] = useShowArchived();
  return (
    <div className={classes.head}>
      {matches !== undefined && <span>{organizationListTexts.organizations(matches)}</span>}
      <Switch
        label={organizationListTexts.archived}
        checked={archived}
        onChange={(event) => setArchived(event.currentTarget.checked)}
      />
    </div>
  );
}
