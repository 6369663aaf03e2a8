import type { ReactNode } from 'react';
import { productName } from '#lib/browser/page.ts';
import classes from './LinkFrame.module.css';
import { Logo } from './Logo.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PrivacyLink } from './PrivacyLink.tsx';

/** The frame around the page of a mailed link, with or without a session. */
export function LinkFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.header}>
        <Logo size={26} />
        <b>{productName}</b>
      </header>
      <OfflineBanner />
      <main className={classes.main}>{children}</main>
      <footer className={classes.foot}>
        <PrivacyLink />
      </footer>
    </>
  );
}
