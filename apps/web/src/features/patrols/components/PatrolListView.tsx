import type { ReactNode } from 'react';
import { usePagedList } from '../../../lib/paged-list.ts';
import { ErrorCard } from '../../../ui/ErrorCard.tsx';
import { LedgerCard } from '../../../ui/LedgerCard.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx';
import { type PatrolList, patrolsQuery } from '../queries.ts';
import { useShowWho } from '../show-who.ts';
import { PatrolLedger } from './PatrolLedger.tsx';
import { Sentence } from './Sentence.tsx';
import { ShowWho } from './ShowWho.tsx';

interface PatrolListViewProps {
  list: PatrolList;
  /** In place of a list without any patrol. */
  empty: ReactNode;
  /** The one amber button. */
  action?: ReactNode;
  /** Above the first page of the list, and of no other. */
  lead?: ReactNode;
}

/** One of the two lists: how many there are, then a page of them. */
export function PatrolListView({ list, empty, action, lead }: PatrolListViewProps) {
  const { read, ...paging } = usePagedList((skip) => patrolsQuery(list, skip));
  const [showWho] = useShowWho();
  const { data, error, refetch, isPlaceholderData } = read;
  const { skip } = paging;
  const failed = error !== null && data === undefined;
  const head = (
    <>
      <ShowWho />
      {action}
    </>
  );
  if (data?.matches === 0) return <Page>{empty}</Page>;
  return (
    <Page>
      {skip === 0 && lead}
      <PageHead action={head}>{data && <Sentence list={list} page={data} skip={skip} />}</PageHead>
      {data && <PatrolLedger {...data} {...paging} waiting={isPlaceholderData} showWho={showWho} />}
      {failed && <ErrorCard title="Unable to load patrols" error={error} onRetry={() => void refetch()} />}
      {!data && !failed && (
        <LedgerCard>
          <RowSkeletons />
        </LedgerCard>
      )}
    </Page>
  );
}
