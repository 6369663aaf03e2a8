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

/** Unregisters every service worker but that of the record: an earlier version may have left one (product 14.4). */
export async function unregisterOtherWorkers(): Promise<void> {
  const others = (await registered()).filter((registration) => !isOfRecord(registration));
  await Promise.all(others.map((registration) => registration.unregister()));
}

/** Registers the worker of the record, and tries again until it has kept the page or the signal aborts. */
export async function installRecordWorker(signal: AbortSignal): Promise<void> {
  if (!serviceWorkers()) return;
  for (let wait = 1000; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
    if (await isInstalled()) return;
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

/** Registers it, which also looks for a newer one, and returns whether one has kept its page. */
async function isInstalled(): Promise<boolean> {
  const registration = await serviceWorkers()
    ?.register(address, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return false;
  if (registration.installing) await settled(registration.installing);
  return registration.active !== null;
}

/** Waits until a worker has kept its page, or failed to. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
