import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useAuth } from '../lib/auth.ts';
import { followChanges } from '../lib/live.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { router } from './router.tsx';
import './signed-in.css';

/** The pages, with what has been read from the server: forgotten whenever somebody signs in anew (specification 4). */
export function RoutedApp() {
  const auth = useAuth();
  const session = auth.status === 'authenticated' ? auth.session : undefined;
  return <Pages key={session} live={session !== undefined} />;
}

function Pages({ live }: { live: boolean }) {
  const client = useMemo(createQueryClient, []);
  useEffect(() => (live ? followChanges(client) : undefined), [client, live]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
