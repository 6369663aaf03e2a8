import { StartError } from '#embedded-postgres';
import { describeError } from '#platform/database/describe-error.ts';
import { visibleLines } from '#platform/visible.ts';

/** Ends a failed program: prints a StartError as one sentence, and any other error, a bug of ours, with its stack trace. */
export function exitWithError(error: unknown): void {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}

/** What is printed of an error. */
export function errorText(error: unknown): string {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? faultText(error) : String(error);
  return visibleLines(text);
}

function faultText(error: Error): string {
  const { type, message, stack } = describeError(error);
  return `${type}: ${message}\n${stack}`;
}
