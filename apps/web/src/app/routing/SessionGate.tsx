import { Suspense } from 'react';
import { useAuth } from '#lib/auth/auth.ts';
import { LoadingFrame } from '../LoadingFrame.tsx';
import { Shell } from '../layout/Shell.tsx';
import { SignInPage } from './lazy-sign-in.ts';

/** The layout and the page with a session, or the sign-in screen without one, under every path (product 14.3). */
export function SessionGate() {
  const auth = useAuth();
  if (auth.status === 'authenticated') return <Shell />;
  return (
    <Suspense fallback={<LoadingFrame />}>
      <SignInPage />
    </Suspense>
  );
}
