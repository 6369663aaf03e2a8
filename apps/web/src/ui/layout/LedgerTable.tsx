import type { ReactNode } from 'react';
import classes from './Ledger.module.css';

interface LedgerTableProps {
  /** Column headings from the left; a column of actions has a blank one. */
  head: readonly string[];
  /** Draws a vertical rule after the first column (when), like the margin of a ledger. */
  margin?: boolean;
  /** `<tr>`s of `<td>`s; a RowLink in one makes the row a link. */
  children: ReactNode;
}

/** A table for screens from 768 px on; phones get a RowList instead. */
export function LedgerTable({ head, margin, children }: LedgerTableProps) {
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
