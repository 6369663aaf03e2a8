import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../clock.ts';
import type { Database, PoolConnection } from '../database/connect.ts';
import type { Log } from '../log.ts';

/** How often the connection is checked, and how long a check may take, in milliseconds. */
const checkEvery = 20 * second;
const checkTimeout = 10 * second;

interface Options {
  log: Log;
  /** The handlers of payloads, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** It listens from now on; `again` after a lost connection, so that changes may have been missed. */
  onListening(again: boolean): void;
  onLost(): void;
}

/** Listens to channels of the database on a dedicated connection, and reconnects if it is lost. */
export function listen(
  pool: Database['$client'],
  { log, channels, onListening, onLost }: Options,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = run();
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };

  async function run(): Promise<void> {
    for (let again = false; !stopping.signal.aborted; again = true) {
      try {
        await listenUntilLost(again);
      } catch (error) {
        log.warn({ err: error }, 'not listening for changes; trying again');
      }
      if (stopping.signal.aborted) return;
      await pause(second, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function listenUntilLost(again: boolean): Promise<void> {
    const client = await pool.connect();
    if (stopping.signal.aborted) return client.release();
    const lost = new Promise<void>((resolve) => {
      client.on('end', resolve);
      client.on('error', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    const checks = setInterval(() => void checkConnection(client), checkEvery);
    client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    try {
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      onListening(again);
      await lost;
    } finally {
      onLost();
      clearInterval(checks);
      client.release(true);
    }
  }

  /** Detects a connection that died silently (a NAT, a failover): the query fails or the timeout emits an error. */
  async function checkConnection(client: PoolConnection): Promise<void> {
    const timer = setTimeout(
      () => client.emit('error', new Error('the listening connection does not respond')),
      checkTimeout,
    );
    await client
      .query('select 1')
      .catch((error: unknown) => log.warn({ err: error }, 'the listening connection was lost'));
    clearTimeout(timer);
  }

  function deliver(channel: string, payload: string): void {
    try {
      channels[channel]?.(payload);
    } catch (error) {
      log.error({ err: error, channel }, 'an announcement could not be delivered');
    }
  }
}
