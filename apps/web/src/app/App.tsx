import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../lib/auth.ts';
import { LastResort } from './LastResort.tsx';
import { LoadingFrame } from './LoadingFrame.tsx';
import { RoutedApp } from './lazy-routed-app.ts';
import { SignInPage } from './lazy-sign-in.ts';
import { isLinkPage } from './link-pages.ts';

/**
 * Whoever comes without a session wants to sign in, under whatever path: that screen comes alone, without the router and
 * the pages behind it, so that it is there at once.
 */
export function App() {
  const signedIn = useAuth().status === 'authenticated';
  const [byLink] = useState(() => isLinkPage(location.pathname));
  const withPages = signedIn || byLink;
  // By key, so that what went wrong with the one does not stand in the way of the other.
  return (
    <LastResort key={String(withPages)}>
      <Suspense fallback={<LoadingFrame />}>{withPages ? <RoutedApp /> : <SignIn />}</Suspense>
    </LastResort>
  );
}

/** What the person begins with: typing, pressing, or a password manager that fills in the form. */
const beginnings = ['keydown', 'pointerdown', 'input'];

/** The sign-in screen; what follows it loads while the person types, and not before: the screen itself comes first. */
function SignIn() {
  useEffect(() => {
    const begun = new AbortController();
    const load = () => {
      begun.abort();
      void RoutedApp.preload();
    };
    for (const event of beginnings) addEventListener(event, load, { signal: begun.signal });
    return () => begun.abort();
  }, []);
  return <SignInPage />;
}
