import type { ReactNode } from 'react';
import { usePagedList } from '../../../../lib/navigation/paged-list.ts';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../../ui/feedback/RowSkeletons.tsx';
import { Page } from '../../../../ui/layout/Page.tsx';
import { PageHead } from '../../../../ui/layout/PageHead.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import { type Narrowed, type PatrolList, patrolsQuery } from '../queries.ts';
import { useShowWho } from '../show-who.ts';
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
  /** Lets people narrow the list. */
  filter?: {
    /** The part that is listed. */
    narrowed: Narrowed;
    /** Opens the fields. */
    button: ReactNode;
    /** Shown above the list, even if no patrol is in that part. */
    fields: ReactNode;
  };
}

/** One of the two lists: the count, then a page of patrols. */
export function PatrolListView({ list, empty, action, lead, filter }: PatrolListViewProps) {
  const { read, ...paging } = usePagedList((skip) => patrolsQuery(list, skip, filter?.narrowed));
  const [showWho] = useShowWho();
  const { data, error, refetch, isPlaceholderData } = read;
  const { skip } = paging;
  const failed = error !== null && data === undefined;
  const head = (
    <>
      <ShowWho />
      {filter?.button}
      {action}
    </>
  );
  const isPart = Object.keys(filter?.narrowed ?? {}).length > 0;
  if (data?.matches === 0 && !isPart)
    return (
      <Page>
        {action && <PageHead action={action} />}
        {empty}
      </Page>
    );
  return (
    <Page>
      {skip === 0 && lead}
      <PageHead action={head}>{data && <PatrolCount list={list} page={data} skip={skip} />}</PageHead>
      {filter?.fields}
      {data?.matches === 0 && empty}
      {data && data.matches > 0 && (
        <PatrolTable {...data} {...paging} waiting={isPlaceholderData} showWho={showWho} />
      )}
      {failed && <ErrorCard title="Unable to load patrols" error={error} onRetry={() => void refetch()} />}
      {!data && !failed && (
        <SectionCard>
          <RowSkeletons />
        </SectionCard>
      )}
    </Page>
  );
}
