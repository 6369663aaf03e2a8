import type { ReactNode } from 'react';
import { productName } from '#lib/browser/page.ts';
import { titleTexts } from '#texts/titles.ts';
import { CheckerStrip } from './CheckerStrip.tsx';
import { Logo } from './Logo.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PrivacyLink } from './PrivacyLink.tsx';
import classes from './SignedOutFrame.module.css';

/** The frame of the pages outside a session: the strip, the product's name, what everybody may read, the copyright. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <CheckerStrip />
      <OfflineBanner />
      <main className={classes.middle}>
        <div className={classes.column}>
          <div className={classes.head}>
            <Logo size={44} />
            <h1 className={classes.name}>{productName}</h1>
          </div>
          {children}
        </div>
      </main>
      <footer className={classes.foot}>
        <a href="/accessibility">{titleTexts.accessibility}</a>
        <PrivacyLink />
        <span>
          © {new Date().getFullYear()} {productName}
        </span>
      </footer>
    </div>
  );
}
