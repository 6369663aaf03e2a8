import { Switch } from '@mantine/core';
import type { FunctionComponent, ReactNode } from 'react';
import { useWideScreen } from '#lib/browser/screen.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { useListSort } from '#lib/navigation/list-sort.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import { useRemembered } from '#lib/storage/remembered.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Choosing, ChoosingRowsProps } from '../choosing.ts';
import type { PatrolList } from '../patrol-filter.ts';
import { type Narrowed, patrolSorts, patrolsQuery } from '../queries.ts';
import { patrolTableTexts } from '../texts.ts';
import { nextPatrolText } from '../when-text.ts';
import { PatrolTable } from './PatrolTable.tsx';

interface PatrolListViewProps {
  list: PatrolList;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The primary buttons. */
  action?: ReactNode;
  /** Shown above the first page only. */
  lead?: ReactNode;
  /** Lets rows be chosen. It comes with the page, since most lists and their readers have none. */
  chooser?: FunctionComponent<ChoosingRowsProps> | undefined;
  /** Lets people narrow the list. */
  filter?: {
    /** The part that is listed. */
    part: Narrowed;
    /** Opens the fields. */
    button: ReactNode;
    /** Shown above the list, even if no patrol is in that part. */
    fields: ReactNode;
    /** Said when no patrol is in that part; undefined if all are listed. */
    none: string | undefined;
    onClear: () => void;
  };
}

/** Of a list whose rows nobody chooses. */
const noChoosing: Choosing = { boxOf: undefined, button: null, bar: null };

/** One of the two lists: the count, then a page of patrols. */
export function PatrolListView({ list, empty, action, lead, chooser: Chooser, filter }: PatrolListViewProps) {
  const sorted = useListSort(patrolSorts[list]);
  const { sort } = sorted;
  const part = filter?.part ?? {};
  const patrols = usePagedList((skip) => patrolsQuery(list, skip, { part, sort }));
  const [showWho] = useShowWho();
  const { skip, read } = patrols;
  const { data } = read;
  const page = {
    title: patrolTableTexts.title,
    list: patrols,
    limit: pageSize,
    lead: skip === 0 && lead,
    empty,
  };
  // The buttons stay the same elements while rows come and go, or a press would be lost that falls in between.
  const isEmpty = data?.matches === 0 && !filter?.none;
  const view = ({ boxOf, button, bar }: Choosing) => {
    const tools = !isEmpty && (
      <>
        <ShowWho />
        {button}
        {filter?.button}
      </>
    );
    return (
      <>
        <ListPage
          {...page}
          head={!isEmpty && data && <PatrolCount list={list} sort={sort} page={data} skip={skip} />}
          action={
            (tools || action) && (
              <>
                {tools}
                {action}
              </>
            )
          }
          {...(!isEmpty && { sort: sorted, ...(filter && { filter }) })}
        >
          {(items) => (
            <PatrolTable
              items={items}
              sort={sorted}
              showWho={showWho}
              months={list === 'scheduled'}
              boxOf={boxOf}
            />
          )}
        </ListPage>
        {!isEmpty && bar}
      </>
    );
  };
  if (!Chooser) return view(noChoosing);
  return (
    <Chooser part={part} items={data?.items ?? []}>
      {view}
    </Chooser>
  );
}

interface PatrolCountProps {
  list: PatrolList;
  page: { items: readonly PatrolListItem[]; matches: number };
  sort: string;
  /** The number of patrols before the page. The next patrol begins the first page, while the soonest come first. */
  skip: number;
}

/** "9 patrols, the next one tonight"; a phone only has room for the count. */
function PatrolCount({ list, sort, page: { items, matches }, skip }: PatrolCountProps) {
  const zone = useZone();
  const wide = useWideScreen();
  const showsNext = wide && list === 'scheduled' && sort === 'when' && skip === 0;
  const next = showsNext ? nextPatrolText(items, serverMoment(), zone) : '';
  return <>{patrolTableTexts.count(matches) + next}</>;
}

/** Shows and hides the Who column, which phones do not have. */
function ShowWho() {
  const [shown, setShown] = useShowWho();
  if (!useWideScreen()) return null;
  return (
    <Switch
      withThumbIndicator={false}
      label={patrolTableTexts.showWho}
      checked={shown}
      onChange={(event) => setShown(event.currentTarget.checked)}
    />
  );
}

/** Whether the lists' Who column is shown; remembered on this device. */
function useShowWho() {
  return useRemembered('show-who', true);
}
