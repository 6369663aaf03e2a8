import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
function SortButton({ heading, field, sort }: SortButtonProps) {
  const direction = directionOf(sort, field);
  const Icon = direction ? icons[direction] : IconSelector;
  return (
    <button type="button" className={classes.sort} onClick={() => sort.onSort(nextSort(sort, field))}>
      {heading}
      <Icon aria-hidden />
    </button>
  );
}

interface DataTableProps {
  /** Column headings from the left; a column of actions has a blank one. */
  head: readonly string[];
  /** The order of the rows, and by what each heading sorts them: `{ When: 'when' }`. */
  sort?: { by: ListSort; fields: Readonly<Record<string, string>> };
  /** Draws a vertical rule after the first column (when). */
  margin?: boolean;
  /** `<tr>`s of `<td>`s; a RowLink in one makes the row a link. */
  children: ReactNode;
}

/** A table for screens from 768 px on; phones get a RowList instead. */
export function DataTable({ head, sort, margin, children }: DataTableProps) {
  return (
    <table className={classes.table} data-margin={margin || undefined}>
      <thead>
        <tr>
          {head.map((heading) => (
            <Heading key={heading || 'actions'} heading={heading} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Heading({ heading, sort }: { heading: string; sort: DataTableProps['sort'] }) {
  const field = sort?.fields[heading];
  if (!heading) return <td data-screen-only />;
  if (!sort || !field) return <th scope="col">{heading}</th>;
  return (
    <th scope="col" aria-sort={directionOf(sort.by, field)}>
      <SortButton heading={heading} field={field} sort={sort.by} />
    </th>
  );
}
