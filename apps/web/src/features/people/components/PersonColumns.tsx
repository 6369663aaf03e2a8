import type { ReactNode } from 'react';
import classes from './PersonColumns.module.css';

interface PersonColumnsProps {
  /** Beside the lists where there is room, else below them. */
  summary: ReactNode;
  /** The lists. */
  children: ReactNode;
}

/** How a person's page is laid out below its head. */
export function PersonColumns({ summary, children }: PersonColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.lists}>{children}</div>
      {summary}
    </div>
  );
}
