import { type ReactNode, useRef } from 'react';
import { useListSearch } from '#lib/navigation/list-search.ts';
import type { ListSort } from '#lib/navigation/list-sort.ts';
import type { PagedList } from '#lib/navigation/paged-list.ts';
import { actionTexts, listTexts } from '#texts/shared.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PagedCard } from './PagedCard.tsx';
import { SearchField } from './SearchField.tsx';

interface ListPageProps<T> {
  /** What is listed: "People". */
  title: string;
  list: PagedList<T>;
  /** Items on a page. */
  limit: number;
  /** Above everything else. */
  lead?: ReactNode;
  /** A sentence in grey, or a switch, beside the field that searches. */
  head?: ReactNode;
  /** The page's one amber button, with a switch before it if needed. */
  action?: ReactNode;
  /** The field that searches the list by `useListSearch`. */
  search?: {
    placeholder: string;
    /** Said when nothing was found. */
    none: string;
  };
  /** What else the list can be narrowed to. */
  filter?: {
    fields: ReactNode;
    /** Said when nothing was found; undefined while the filter leaves nothing out. */
    none: string | undefined;
    /** Removes the filter, and moves the focus to where it is set. */
    onClear: () => void;
  };
  sort?: ListSort;
  /** Shown in place of the rows when there are none, and nothing was looked for. */
  empty: ReactNode;
  /** The rows are lines of text, not patrols. */
  plain?: boolean;
  /** Whether the rows are a table now, if that needs more room than others do. */
  table?: boolean;
  children: (items: readonly T[]) => ReactNode;
}

/** A page that is one list: a head with search and buttons, the filter, then a card with a page of the items. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { title, list, limit, lead, head, action, search, filter, sort, empty, plain, table, children } =
    props;
  const [text, setText] = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    setText('');
    field.current?.focus();
  };
  const found = (none: string, clear: string, onClear: () => void) => (
    <NothingFound title={listTexts.noneFound({ what: title })} clear={clear} onClear={onClear}>
      {none}
    </NothingFound>
  );
  return (
    <Page>
      {lead}
      {(search || head || action) && (
        <PageHead
          action={action}
          search={
            search && (
              <SearchField
                ref={field}
                label={listTexts.search({ what: title.toLowerCase() })}
                placeholder={search.placeholder}
                search={text}
                onSearch={setText}
              />
            )
          }
        >
          {head}
        </PageHead>
      )}
      {filter?.fields}
      <PagedCard
        title={title}
        headless
        list={list}
        limit={limit}
        sort={sort}
        plain={plain ?? false}
        table={table}
        empty={
          (search && text && found(search.none, listTexts.clearSearch, clearSearch)) ||
          (filter?.none && found(filter.none, actionTexts.clearFilter, filter.onClear)) ||
          empty
        }
      >
        {children}
      </PagedCard>
    </Page>
  );
}
