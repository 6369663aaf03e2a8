import { hour } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Round } from '../jobs/rounds.ts';
import { forgetOldAttempts } from './store.ts';

/** Keeps the table of attempts small. */
export function forgetAttemptsRound({ database, clock }: Pick<Context, 'database' | 'clock'>): Round {
  return {
    name: 'forget old attempts',
    every: hour,
    run: () => database.transaction((tx) => forgetOldAttempts(tx, clock.now())),
  };
}
