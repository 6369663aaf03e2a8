import type { ReactNode } from 'react';
import classes from './Layout.module.css';

interface LayoutProps {
  /** The left column, which comes first on a phone. */
  children: ReactNode;
  /** The right column. */
  aside?: ReactNode;
}

/** The content of the record's page: what is done on the left, what is known on the right; on a phone one below the other. */
export function Layout({ children, aside }: LayoutProps) {
  return (
    <div className={classes.content}>
      <div className={classes.column}>{children}</div>
      {aside && <div className={classes.column}>{aside}</div>}
    </div>
  );
}

/** The bar in reach of the thumb: the usual action, then the other one. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={classes.bar} data-bottom-bar>
      {children}
    </div>
  );
}
