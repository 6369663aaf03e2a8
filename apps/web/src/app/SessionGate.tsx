import { Suspense } from 'react';
import { useAuth } from '../lib/auth.ts';
import { LoadingFrame } from './LoadingFrame.tsx';
import { Shell } from './layout/Shell.tsx';
import { SignInPage } from './lazy-sign-in.ts';

/** Whatever the path: sign-in for whoever is not signed in, the layout and the page for whoever is. */
export function SessionGate() {
  const auth = useAuth();
  if (auth.status === 'authenticated') return <Shell />;
  return (
    <Suspense fallback={<LoadingFrame />}>
      <SignInPage />
    </Suspense>
  );
}
