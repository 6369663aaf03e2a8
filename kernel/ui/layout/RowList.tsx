import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** A list of rows: in place of a table on a phone, and for short lists everywhere. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

/** One row; a RowLink in it makes it a link. With an `id` it may be focused. */
export function Row({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <li className={classes.row} id={id} tabIndex={id === undefined ? undefined : -1}>
      {children}
    </li>
  );
}
