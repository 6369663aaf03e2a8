import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { directionOf, type ListSort, nextSort } from '#lib/navigation/list-sort.ts';
import classes from './DataTable.module.css';

const icons = { ascending: IconArrowUp, descending: IconArrowDown };

interface SortButtonProps {
  heading: string;
  /** The contract's name of what the column shows. */
  field: string;
  sort: ListSort;
}

/** A heading that sorts its table; pressed again, the other way round. */
export function SortButton({ heading, field, sort }: SortButtonProps) {
  const direction = directionOf(sort, field);
  const Icon = direction ? icons[direction] : IconSelector;
  return (
    <button type="button" className={classes.sort} onClick={() => sort.onSort(nextSort(sort, field))}>
      {heading}
      <Icon aria-hidden />
    </button>
  );
}
