import { Suspense } from 'react';
import { SignInPage } from '../features/sign-in/pages/SignInPage.tsx';
import { useAuth } from '../lib/auth.ts';
import { LoadingFrame } from './LoadingFrame.tsx';
import { Shell } from './lazy-shell.ts';

/** Whatever the path: sign-in for whoever is not signed in, the layout and the page for whoever is. */
export function SessionGate() {
  const auth = useAuth();
  if (auth.status !== 'authenticated') return <SignInPage />;
  return (
    <Suspense fallback={<LoadingFrame />}>
      <Shell />
    </Suspense>
  );
}
