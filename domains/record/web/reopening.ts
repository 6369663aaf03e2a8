import type { QueryClient } from '@tanstack/react-query';
import {
  installRecordWorker,
  reinstallRecordWorker,
  removeRecordWorker,
} from '#lib/browser/record-worker.ts';
import { removeOldDrafts } from '#lib/drafts/draft-store.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import { serverMoment, serverNow } from '#lib/time/clock.ts';
import { isUpcomingOrRunning } from '#patrols/contract';
import { clearReads, keepReads, keptPatrols, type PatrolTimes } from './offline-cache.ts';

/**
 * What makes the pages of a patrol under way open again without coverage: the service worker, which has the page, and the
 * data that they have read. Both are there while a record or a log-on is open, a patrol is read ahead or under way, or something of this
 * person waits to be sent, and never without a session (decision 39); the worker alone while something of anybody waits.
 */

export interface ReopeningSession {
  id: string;
  userId: string;
  client: QueryClient;
}

/** Milliseconds before the start from which a patrol counts as under way. */
const day = 24 * 60 * 60 * 1000;

/** Stops what is kept for this cache, or without one the worker alone; undefined while nothing is. */
let keeping: { client: QueryClient | null; stop: () => void } | undefined;
/** The pages that are shown and must open again. */
const open = new Set<symbol>();
/** How often a session's end has removed all. */
let ends = 0;

/** Keeps what a page needs to open again, until the returned function is called and nothing is under way. */
export function openReopenable(session: ReopeningSession): () => void {
  const page = Symbol();
  open.add(page);
  keep(session);
  return () => {
    open.delete(page);
    void tendReopening(session);
  };
}

/** Goes on keeping while something is under way, and removes the worker otherwise. */
export async function tendReopening(session: ReopeningSession): Promise<void> {
  const endsBefore = ends;
  await forgetOldDrafts();
  const isNeeded = await isSomethingUnderWay(session);
  const isWaiting = await isAnythingWaiting();
  if (ends !== endsBefore) return;
  if (isNeeded || open.size > 0) keep(session);
  else await keepForWaiting(isWaiting);
}

/**
 * Removes all that is kept, except what waits to be sent or is half-typed, and the worker while something waits. Call it if there is no
 * session (product 9.13).
 */
export async function endReopening(): Promise<void> {
  ends += 1;
  const endWorker = async () => keepForWaiting(await isAnythingWaiting());
  await Promise.all([endWorker(), clearReads(), forgetOldDrafts()]);
}

/** Whether a patrol can be logged on or recorded today, or should have been finished by now. `now` is an ISO instant. */
export function isUnderWay(patrol: PatrolTimes, now: string): boolean {
  const startsSoon = Date.parse(patrol.when) - Date.parse(now) < day;
  return patrol.type !== 'event' && startsSoon && isUpcomingOrRunning(patrol, now);
}

/** A browser that keeps nothing has no drafts. */
async function forgetOldDrafts(): Promise<void> {
  await removeOldDrafts(serverNow()).catch(() => {});
}

/** Keeps the worker, and what a session reads if there is one. */
function keep(session: ReopeningSession | null): void {
  const client = session?.client ?? null;
  if (keeping?.client === client) return;
  keeping?.stop();
  const ended = new AbortController();
  const startReads = () => (session ? keepReads(session.client, session.id) : () => {});
  let [stopReads, stopInstalling] = [startReads(), install(installRecordWorker)];
  const stop = () => {
    stopReads();
    stopInstalling();
  };
  // the browser has cleared all of it under the open page (product 17.56)
  const keepAgain = () => {
    stop();
    [stopReads, stopInstalling] = [startReads(), install(reinstallRecordWorker)];
  };
  deviceDatabase.onLost(keepAgain, ended.signal);
  keeping = {
    client,
    stop: () => {
      ended.abort();
      stop();
    },
  };
}

/** Installs the worker until the returned function is called. */
function install(worker: (signal: AbortSignal) => Promise<void>): () => void {
  const ended = new AbortController();
  // the development server has no worker
  if (import.meta.env.MODE !== 'development') void worker(ended.signal).catch(reportError);
  return () => ended.abort();
}

/**
 * Keeps the worker alone while anybody's writes wait, and nothing otherwise. It has nothing of a person, and whoever recorded them must
 * find the page, in another person's session or without one (product 17.63).
 */
async function keepForWaiting(isWaiting: boolean): Promise<void> {
  if (isWaiting) return keep(null);
  keeping?.stop();
  keeping = undefined;
  await removeRecordWorker();
}

/** Whether anybody's writes wait on this device. */
async function isAnythingWaiting(): Promise<boolean> {
  const waiting = await deviceDatabase.read('writes', (store) => store.count()).catch(() => 0);
  return waiting > 0;
}

async function isSomethingUnderWay({ id, userId }: ReopeningSession): Promise<boolean> {
  const now = serverMoment();
  const patrols = await keptPatrols(id);
  if (patrols.some((patrol) => isUnderWay(patrol, now))) return true;
  const waiting = await deviceDatabase
    .read('writes', (store) => store.index('userId').count(userId))
    .catch(() => 0);
  return waiting > 0;
}
