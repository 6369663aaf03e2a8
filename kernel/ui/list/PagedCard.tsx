import type { PagedList } from '#lib/navigation/paged-list.ts';
import { listTexts } from '#texts/shared.ts';
import { ListCard, type ListCardProps } from './ListCard.tsx';
import { Pager } from './Pager.tsx';

interface PagedCardProps<T> extends ListCardProps<T> {
  list: PagedList<T>;
  /** Items on a page. */
  limit: number;
}

/** A card with a page of a list, and the steps to the others. */
export function PagedCard<T>({ list: { read, ...paging }, limit, ...card }: PagedCardProps<T>) {
  const label = card.headless ? undefined : listTexts.pagesOf({ what: card.title.toLowerCase() });
  return (
    <ListCard
      {...card}
      read={read}
      pager={(matches) => <Pager {...(label && { label })} limit={limit} matches={matches} {...paging} />}
    />
  );
}
