import type { ReactNode } from 'react';
import classes from './AlertButtons.module.css';

/** The buttons below the text of an alert: on a phone each as wide as it, but for those that are only a text. */
export function AlertButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
