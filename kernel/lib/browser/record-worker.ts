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

/** Milliseconds within which a browser that clears its storage has cleared all of it, the workers some time after the databases. */
const clearing = 2000;

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
    const isThere = await isInstalled(limit, signal);
    if (signal.aborted) return;
    note(isThere);
    if (isThere) return;
    limit *= 2;
    await pause(wait, signal);
  }
}

/** Installs it again where the browser has cleared it; the record does not open without coverage meanwhile. */
export async function reinstallRecordWorker(signal: AbortSignal): Promise<void> {
  note(false);
  await pause(clearing, signal);
  await installRecordWorker(signal);
}

/** Unregisters the worker of the record and removes what it kept. What the browser refuses was never there. */
export async function removeRecordWorker(): Promise<void> {
  const ours = (await registered()).filter(isOfRecord);
  await Promise.all(ours.map((registration) => registration.unregister()));
  const names = (await cacheNames()) ?? [];
  await Promise.all(names.map((name) => workerCaches()?.delete(name)));
  note(false);
}

/** Returns the names of what the worker has kept; undefined if the browser does not tell. */
async function cacheNames(): Promise<string[] | undefined> {
  const names = await workerCaches()
    ?.keys()
    .catch(() => undefined);
  return names?.filter((name) => name.startsWith(cachePrefix));
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
async function isInstalled(limit: number, signal: AbortSignal): Promise<boolean> {
  const registration = await serviceWorkers()
    ?.register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return false;
  if (registration.installing) await settled(registration.installing, limit);
  const isEmpty = (await cacheNames())?.length === 0; // somebody has cleared what it kept
  if (signal.aborted) return false;
  if (registration.active && !isEmpty) return true;
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
