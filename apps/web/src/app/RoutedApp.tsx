import type { QueryClient } from '@tanstack/react-query';
import { isOnline } from '#lib/browser/online.ts';
import { withDeviceFile } from './device-file.ts';
// Imported first, so that each component's own styles override it.
import './styles/signed-in.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import type { Role } from '#contract';
import { call } from '#lib/api/api.ts';
import { followChanges } from '#lib/api/live.ts';
import { queriesSettled } from '#lib/api/query-client.ts';
import { currentAuth, useAuth } from '#lib/auth/auth.ts';
import type { AuthState } from '#lib/auth/auth-state.ts';
import { dropInputOfOthers } from '#lib/form/saved-input.ts';
import { yieldToMain } from '#lib/loading/yield-to-main.ts';
import { peopleRoutes } from '#people/contract';
import { isLinkPage } from './routing/link-pages.ts';
import { cacheOf, prefetchSession } from './routing/prefetch-session.ts';
import { theRouter } from './routing/router.ts';
import { useClockWatch } from './use-clock-watch.ts';

/** The pages and the session's query cache. Another session starts with an empty cache (product 9.5). */
export function RoutedApp() {
  const session = sessionOf(useAuth());
  useFirstPageForNewUser(session?.userInfo.userId);
  return (
    <Pages
      key={session?.session}
      session={session?.session}
      ended={session?.ended}
      userId={session?.userInfo.userId}
      roles={session?.userInfo.roles}
    />
  );
}

function sessionOf(auth: AuthState) {
  return auth.status === 'authenticated' ? auth : undefined;
}

interface PagesProps {
  /** Undefined, like the others, when nobody is signed in. */
  session: string | undefined;
  /** Whether the session has ended while a page holds it. */
  ended: boolean | undefined;
  userId: string | undefined;
  roles: readonly Role[] | undefined;
}

function Pages({ session, ended, userId, roles }: PagesProps) {
  const client = cacheOf(session);
  const live = session !== undefined;
  useEffect(() => {
    if (roles) prefetchSession(client, roles);
  }, [client, roles]);
  useEffect(() => (live ? followChanges(client, readProfile) : undefined), [client, live]);
  useRecordQueue(session, userId, client);
  useReadAhead(ended ? undefined : session, userId, client);
  useClockWatch(live);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={theRouter()} context={{ session: roles && { client, roles } }} />
    </QueryClientProvider>
  );
}

function readProfile(signal: AbortSignal): Promise<unknown> {
  return call(peopleRoutes.getMyProfile, { signal });
}

/** Loads the page at the current URL and waits for its data, before the first render. */
export async function loadFirstPage(): Promise<void> {
  const session = sessionOf(currentAuth());
  const client = cacheOf(session?.session);
  const roles = session?.userInfo.roles;
  await yieldToMain();
  if (roles && !isLinkPage(location.pathname)) prefetchSession(client, roles);
  await yieldToMain();
  const router = theRouter();
  router.update({ ...router.options, context: { session: roles && { client, roles } } });
  await router.load();
  await queriesSettled(client);
}

/** The last person who was signed in in this tab. */
let lastUserId: string | undefined;

/** Sends another person, who may have signed in in another tab, to their own first page. */
function useFirstPageForNewUser(userId: string | undefined): void {
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const another = lastUserId !== undefined && lastUserId !== userId;
    lastUserId = userId;
    dropInputOfOthers(userId);
    if (another && !isLinkPage(location.pathname))
      void theRouter().navigate({ to: '/', replace: true, ignoreBlocker: true });
  }, [userId]);
}

/** Reads ahead what a patrol under way needs without coverage (product 17.33), as long as the session lives. */
function useReadAhead(session: string | undefined, userId: string | undefined, client: QueryClient): void {
  useEffect(() => {
    if (session === undefined || userId === undefined) return;
    return withDeviceFile(async (device, signal) =>
      device.readAhead({ id: session, userId, client }, signal),
    );
  }, [session, userId, client]);
}

/**
 * Sends what this person has recorded on this device, whichever page they open (product 17.11), and shows what
 * was read before the coverage was lost, at once if there is none. Does neither if nobody is signed in.
 */
function useRecordQueue(session: string | undefined, userId: string | undefined, client: QueryClient): void {
  useEffect(() => {
    if (session === undefined || userId === undefined) return;
    return withDeviceFile(
      async (device) => {
        device.recordQueueOf(userId, client);
        await device.restoreReads(client, session);
        await device.tendReopening({ id: session, userId, client });
      },
      isOnline() ? undefined : 0,
    );
  }, [session, userId, client]);
}
