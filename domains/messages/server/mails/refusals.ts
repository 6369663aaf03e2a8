import { type AppError, conflict } from '#platform/http/pipeline/app-error.ts';

/** The 409 refusals of sending a mail again, with the sentences that the screen shows. */

export function stillQueuedError(): AppError {
  return conflict('still-queued', 'This mail has not been handed over yet.');
}

export function obsoleteError(): AppError {
  return conflict('obsolete', 'What this mail said no longer holds, so it is not sent again.');
}
