import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

interface DataTableProps {
  /** Column headings from the left; a column of actions has a blank one. */
  head: readonly string[];
  /** Draws a vertical rule after the first column (when), like the margin of a ledger. */
  margin?: boolean;
  /** `<tr>`s of `<td>`s; a RowLink in one makes the row a link. */
  children: ReactNode;
}

/** A table for screens from 768 px on; phones get a RowList instead. */
export function DataTable({ head, margin, children }: DataTableProps) {
  return (
    <table className={classes.table} data-margin={margin || undefined}>
      <thead>
        <tr>
          {head.map((heading) =>
            heading ? (
              <th key={heading} scope="col">
                {heading}
              </th>
            ) : (
              <td key="actions" data-screen-only />
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
