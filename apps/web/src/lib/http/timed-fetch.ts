import { serverTimeHeader } from '@patrolbook/contract';
import { deviceClock } from '../time/clock.ts';
import type { Sample } from '../time/device-clock.ts';

/** Calls `fetch`, and learns the server's time from the answer (product 17.22). */
export async function timedFetch(address: string, init: RequestInit): Promise<Response> {
  return (await fetchWithTime(address, init)).response;
}

/** Asks the server only for its time. Null if its answer does not tell. Rejects if no answer comes. */
export async function askServerTime(signal?: AbortSignal): Promise<Sample | null> {
  const asking = { method: 'HEAD', cache: 'no-store', signal: signal ?? null } as const;
  return (await fetchWithTime('/', asking)).sample;
}

async function fetchWithTime(address: string, init: RequestInit) {
  const asked = deviceClock.read();
  const response = await fetch(address, init);
  const sent = response.headers.get(serverTimeHeader);
  return { response, sample: sent === null ? null : deviceClock.learn(asked, Number(sent)) };
}
