import { setTimeout as wait } from 'node:timers/promises';
import { second } from '../clock.ts';
import type { Client, Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { holdWorkerLock } from './store.ts';

/**
 * Tells the other workers that this one is alive: an advisory lock under its id, held on a connection of its own, which the
 * database frees when the process dies. Lost with its connection, it is taken again.
 */
export interface LifeSign {
  /** Resolves once it is given. */
  give(workerId: string): Promise<void>;
  end(): void;
}

export function createLifeSign(database: Database, log: Log): LifeSign {
  let holder: Client | null = null;
  let ended = false;

  async function take(workerId: string): Promise<void> {
    const client = await database.$client.connect();
    try {
      await holdWorkerLock(client, workerId);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (ended) return client.release(true);
    holder = client;
    client.once('error', () => {
      if (holder !== client) return;
      holder = null;
      client.release(true);
      void give(workerId);
    });
  }

  async function give(workerId: string): Promise<void> {
    while (!ended && !holder) {
      try {
        await take(workerId);
      } catch (err) {
        log.warn({ err }, 'a worker could not give its sign of life and tries again');
        await wait(second);
      }
    }
  }

  return {
    give,
    end() {
      ended = true;
      holder?.release(true);
      holder = null;
    },
  };
}
