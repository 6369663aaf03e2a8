// First, as each component's own style has to win; and so does Shell, for both to have it from what they share.
import './signed-in.css';

import type { Role } from '@patrolbook/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useAuth } from '../lib/auth.ts';
import { directoryQuery } from '../lib/directory.ts';
import { followChanges } from '../lib/live.ts';
import { myOrganizationQuery, myProfileQuery } from '../lib/profile.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { isLinkPage } from './link-pages.ts';
import { router } from './router.tsx';

/** The pages, with what has been read from the server: forgotten whenever somebody signs in anew (specification 4). */
export function RoutedApp() {
  const auth = useAuth();
  const session = auth.status === 'authenticated' ? auth : undefined;
  useOwnPages(session?.userInfo.userId);
  return <Pages key={session?.session} roles={session?.userInfo.roles} />;
}

/** `roles` of whoever is signed in; undefined when nobody is. */
function Pages({ roles }: { roles: readonly Role[] | undefined }) {
  const client = useMemo(createQueryClient, []);
  const live = roles !== undefined;
  // While drawing and not after it: an effect would wait for the layout's own files.
  useMemo(() => readFirst(client, roles), [client, roles]);
  useEffect(() => (live ? followChanges(client) : undefined), [client, live]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} context={{ session: roles && { client, roles } }} />
    </QueryClientProvider>
  );
}

/** Asks for what every page waits for, the profile, and what nearly all show, while the layout is still on its way. */
function readFirst(client: QueryClient, roles: readonly Role[] | undefined): void {
  if (!roles) return;
  void client.prefetchQuery(myProfileQuery);
  if (roles.includes('sa')) return;
  void client.prefetchQuery(myOrganizationQuery);
  void client.prefetchQuery(directoryQuery);
}

/** The last person who was signed in in this tab. */
let last: string | undefined;

/** Another person, who may have signed in in another tab, begins at their own first page, not where the last one was. */
function useOwnPages(userId: string | undefined): void {
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const another = last !== undefined && last !== userId;
    last = userId;
    if (another && !isLinkPage(location.pathname))
      void router.navigate({ to: '/', replace: true, ignoreBlocker: true });
  }, [userId]);
}
