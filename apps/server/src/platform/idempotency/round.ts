import { after, hour } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Round } from '../jobs/rounds.ts';
import { keptFor } from './once.ts';
import { forgetAnswers } from './store.ts';

/** Keeps the table of first answers small. */
export function forgetAnswersRound({ database, clock }: Pick<Context, 'database' | 'clock'>): Round {
  return {
    name: 'forget first answers',
    every: hour,
    run: () => database.transaction((tx) => forgetAnswers(tx, after(clock.now(), -keptFor))),
  };
}
