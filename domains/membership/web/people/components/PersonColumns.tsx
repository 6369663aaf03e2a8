import type { ReactNode } from 'react';
import classes from './PersonColumns.module.css';

interface PersonColumnsProps {
  /** Shown beside the lists, or below them on narrow screens. */
  summary: ReactNode;
  /** The lists. */
  children: ReactNode;
}

/** The layout of a person's page below its head. */
export function PersonColumns({ summary, children }: PersonColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.lists}>{children}</div>
      {summary}
    </div>
  );
}
