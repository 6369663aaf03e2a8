import type { ReactNode } from 'react';
import classes from './Ledger.module.css';

interface LedgerTableProps {
  /** Column headings from the left; a column of actions has a blank one. */
  head: readonly string[];
  /** Closes the first column (when) with the ledger's margin rule. */
  margin?: boolean;
  /** `<tr>`s of `<td>`s; a RowLink in one makes the row a link. */
  children: ReactNode;
}

/** A table of the ledger, for screens of 768 pixels and more; phones get a RowList instead. */
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
