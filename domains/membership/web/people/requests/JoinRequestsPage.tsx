import { IconUserQuestion } from '@tabler/icons-react';
import { pageSize } from '#lib/navigation/list-page.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { titleTexts } from '#texts/titles.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { joinRequestTexts } from '../texts.ts';
import { JoinRequestRow } from './JoinRequestRow.tsx';
import { joinRequestsQuery } from './queries.ts';

export function prefetch({ client, skip }: PrefetchContext): void {
  void client.prefetchQuery(joinRequestsQuery(skip()));
}

/** Who asks to join, for admins to accept or decline (product 4.29). */
export function JoinRequestsPage() {
  const list = usePagedList(joinRequestsQuery);
  return (
    <ListPage
      title={titleTexts.requestsToJoin}
      list={list}
      limit={pageSize}
      empty={
        <EmptyState icon={<IconUserQuestion />} title={joinRequestTexts.none}>
          {joinRequestTexts.noneHint}
        </EmptyState>
      }
      plain
    >
      {(requests) => (
        <RowList>
          {requests.map((request) => (
            <JoinRequestRow key={request._id} request={request} />
          ))}
        </RowList>
      )}
    </ListPage>
  );
}
