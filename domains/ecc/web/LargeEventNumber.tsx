import type { ReactNode } from 'react';
import classes from './LargeEventNumber.module.css';

/** The number that the ECC has given a patrol, large enough to be read out from it. */
export function LargeEventNumber({ children }: { children: ReactNode }) {
  return <b className={classes.number}>{children}</b>;
}
