import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

/** A list of rows: in place of a table on a phone, and for short lists everywhere. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

/** One row; a RowLink in it makes it a link. */
export function Row({ children }: { children: ReactNode }) {
  return <li className={classes.row}>{children}</li>;
}
