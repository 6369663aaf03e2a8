import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { apiPrefix, claimsCookie, type Role } from '#contract';
import { createQueryClient } from '#lib/api/query-client.ts';
import { watchAuth } from '#lib/auth/auth.ts';
import { claimsWith, now } from '#lib/auth/claims.fixture.ts';
import { noteAnswer } from '#lib/browser/online.ts';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { type OwnProfile, ProfileContext } from '#people/web/profile.tsx';
import { show } from './dom.fixture.tsx';

/** For tests of a whole page in a DOM: somebody is signed in, and the test answers as the server. */

const { sub: _id, oid: organizationId = null } = claimsWith();

const hemi: OwnProfile = {
  _id,
  email: 'hemi@example.nz',
  firstName: 'Hemi',
  lastName: 'Tamihana',
  phone: '021 555 0101',
  idNumber: '4711',
  organizationId,
  roles: ['patroller'],
  started: '2024-02-03T01:00:00.000Z',
  finished: null,
  timeZone: 'Pacific/Auckland',
  notices: 'each',
  summaries: 'each',
  secondStep: null,
  analytics: null,
};

/** Signs in with these roles. Both clocks of the device stand still at 21:00 of 15 January 2027 in New Zealand. */
export function signInAs(roles: readonly Role[]): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: now * 1000 });
  const cookie = `${claimsCookie}=${btoa(JSON.stringify(claimsWith({ rls: [...roles] })))}`;
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookie);
  watchAuth();
}

/** Answers each call of these paths with this body or response. Returns the addresses that are called, as they are called. */
export function answerCalls(answers: Record<string, unknown>): readonly URL[] {
  const called: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, { method } = {}) => {
    const url = new URL(String(address), location.origin);
    if (method === 'HEAD') return ofServer(new Response());
    called.push(url);
    const answer = answers[url.pathname.slice(apiPrefix.length)];
    return ofServer(answer instanceof Response ? answer.clone() : Response.json(answer));
  });
  return called;
}

/** The changes that were sent to `answerCalls`, in turn: `PATCH /my/profile` with what it carried. */
export function sentChanges(): [call: string, body: unknown][] {
  return vi.mocked(fetch).mock.calls.flatMap(([address, { method, body } = {}]) => {
    const call = `${method} ${String(address).slice(apiPrefix.length)}`;
    return method === 'GET' || method === 'HEAD'
      ? []
      : [[call, typeof body === 'string' ? JSON.parse(body) : undefined]];
  });
}

interface PageOptions {
  profile?: Partial<OwnProfile>;
  /** By default a wide screen; otherwise a phone's. */
  phone?: boolean;
  /** Where the page is shown: a path with search parameters. */
  address?: string;
}

/** That of a narrow screen. */
const narrow = window.matchMedia;

/** Shows a page to a person of the organization. Returns the user, the router with its history, and the cache. */
export function showPage(page: ReactNode, { profile, phone = false, address = '/' }: PageOptions = {}) {
  const person = { ...hemi, ...profile };
  signInAs(person.roles);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(narrow(media), { matches: !phone && media.includes('min-width') }),
  );
  const component = () => <ProfileContext value={person}>{page}</ProfileContext>;
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = createQueryClient();
  onTestFinished(async () => {
    // A read that is tried again later would tell the next test that the server is not reached.
    await client.cancelQueries();
    client.clear();
    noteAnswer();
  });
  const shown = show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...shown, router, client };
}
