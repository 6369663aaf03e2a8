// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { expect, it } from 'vitest';
import { newId } from '../http/new-id.ts';
import { BrowserDatabase } from './browser-database.ts';

interface Schema extends DBSchema {
  things: { key: string; value: string };
}

const database = new BrowserDatabase<Schema>(newId(), 5000, (made) => made.createObjectStore('things'));

const kept = () => database.read('things', (store) => store.getAll());
const leave = () => window.dispatchEvent(new Event('pagehide'));

it('what a page is about to change when it is left is given up, and holds up nobody [17.30]', async () => {
  await kept();
  const change = database.write('things', async (store) => {
    await store.put('begun', 'key');
    leave();
    await store.put('ended', 'key');
  });
  await expect(change).rejects.toThrow();
  expect(await kept()).toEqual([]);
});

it('what a page has wholly asked for when it is left is kept [17.30]', async () => {
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const change = database.write('things', async (store) => {
    void store.put('asked', 'key');
    asked();
  });
  await isAsked;
  await Promise.resolve();
  leave();
  await change;
  expect(await kept()).toEqual(['asked']);
});
