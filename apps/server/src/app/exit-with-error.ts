import { StartError } from '@patrolbook/embedded-postgres';
import { describeError } from '../platform/database/describe-error.ts';

/** Ends a failed program: prints a StartError as one sentence, and any other error, a bug of ours, with its stack trace. */
export function exitWithError(error: unknown): void {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? faultText(error) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function faultText(error: Error): string {
  const { type, message, stack } = describeError(error);
  return `${type}: ${message}\n${stack}`;
}
