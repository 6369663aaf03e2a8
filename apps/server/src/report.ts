import { describeError } from './platform/database/describe-error.ts';
import { StartError } from './platform/start-error.ts';

/** Ends a program that failed: what lies outside it is one sentence; anything else is a fault of ours, with its trace. */
export function report(error: unknown): void {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? faultText(error) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function faultText(error: Error): string {
  const { type, message, stack } = describeError(error);
  return `${type}: ${message}\n${stack}`;
}
