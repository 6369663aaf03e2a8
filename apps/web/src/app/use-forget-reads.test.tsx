// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccessClaims, claimsCookie } from '#contract';
import { useKeptSession, watchAuth } from '#lib/auth/auth.ts';
import { claimsWith, now } from '#lib/auth/claims.fixture.ts';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { newId } from '#lib/http/new-id.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import { adminProfile } from '#people/web/profile.fixture.ts';
import { ProfileContext } from '#people/web/profile.tsx';
import { useRecorder } from '#record/web/use-record.ts';
import { show } from '../dom.fixture.tsx';
import { App } from './App.tsx';
import { useForgetReads } from './use-forget-reads.ts';

const { sid: session, sub: userId } = claimsWith();
let cookie = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: now * 1000 });
  vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => cookie);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => ofServer(Response.json({})));
  const read = { session, queryKey: ['patrol', 'one'], data: { phone: '021 555 0101' }, readAt: 0 };
  const refusal = { status: 409, code: 'full', message: 'No more.', issues: [] }; // so that nothing sends it
  const recorded = new Date().toISOString();
  const write = { id: newId(), userId, group: 'one', kind: 'incident', payload: {}, recorded, refusal };
  await deviceDatabase.write('reads', (store) => store.put(read, [session, 'patrol']));
  await deviceDatabase.write('writes', async (store) => {
    await store.clear();
    await store.add(write);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sets the browser's cookie: the claims of a session, or none. */
function keepCookie(claims: Partial<AccessClaims> | undefined): void {
  cookie = claims ? `${claimsCookie}=${btoa(JSON.stringify(claimsWith(claims)))}` : '';
  watchAuth();
}

/** Returns how much is on the device after the page has been open for some seconds. */
async function kept() {
  for (let second = 0; second < 3; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await vi.dynamicImportSettled();
  }
  return {
    reads: await deviceDatabase.read('reads', (store) => store.count()),
    writes: await deviceDatabase.read('writes', (store) => store.count()),
  };
}

/** The code takes its time to load on a busy machine. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000 });

function Start() {
  useForgetReads();
  return null;
}

describe('what the record has read', () => {
  it.each<[string, Partial<AccessClaims> | undefined]>([
    ['nobody is signed in: another device has revoked the session', undefined],
    ['the session has expired, without coverage too', { naf: now - 1 }],
  ])(
    'leaves the device at the next start of a page when %s, and what waits stays [9.13]',
    async (_, claims) => {
      keepCookie(claims);
      await act(async () => show(<App />));
      await eventually(async () => expect(await kept()).toEqual({ reads: 0, writes: 1 }));
    },
  );

  it('stays while the session lives, and leaves when its refresh is refused or it ends in another tab [9.13]', async () => {
    keepCookie({});
    render(<Start />);
    expect(await kept()).toEqual({ reads: 1, writes: 1 });
    act(() => keepCookie(undefined));
    await eventually(async () => expect(await kept()).toEqual({ reads: 0, writes: 1 }));
  });

  it('leaves when the session ends under a record that stays on the screen, and is not kept again [9.13]', async () => {
    keepCookie({});
    const client = new QueryClient();
    const pages = (isFormOpen: boolean) => (
      <QueryClientProvider client={client}>
        <ProfileContext value={adminProfile}>
          <Start />
          <HeldRecord />
          {isFormOpen && <Form />}
        </ProfileContext>
      </QueryClientProvider>
    );
    const { rerender } = render(pages(true));
    await eventually(async () => expect((await kept()).reads).toBe(2));
    act(() => keepCookie(undefined));
    await eventually(async () => expect((await kept()).reads).toBe(0));
    rerender(pages(false));
    rerender(pages(true));
    expect((await kept()).reads).toBe(0);
  });
});

function HeldRecord() {
  useKeptSession();
  useRecorder('one');
  return null;
}

function Form() {
  useQuery({ queryKey: ['patrol', 'two'], queryFn: () => ({ phone: '021 555 0102' }) });
  return null;
}
