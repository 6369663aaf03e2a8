import type { ReactNode } from 'react';
import classes from './Ledger.module.css';

/** Rows under each other: what a table becomes on a phone, and short lists everywhere. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>;
}

/** One row; a RowLink in it makes it a link. */
export function Row({ children }: { children: ReactNode }) {
  return <li className={classes.row}>{children}</li>;
}
