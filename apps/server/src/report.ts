import { StartError } from './platform/start-error.ts';

/** Ends a program that failed: what lies outside it is one sentence; anything else is a fault of ours, with its trace. */
export function report(error: unknown): void {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
