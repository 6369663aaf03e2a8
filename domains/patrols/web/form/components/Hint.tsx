import type { ReactNode } from 'react';
import classes from './PatrolForm.module.css';

/** What saving the form will do. */
export function Hint({ children }: { children: ReactNode }) {
  return <p className={classes.hint}>{children}</p>;
}
