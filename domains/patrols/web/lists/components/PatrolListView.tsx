import type { FunctionComponent, ReactNode } from 'react';
import { pageSize } from '#lib/navigation/list-page.ts';
import { useListSort } from '#lib/navigation/list-sort.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import { ListPage } from '#ui/list/ListPage.tsx';
import type { Choosing, ChoosingRowsProps } from '../choosing.ts';
import type { PatrolList } from '../patrol-filter.ts';
import { type Narrowed, patrolSorts, patrolsQuery } from '../queries.ts';
import { useShowWho } from '../show-who.ts';
import { patrolTableTexts } from '../texts.ts';
import { PatrolCount } from './PatrolCount.tsx';
import { PatrolTable } from './PatrolTable.tsx';
import { ShowWho } from './ShowWho.tsx';

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
