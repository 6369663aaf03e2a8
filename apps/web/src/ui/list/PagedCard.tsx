import type { ReactNode } from 'react';
import type { PagedList } from '../../lib/navigation/paged-list.ts';
import { ErrorCard } from '../feedback/ErrorCard.tsx';
import { RowSkeletons } from '../feedback/RowSkeletons.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';
import { Pager } from './Pager.tsx';

interface PagedCardProps<T> {
  title: string;
  /** At most one secondary button. */
  action?: ReactNode;
  list: PagedList<T>;
  /** Items on a page. */
  limit: number;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** The rows are lines of text, not patrols. */
  plain?: boolean;
  children: (items: readonly T[]) => ReactNode;
}

/** A card with a paged list: skeletons while it loads, an error card with Try Again when that fails. */
export function PagedCard<T>({ title, action, list, limit, empty, plain, children }: PagedCardProps<T>) {
  const { read, ...paging } = list;
  const { data, error, refetch } = read;
  const name = title.toLowerCase();
  if (error && !data)
    return <ErrorCard title={`Unable to load ${name}`} error={error} onRetry={() => void refetch()} />;
  return (
    <SectionCard title={title} action={action}>
      {!data && <RowSkeletons plain={plain ?? false} />}
      {data?.matches === 0 && empty}
      {data && data.items.length > 0 && children(data.items)}
      {data && <Pager label={`Pages of ${name}`} limit={limit} matches={data.matches} {...paging} />}
    </SectionCard>
  );
}
