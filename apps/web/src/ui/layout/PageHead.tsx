import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

interface PageHeadProps {
  /** A sentence in grey: "9 patrols, the next one tonight". Nothing while it is unknown. */
  children?: ReactNode;
  /** The screen's one amber button, with a switch before it if needed. */
  action?: ReactNode;
}

/** The line above a list. */
export function PageHead({ children, action }: PageHeadProps) {
  return (
    <div className={classes.head}>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
