import type { ReactNode } from 'react';
import classes from './FieldPair.module.css';

/** Two fields side by side; on a phone one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
