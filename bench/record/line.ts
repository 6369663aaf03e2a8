import type { CDPSession } from '@playwright/test';

/** Cuts a page's connection, or slows it down; `latency` in milliseconds, `throughput` in bytes a second. */
export async function setLine(
  session: CDPSession,
  {
    offline = false,
    latency = 0,
    throughput = -1,
  }: { offline?: boolean; latency?: number; throughput?: number },
): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
