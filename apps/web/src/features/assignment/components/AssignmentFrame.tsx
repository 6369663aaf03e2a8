import type { ReactNode } from 'react';
import { productName } from '../../../lib/browser/page.ts';
import { Logo } from '../../../ui/layout/Logo.tsx';
import { OfflineBanner } from '../../../ui/layout/OfflineBanner.tsx';
import classes from './AssignmentFrame.module.css';

/** The frame around the page of a personal link, with or without a session. */
export function AssignmentFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.header}>
        <Logo size={26} />
        <b>{productName}</b>
      </header>
      <OfflineBanner />
      <main className={classes.main}>{children}</main>
    </>
  );
}
