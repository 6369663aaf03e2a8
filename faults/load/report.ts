import type { Load } from './load.ts';

/** Returns what the load reports as a row of a table. */
export function rowOf(what: string, report: ReturnType<Load['report']>) {
  const { failed, errorsFor, longestPause, slowest, ...counts } = report;
  const outcomes = Object.entries(failed).map(([outcome, count]) => `${count} × ${outcome}`);
  return {
    what,
    ...counts,
    failed: outcomes.join(', '),
    'errors for, s': inSeconds(errorsFor),
    'longest without a write, s': inSeconds(longestPause),
    'slowest call, s': inSeconds(slowest),
  };
}

const inSeconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));
