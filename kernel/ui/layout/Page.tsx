import type { ReactNode } from 'react';
import classes from './Page.module.css';

/** The frame of every page's content: 1040 px wide, or 640 px for a form, with 20 px between its parts. */
export function Page({ form, children }: { form?: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-form={form || undefined}>
      {children}
    </div>
  );
}
