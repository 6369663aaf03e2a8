import type { ReactNode } from 'react';
import classes from './None.module.css';

interface NoneProps {
  /** Stands alone in a card, in place of its rows. */
  row?: boolean;
  children: ReactNode;
}

/** Says in italic grey that there is nothing: "No sessions". */
export function None({ row, children }: NoneProps) {
  return (
    <p className={classes.none} data-row={row || undefined}>
      {children}
    </p>
  );
}
