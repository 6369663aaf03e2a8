import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '#lib/auth/auth.ts';
import { endFirstPaint } from '#lib/loading/first-paint.ts';
import { LoadingFrame } from './LoadingFrame.tsx';
import { RootErrorBoundary } from './RootErrorBoundary.tsx';
import { RoutedApp } from './routing/lazy-routed-app.ts';
import { SignInPage } from './routing/lazy-sign-in.ts';
import { isLinkPage } from './routing/link-pages.ts';
import { useForgetReads } from './use-forget-reads.ts';

/**
 * Without a session every path but those of mailed links is the sign-in screen (product 14.3). That screen loads without
 * the router and the pages, so that it appears at once.
 */
export function App() {
  useForgetReads();
  useEffect(endFirstPaint, []);
  const signedIn = useAuth().status === 'authenticated';
  const [byLink] = useState(() => isLinkPage(location.pathname));
  const withPages = signedIn || byLink;
  // The key resets the error boundary when a session begins or ends.
  return (
    <RootErrorBoundary key={String(withPages)}>
      <Suspense fallback={<LoadingFrame />}>{withPages ? <RoutedApp /> : <SignIn />}</Suspense>
    </RootErrorBoundary>
  );
}

/** The first interaction: typing, pressing, or a password manager that fills in the form. */
const firstInteractions = ['keydown', 'pointerdown', 'input'];

/** The sign-in screen. The signed-in pages load only from the first interaction on, so that they do not delay it. */
function SignIn() {
  useEffect(() => {
    const interacted = new AbortController();
    const load = () => {
      interacted.abort();
      void RoutedApp.preload();
    };
    for (const event of firstInteractions) addEventListener(event, load, { signal: interacted.signal });
    return () => interacted.abort();
  }, []);
  return <SignInPage />;
}
