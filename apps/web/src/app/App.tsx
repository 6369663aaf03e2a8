import { lazy, Suspense, useState } from 'react';
import { SignInPage } from '../features/sign-in/pages/SignInPage.tsx';
import { useAuth } from '../lib/auth.ts';
import { LastResort } from './LastResort.tsx';
import { isLinkPage } from './link-pages.ts';

const RoutedApp = lazy(async () => ({ default: (await import('./RoutedApp.tsx')).RoutedApp }));

/**
 * Whoever comes without a session wants to sign in, under whatever path: that screen comes alone, without the router and
 * the pages behind it, so that it is there at once.
 */
export function App() {
  const signedIn = useAuth().status === 'authenticated';
  const [byLink] = useState(() => isLinkPage(location.pathname));
  if (!signedIn && !byLink) return <SignInPage />;
  return (
    <LastResort>
      <Suspense fallback={null}>
        <RoutedApp />
      </Suspense>
    </LastResort>
  );
}
