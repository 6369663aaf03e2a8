import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Something a worker does again and again, at once when it starts and then so long after it last ended. */
export interface Round {
  name: string;
  /** Milliseconds. */
  every: number;
  run(): Promise<void>;
}

/** Begins rounds; a failed one is logged and tried again at its next turn. `stop` waits for those under way. */
export function startRounds(rounds: readonly Round[], log: Log): { stop(): Promise<void> } {
  const ending = new AbortController();
  const running = rounds.map((round) => repeat(round, log, ending.signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all(running);
    },
  };
}

async function repeat(round: Round, log: Log, signal: AbortSignal): Promise<void> {
  let ended = false;
  while (!ended) {
    await round.run().catch((err: unknown) => log.error({ err, round: round.name }, 'a round failed'));
    // rejects only because the rounds are ended
    ended = await wait(round.every, false, { signal }).catch(() => true);
  }
}
