import { existsSync, readFileSync } from 'node:fs';
import { postgresProcesses } from '../../faults/load/processes.ts';

/** The milliseconds of processor time that each of PostgreSQL's processes has used. Linux only. */
type ProcessorTimes = ReadonlyMap<number, number>;

export function processorTimes(directory: string): ProcessorTimes {
  return new Map(postgresProcesses(directory).map((pid) => [pid, timeOf(pid)]));
}

/** Returns what was used since; a process that has ended meanwhile counts for nothing. */
export function usedSince(before: ProcessorTimes, directory: string): number {
  const now = processorTimes(directory);
  return [...now].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}

function timeOf(pid: number): number {
  const file = `/proc/${pid}/schedstat`;
  if (!existsSync(file)) return 0;
  const [nanoseconds] = readFileSync(file, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
