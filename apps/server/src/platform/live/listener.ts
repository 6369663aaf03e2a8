import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../clock.ts';
import type { Client, Database } from '../database/connect.ts';
import type { Log } from '../log.ts';

/** How often a quiet connection is felt for life, and how long that may take, in milliseconds. */
const pulseEvery = 20 * second;
const pulseWait = 10 * second;

interface Options {
  log: Log;
  /** What to do with a payload, by channel. */
  channels: Record<string, (payload: string) => void>;
  /** Listening again after the connection was lost: notifications may have been missed. */
  onGap(): void;
}

/** Listens on one connection of its own, and on a new one when that is lost. */
export function listen(
  pool: Database['$client'],
  { log, channels, onGap }: Options,
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
    const pulse = setInterval(() => void checkPulse(client), pulseEvery);
    client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    try {
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      if (again) onGap();
      await lost;
    } finally {
      clearInterval(pulse);
      client.release(true);
    }
  }

  /** A connection can die without a word (a NAT, a failover): then this fails, and the client says so itself. */
  async function checkPulse(client: Client): Promise<void> {
    const silent = setTimeout(
      () => client.emit('error', new Error('the listening connection is silent')),
      pulseWait,
    );
    await client
      .query('select 1')
      .catch((error: unknown) => log.warn({ err: error }, 'the listening connection is lost'));
    clearTimeout(silent);
  }

  function deliver(channel: string, payload: string): void {
    try {
      channels[channel]?.(payload);
    } catch (error) {
      log.error({ err: error, channel }, 'a notification could not be passed on');
    }
  }
}
