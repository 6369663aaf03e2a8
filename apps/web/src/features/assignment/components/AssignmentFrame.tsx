import type { ReactNode } from 'react';
import { productName } from '../../../lib/page.ts';
import { Logo } from '../../../ui/Logo.tsx';
import classes from './AssignmentFrame.module.css';

/** What stands round the page of a personal link, with or without a session. */
export function AssignmentFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.header}>
        <Logo size={26} />
        <b>{productName}</b>
      </header>
      <main className={classes.main}>{children}</main>
    </>
  );
}
