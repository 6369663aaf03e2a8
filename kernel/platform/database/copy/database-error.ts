import pg from 'pg';
import { StartError } from '#embedded-postgres';
import { visible } from '../../visible.ts';
import { isOutage, UncertainCommit } from '../outage.ts';

/** Returns a StartError that says what PostgreSQL or the line to it has refused, and any other error as it is. */
export function databaseError(error: unknown, consequence: string): unknown {
  if (error instanceof UncertainCommit)
    return new StartError(
      'The connection was lost at the very end: look whether the database is still empty.',
      {
        cause: error,
      },
    );
  if (error instanceof StartError || !(error instanceof pg.DatabaseError || isOutage(error))) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The database failed: ${visible(reason)}. ${consequence}`, { cause: error });
}
