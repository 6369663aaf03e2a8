import { isOfServer, serverTimeHeader } from '#contract/server-time.ts';
import { deviceClock } from '../time/clock.ts';
import type { ClockSample } from '../time/device-clock.ts';

/** What is before our server answered in its place. The message is the address. */
export class ForeignAnswer extends TypeError {}

/**
 * Calls `fetch`, and learns the server's time from the answer (product 17.22). Rejects if no answer comes, or only that of a proxy or a
 * portal, which says nothing of the call (product 17.55).
 */
export async function timedFetch(address: string, init: RequestInit): Promise<Response> {
  return (await fetchWithTime(address, init)).response;
}

/** Asks the server only for its time. Null if the device’s clock is set meanwhile. Rejects if the server does not answer. */
export async function askServerTime(signal?: AbortSignal): Promise<ClockSample | null> {
  const asking = { method: 'HEAD', cache: 'no-store', signal: signal ?? null } as const;
  return (await fetchWithTime('/', asking)).sample;
}

async function fetchWithTime(address: string, init: RequestInit) {
  const asked = deviceClock.read();
  const response = await fetch(address, init);
  if (!isOfServer(response)) throw new ForeignAnswer(address);
  return { response, sample: deviceClock.learn(asked, Number(response.headers.get(serverTimeHeader))) };
}
