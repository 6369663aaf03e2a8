// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { newId } from '#lib/http/new-id.ts';
import { clearReads, keepReads, restoreReads } from './offline-cache.ts';

const queryKey = ['patrol', 'one'];

/** Reads something on a page that keeps its reads, and closes it. */
async function readAndClose(session: string, data = 'read'): Promise<void> {
  const client = new QueryClient();
  const end = keepReads(client, session);
  const page = new QueryObserver(client, { queryKey, queryFn: () => data }).subscribe(() => {});
  await client.fetchQuery({ queryKey: ['another page'], queryFn: () => 'not shown here' });
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe(data), 10_000);
  await restoreReads(new QueryClient(), session); // has its turn after what is being kept
  end();
  page();
}

async function restored(session: string): Promise<QueryClient> {
  const client = new QueryClient();
  await restoreReads(client, session);
  return client;
}

it('a page that is opened again in its session has what it had read, as stale [17.30]', async () => {
  const session = newId();
  await readAndClose(session);
  const client = await restored(session);
  expect(client.getQueryData(queryKey)).toBe('read');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryData(['another page'])).toBeUndefined();
});

it('a device that is busy at first is asked again [17.30]', async () => {
  const session = newId();
  await readAndClose(session);
  const busy = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (let count = 0; count < 5; count++)
    busy.mockImplementationOnce(() => {
      throw new Error('busy');
    });
  expect((await restored(session)).getQueryData(queryKey)).toBe('read');
  busy.mockRestore();
});

it('so has one that had been read on another page before', async () => {
  const session = newId();
  const client = new QueryClient();
  client.setQueryData(queryKey, 'read');
  const end = keepReads(client, session);
  const page = new QueryObserver(client, { queryKey, staleTime: 1000 }).subscribe(() => {});
  await restoreReads(new QueryClient(), session);
  end();
  page();
  expect((await restored(session)).getQueryData(queryKey)).toBe('read');
});

it('what is kept follows an answer to a write, also when no page shows it', async () => {
  const session = newId();
  await readAndClose(session);
  const client = new QueryClient();
  const end = keepReads(client, session);
  client.setQueryData(queryKey, 'answered');
  client.setQueryData(['another page'], 'not kept');
  await vi.waitFor(
    async () => expect((await restored(session)).getQueryData(queryKey)).toBe('answered'),
    10_000,
  );
  end();
  expect((await restored(session)).getQueryData(['another page'])).toBeUndefined();
});

it('what was read since is not replaced', async () => {
  const session = newId();
  await readAndClose(session);
  const client = new QueryClient();
  client.setQueryData(queryKey, 'newer');
  await restoreReads(client, session);
  expect(client.getQueryData(queryKey)).toBe('newer');
});

it('another session sees nothing of it, and ends it [9.13]', async () => {
  const session = newId();
  await readAndClose(session);
  expect((await restored(newId())).getQueryData(queryKey)).toBeUndefined();
  expect((await restored(session)).getQueryData(queryKey)).toBeUndefined();
});

it('it goes when nobody is signed in any more [9.13]', async () => {
  const session = newId();
  await readAndClose(session);
  await clearReads();
  expect((await restored(session)).getQueryData(queryKey)).toBeUndefined();
});

it('a device that was too busy to answer is asked again [17.30]', async () => {
  const session = newId();
  await readAndClose(session);
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('busy', 'InvalidStateError');
  });
  expect((await restored(session)).getQueryData(queryKey)).toBe('read');
});

it('a device that keeps nothing opens nothing', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  expect((await restored(newId())).getQueryData(queryKey)).toBeUndefined();
});
