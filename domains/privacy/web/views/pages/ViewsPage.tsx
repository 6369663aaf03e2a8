import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAll, useListFilter } from '#lib/navigation/list-filter.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { directoryQuery } from '#people/web/directory.ts';
import { actionTexts } from '#texts/shared.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { NothingFound } from '#ui/list/NothingFound.tsx';
import { PrintedNote } from '#ui/list/PrintedPart.tsx';
import { ViewRows } from '../components/ViewRows.tsx';
import { ViewsFilter } from '../components/ViewsFilter.tsx';
import { viewsQuery } from '../queries.ts';
import { viewTexts } from '../texts.ts';
import { noViewsFilter, viewsSearchOf } from '../views-search.ts';
import classes from './ViewsPage.module.css';

export function prefetch({ client, search }: PrefetchContext): void {
  void client.prefetchQuery(viewsQuery(viewsSearchOf(search)));
  void client.prefetchQuery(directoryQuery);
}

/** Who saw personal details, the latest first, for admins (product 22.22). */
export function ViewsPage() {
  const [filter, change] = useListFilter(viewsSearchOf);
  return (
    <Page>
      <PageHead>{viewTexts.about}</PageHead>
      <ViewsFilter filter={filter} onChange={change} />
      <ViewsCard key={JSON.stringify(filter)} filter={filter} onClear={() => change(noViewsFilter)} />
    </Page>
  );
}

interface ViewsCardProps {
  filter: ReturnType<typeof viewsSearchOf>;
  onClear: () => void;
}

function ViewsCard({ filter, onClear }: ViewsCardProps) {
  const [pages, setPages] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery(viewsQuery(filter, pages));
  if (error && !data)
    return <ErrorCard title={viewTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  const views = data?.items;
  return (
    <SectionCard>
      {!views && <RowSkeletons plain />}
      {views?.length === 0 && <Empty isFiltered={!isAll(filter)} onClear={onClear} />}
      {views && views.length > 0 && <ViewRows views={views} />}
      {data?.more && <PrintedNote>{viewTexts.olderNotPrinted}</PrintedNote>}
      {data?.more && (
        <div className={classes.more}>
          <Button variant="default" loading={isPlaceholderData} onClick={() => setPages(pages + 1)}>
            {viewTexts.showOlder}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <NothingFound title={viewTexts.noneMatch} clear={actionTexts.clearFilter} onClear={onClear}>
      {viewTexts.noneMatchHint}
    </NothingFound>
  ) : (
    <EmptyState icon={<IconEye />} title={viewTexts.none}>
      {viewTexts.noneHint}
    </EmptyState>
  );
}
