import { lazy, Suspense } from 'react';
import { SignInPage } from '../features/sign-in/pages/SignInPage.tsx';
import { useAuth } from '../lib/auth.ts';

const Shell = lazy(async () => ({ default: (await import('./layout/Shell.tsx')).Shell }));

/** Whatever the path: sign-in for whoever is not signed in, the layout and the page for whoever is. */
export function SessionGate() {
  const auth = useAuth();
  if (auth.status !== 'authenticated') return <SignInPage />;
  return (
    <Suspense fallback={null}>
      <Shell />
    </Suspense>
  );
}
