import { isOutage, isTransactionConflict } from './database/outage.ts';
import { TookTooLong } from './deadline.ts';

/**
 * Whether what failed may succeed later: the database was away, another transaction was in the way, or it took too long. Such a call is
 * answered 503, and has tried nothing.
 */
export function mayPass(error: unknown): boolean {
  return isOutage(error) || isTransactionConflict(error) || error instanceof TookTooLong;
}
