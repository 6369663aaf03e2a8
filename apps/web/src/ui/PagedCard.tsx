import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorCard } from './ErrorCard.tsx';
import { LedgerCard } from './LedgerCard.tsx';
import { Pager } from './Pager.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

interface PagedCardProps<T> {
  title: string;
  /** At most one secondary button. */
  action?: ReactNode;
  /** One page of the list. */
  read: Pick<UseQueryResult<{ items: readonly T[]; matches: number }>, 'data' | 'error' | 'refetch'>;
  /** The page that is shown, and what shows another one (useListPage). */
  paging: [skip: number, setSkip: (skip: number) => void];
  /** Items on a page. */
  limit: number;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Its rows are one line of text, not patrols. */
  plain?: boolean;
  children: (items: readonly T[], matches: number) => ReactNode;
}

/** A card with a paged list: skeletons until it is read, the reason and another try when that fails. */
export function PagedCard<T>({
  title,
  action,
  read,
  paging,
  limit,
  empty,
  plain,
  children,
}: PagedCardProps<T>) {
  const { data, error, refetch } = read;
  const [skip, setSkip] = paging;
  const name = title.toLowerCase();
  if (error && !data)
    return <ErrorCard title={`Unable to load ${name}`} error={error} onRetry={() => void refetch()} />;
  return (
    <LedgerCard title={title} action={action}>
      {!data && <RowSkeletons plain={plain ?? false} />}
      {data?.matches === 0 && empty}
      {data && data.items.length > 0 && children(data.items, data.matches)}
      {data && (
        <Pager label={`Pages of ${name}`} skip={skip} limit={limit} matches={data.matches} onSkip={setSkip} />
      )}
    </LedgerCard>
  );
}
