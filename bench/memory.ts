import { readFileSync } from 'node:fs';

/** Returns the memory of a process that is in RAM, in MB. */
export function residentMegabytes(pid: number | string): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
