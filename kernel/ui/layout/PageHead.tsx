import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

interface PageHeadProps {
  /** A sentence in grey: "9 patrols, the next one tonight". Nothing while it is unknown. */
  children?: ReactNode;
  /** The field that searches the list; on a phone it has a line of its own. */
  search?: ReactNode;
  /** The screen's one amber button, with a switch before it if needed. */
  action?: ReactNode;
}

/** The line above a list. */
export function PageHead({ children, search, action }: PageHeadProps) {
  return (
    <div className={classes.head}>
      {search && <div className={classes.search}>{search}</div>}
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
