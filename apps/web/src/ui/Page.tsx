import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The frame of every page's content: 1040 wide, or 640 for a form, 20 between its parts. */
export function Page({ form, children }: { form?: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-form={form || undefined}>
      {children}
    </div>
  );
}
