// First, as each component's own style has to win.
import './signed-in.css';

import type { Role } from '@patrolbook/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { currentAuth, useAuth } from '../lib/auth.ts';
import type { AuthState } from '../lib/auth-state.ts';
import { breathe } from '../lib/breathe.ts';
import { followChanges } from '../lib/live.ts';
import { answered } from '../lib/query-client.ts';
import { isLinkPage } from './link-pages.ts';
import { cacheOf, readFirst } from './read-first.ts';
import { theRouter } from './router.tsx';

/** The pages, with what has been read from the server: forgotten whenever somebody signs in anew (specification 4). */
export function RoutedApp() {
  const session = sessionOf(useAuth());
  useOwnPages(session?.userInfo.userId);
  return <Pages key={session?.session} session={session?.session} roles={session?.userInfo.roles} />;
}

function sessionOf(auth: AuthState) {
  return auth.status === 'authenticated' ? auth : undefined;
}

interface PagesProps {
  /** Undefined when nobody is signed in, as are the roles. */
  session: string | undefined;
  roles: readonly Role[] | undefined;
}

function Pages({ session, roles }: PagesProps) {
  const client = cacheOf(session);
  const live = session !== undefined;
  useEffect(() => {
    if (roles) readFirst(client, roles);
  }, [client, roles]);
  useEffect(() => (live ? followChanges(client) : undefined), [client, live]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={theRouter()} context={{ session: roles && { client, roles } }} />
    </QueryClientProvider>
  );
}

/** Loads the page of the address and waits for the answers to what it reads, before anything is drawn. */
export async function openFirst(): Promise<void> {
  const session = sessionOf(currentAuth());
  const client = cacheOf(session?.session);
  const roles = session?.userInfo.roles;
  await breathe();
  if (roles && !isLinkPage(location.pathname)) readFirst(client, roles);
  await breathe();
  const router = theRouter();
  router.update({ ...router.options, context: { session: roles && { client, roles } } });
  await router.load();
  await answered(client);
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
      void theRouter().navigate({ to: '/', replace: true, ignoreBlocker: true });
  }, [userId]);
}
