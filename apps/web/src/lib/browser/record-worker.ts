import { useSyncExternalStore } from 'react';
import { serviceWorkers, workerCaches } from '../storage/browser-storage.ts';
import { pause } from './pause.ts';

/**
 * The service worker of the record, which opens some pages without coverage (decision 39). Without one, as on an insecure
 * page or in a private window, everything else works.
 */

/** The address of its script, which stays the same with every build (build-worker.ts). */
const address = '/record-worker.js';
/** The names of its caches begin with this (record-worker/answer.ts). */
const cachePrefix = 'record ';
/** Milliseconds between two attempts, at most. */
const longestWait = 30_000;
/** Milliseconds that the first attempt may take to keep the page; each further one may take twice as long. */
const firstLimit = 60_000;

/** Whether a worker is known to have kept the page. */
let hasPage = false;
const listeners = new Set<() => void>();

/** Whether it is known that this device opens the record's page without coverage. */
export function useOpensWithoutCoverage(): boolean {
  return useSyncExternalStore(subscribe, () => hasPage);
}

/** Unregisters every service worker but that of the record: an earlier version may have left one (product 14.4). */
export async function unregisterOtherWorkers(): Promise<void> {
  const others = (await registered()).filter((registration) => !isOfRecord(registration));
  await Promise.all(others.map((registration) => registration.unregister()));
}

/** Registers the worker of the record, and tries again until it has kept the page or the signal aborts. */
export async function installRecordWorker(signal: AbortSignal): Promise<void> {
  if (!serviceWorkers()) return;
  let limit = firstLimit;
  for (let wait = 1000; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    note(await isInstalled(limit));
    if (hasPage) return;
    limit *= 2;
    await pause(wait, signal);
  }
}

/** Unregisters the worker of the record and removes what it kept. What the browser refuses was never there. */
export async function removeRecordWorker(): Promise<void> {
  const ours = (await registered()).filter(isOfRecord);
  await Promise.all(ours.map((registration) => registration.unregister()));
  const kept = workerCaches();
  const names = (await kept?.keys().catch(none)) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => kept?.delete(name)));
  note(false);
}

/** A browser that refuses workers has none. */
async function registered(): Promise<readonly ServiceWorkerRegistration[]> {
  return (await serviceWorkers()?.getRegistrations().catch(none)) ?? [];
}

function none(): [] {
  return [];
}

function isOfRecord({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const worker = active ?? waiting ?? installing;
  return worker !== null && new URL(worker.scriptURL).pathname === address;
}

/** Registers it, which also looks for a newer one, and returns whether one has kept its page within so many milliseconds. */
async function isInstalled(limit: number): Promise<boolean> {
  const registration = await serviceWorkers()
    ?.register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return false;
  if (registration.installing) await settled(registration.installing, limit);
  if (registration.active) return true;
  await registration.unregister(); // WebKit leaves some "installing" for ever, and registering alone would find the same one
  return false;
}

/** Waits until a worker has kept its page or failed to, but no longer than so many milliseconds. */
function settled(worker: ServiceWorker, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      clearTimeout(timer);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function note(now: boolean): void {
  hasPage = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
