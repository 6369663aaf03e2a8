// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract';
import { createQueryClient } from '#lib/api/query-client.ts';
import { adminProfile } from '#people/web/profile.fixture.ts';
import { show } from '../../dom.fixture.tsx';
import { answerCalls, signInAs } from '../../page.fixture.tsx';
import { routeTree } from '../routing/pages.ts';
import '#lib/analytics/page-view.ts'; // loaded before, so that only the wait for a page to count is left

const url = 'https://stats.example/event';
const analytics = { url, identity: 'a pseudonym' };
const [id, otherId] = ['01a1fd7b-b91a-7493-bac8-35bbba4fa6ae', '01a1fd7b-b91a-7493-bac8-35bbba4fa6af'];

/**
 * Opens the whole application at a path. Returns functions that stay there for some milliseconds and that go
 * elsewhere.
 */
async function open(path: string, where: typeof analytics | null = analytics, roles: Role[] = ['patroller']) {
  signInAs(roles);
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  answerCalls({ '/my/profile': { ...adminProfile, roles, analytics: where } });
  const client = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, context: { session: { client, roles } } });
  await router.load();
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const stay = (duration: number) => act(() => vi.advanceTimersByTimeAsync(duration));
  await vi.waitFor(() => expect(document.title).not.toBe(''), 10_000);
  return {
    stay,
    router,
    async go(next: string) {
      await act(() => router.navigate({ href: next }));
    },
  };
}

/** Returns the pages that were reported so far. */
function reported(): string[] {
  return vi
    .mocked(fetch)
    .mock.calls.filter(([address]) => address === url)
    .map(([, request]) => JSON.parse(String(request?.body)).page);
}

describe('[21.3] a page is reported', () => {
  it('once for each time it is opened, by its pattern', async () => {
    const { go, stay } = await open('/patrol');
    await stay(2000);
    expect(reported()).toEqual(['/patrol']);
    for (const path of [`/patrol/${id}/edit`, `/patrol/${otherId}/edit`, '/patrol']) {
      await go(path);
      await stay(2000);
    }
    expect(reported()).toEqual(['/patrol', '/patrol/{id}/edit', '/patrol/{id}/edit', '/patrol']);
  });

  it('not again when only its search parameters change', async () => {
    const { go, stay } = await open('/people?search=mai', analytics, ['admin']);
    await stay(2000);
    await go('/people?search=maia#list');
    await stay(2000);
    expect(reported()).toEqual(['/people']);
  });

  it('not when it only redirects, or is left at once', async () => {
    const { go, stay, router } = await open('/device');
    await stay(2000);
    await vi.waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/'), 10_000);
    await stay(2000);
    expect(reported()).toEqual(['/']);
    await go('/patrol');
    await go('/person');
    await stay(2000);
    expect(reported()).toEqual(['/', '/person']);
  });

  it('without its address, when there is no such page', async () => {
    const { stay } = await open(`/set-passwrd/${id}.secret`);
    await stay(2000);
    expect(reported()).toEqual(['/*']);
  });
});

it('[21.1] nothing is sent by an installation without a host', async () => {
  const { go, stay } = await open('/patrol', null);
  await stay(2000);
  await go('/person');
  await stay(2000);
  const addresses = vi.mocked(fetch).mock.calls.map(([address]) => String(address));
  expect(addresses).toContain('/api/v1/my/profile');
  expect(addresses.filter((address) => !address.startsWith('/api/v1/my/'))).toEqual([]);
});

it.each(['/ecc', '/assignment/confirm', '/set-password'])(
  '[21.4] the page of a mailed link at %s is not reported, to whomever it opens',
  async (path) => {
    const { go, stay } = await open(`${path}/${id}.secret`);
    await stay(2000);
    expect(reported()).toEqual([]);
    await go('/patrol');
    await stay(2000);
    expect(reported()).toEqual(['/patrol']);
  },
);
