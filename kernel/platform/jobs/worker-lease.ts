import { setTimeout as wait } from 'node:timers/promises';
import { second } from '../clock.ts';
import type { Database, PoolConnection } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { holdWorkerLock } from './store.ts';

/**
 * Shows the other workers that this one is alive by an advisory lock on its id. A dedicated connection holds the
 * lock, which the database frees when the process dies. If the connection is lost, the lease is acquired again,
 * for the jobs that still run.
 */
export interface WorkerLease {
  /** Resolves once the lease is held; rejects if the database cannot be reached. */
  acquire(workerId: string): Promise<void>;
  /** Resolves when the connection is lost for the first time. */
  lost: Promise<void>;
  release(): void;
}

export function createWorkerLease(database: Database, log: Log): WorkerLease {
  let holder: PoolConnection | null = null;
  let released = false;
  let announceLoss = () => {};
  const lost = new Promise<void>((resolve) => {
    announceLoss = resolve;
  });

  async function acquire(workerId: string): Promise<void> {
    const client = await database.$client.connect();
    try {
      await holdWorkerLock(client, workerId);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (released) return client.release(true);
    holder = client;
    client.once('error', () => {
      if (holder !== client) return;
      holder = null;
      client.release(true);
      announceLoss();
      void acquireAgain(workerId);
    });
  }

  async function acquireAgain(workerId: string): Promise<void> {
    while (!released && !holder) {
      try {
        await acquire(workerId);
      } catch (err) {
        log.warn({ err }, 'the worker lease could not be acquired; trying again');
        await wait(second);
      }
    }
  }

  return {
    acquire,
    lost,
    release() {
      released = true;
      holder?.release(true);
      holder = null;
    },
  };
}
