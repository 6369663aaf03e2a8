import { IconUserSearch } from '@tabler/icons-react';
import { download } from '#lib/api/download.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import { listSearchOf, useListSearch } from '#lib/navigation/list-search.ts';
import { usePagedList } from '#lib/navigation/paged-list.ts';
import type { PrefetchContext } from '#lib/navigation/prefetch-context.ts';
import { recordedRoutes } from '#privacy/contract';
import { titleTexts } from '#texts/titles.ts';
import { DownloadButton } from '#ui/controls/DownloadButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { recordedQuery } from './queries.ts';
import { RecordedRow } from './RecordedRow.tsx';
import { recordedTexts } from './texts.ts';

export function prefetch({ client, search, skip }: PrefetchContext): void {
  void client.prefetchQuery(recordedQuery({ search: listSearchOf(search).search ?? '', skip: skip() }));
}

/** Finds people and plates that crews have recorded, to export, correct or erase them (product 22.11 and 22.12). */
export function RecordedPage() {
  const [search] = useListSearch();
  const list = usePagedList((skip) => recordedQuery({ search, skip }));
  const save = () => download(recordedRoutes.downloadRecorded, { query: { filter: { text: search } } });
  return (
    <ListPage
      title={titleTexts.recordedPeople}
      list={list}
      limit={pageSize}
      lead={recordedTexts.about}
      action={
        search !== '' && (
          <DownloadButton what={recordedTexts.downloaded} save={save}>
            {recordedTexts.download}
          </DownloadButton>
        )
      }
      search={{
        placeholder: recordedTexts.search,
        none: recordedTexts.noMatch({ search }),
      }}
      empty={
        <EmptyState icon={<IconUserSearch />} title={recordedTexts.none}>
          {recordedTexts.noneMeans}
        </EmptyState>
      }
      plain
    >
      {(incidents) => (
        <RowList>
          {incidents.map((incident) => (
            <RecordedRow key={incident._id} incident={incident} />
          ))}
        </RowList>
      )}
    </ListPage>
  );
}
