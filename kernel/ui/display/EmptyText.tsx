import type { ReactNode } from 'react';
import classes from './EmptyText.module.css';

interface EmptyTextProps {
  /** Shown alone in a card, in place of its rows. */
  row?: boolean;
  children: ReactNode;
}

/** A message in grey italics that there is nothing: "No sessions". */
export function EmptyText({ row, children }: EmptyTextProps) {
  return (
    <p className={classes.none} data-row={row || undefined}>
      {children}
    </p>
  );
}
