import type { ReactNode } from 'react';
import classes from './Layout.module.css';

interface LayoutProps {
  /** The left column, which comes first on a phone. */
  children: ReactNode;
  /** The bar in reach of the thumb: the usual action, then the other one. The keyboard reaches it before `aside`. */
  bar?: ReactNode;
  /** The right column. */
  aside?: ReactNode;
}

/** The content of the record's page: what is done on the left, what is known on the right; on a phone one below the other. */
export function Layout({ children, bar, aside }: LayoutProps) {
  return (
    <div className={classes.content}>
      <div className={classes.column}>{children}</div>
      {bar && <div className={classes.bar}>{bar}</div>}
      {aside && <div className={`${classes.column} ${classes.aside}`}>{aside}</div>}
    </div>
  );
}

/** A line of the bar above its buttons. Its place is kept, so that nothing moves when it has more to say. */
export function BarLine({ children }: { children: ReactNode }) {
  return <div className={classes.line}>{children}</div>;
}
