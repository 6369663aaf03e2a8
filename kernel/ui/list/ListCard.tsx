import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { ListSort } from '#lib/navigation/list-sort.ts';
import type { ItemsPage } from '#lib/navigation/paged-list.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { ErrorCard } from '../feedback/ErrorCard.tsx';
import { RowSkeletons } from '../feedback/RowSkeletons.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';
import classes from './ListCard.module.css';
import { PrintedPart } from './PrintedPart.tsx';
import { SortSelect } from './SortSelect.tsx';

export interface ListCardProps<T> {
  /** What is listed: "Recent Patrols". */
  title: string;
  /** The card has no head, because the title of the page says what is listed. */
  headless?: boolean;
  /** At most one secondary button. */
  action?: ReactNode;
  /** The order, which a phone chooses here and a table by its headings. */
  sort?: ListSort | undefined;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** The rows are lines of text, not patrols. */
  plain?: boolean;
  /** Whether the rows are a table now, if that needs more room than others do. */
  table?: boolean | undefined;
  children: (items: readonly T[]) => ReactNode;
}

interface ReadProps<T> {
  read: UseQueryResult<ItemsPage<T>>;
  /** Shown below the rows. */
  pager?: (matches: number) => ReactNode;
}

/**
 * A card with a list: skeletons while it loads, an error card with Try Again when that fails, the rows of the page before while
 * another one loads.
 */
export function ListCard<T>(props: ListCardProps<T> & ReadProps<T>) {
  const { title, headless = false, action, sort, empty, plain = false, table, read, pager, children } = props;
  const { data, error, refetch, isPlaceholderData } = read;
  const isWide = useWideScreen();
  if (error && !data) {
    const failed = feedbackTexts.unableToLoad({ what: title.toLowerCase() });
    return <ErrorCard title={failed} error={error} onRetry={() => void refetch()} />;
  }
  const { items = [], matches } = data ?? {};
  return (
    <SectionCard {...(!headless && { title })} action={action}>
      {!data && <RowSkeletons plain={plain} />}
      {matches === 0 && empty}
      {items.length > 0 && sort && !(table ?? isWide) && <SortSelect sort={sort} />}
      {items.length > 0 && (
        <div className={classes.rows} aria-busy={isPlaceholderData}>
          {children(items)}
        </div>
      )}
      {matches !== undefined && <PrintedPart printed={items.length} matches={matches} />}
      {matches !== undefined && pager?.(matches)}
    </SectionCard>
  );
}
