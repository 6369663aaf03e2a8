import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from '../load/load.ts';
import { until } from '../load/processes.ts';
import type { Machine } from './machine.ts';

/** How many mails are on their way when the first connections are cut. */
const waiting = 48;
/** How long connections are cut in a round, how often, and how long there is peace after it, in milliseconds. */
const round = 2000;
const every = 80;
const peace = 1500;

/**
 * Cuts all connections of the product to PostgreSQL again and again, round after round, while mails are on their way. Throws if its
 * process ends by that. Nobody writes meanwhile: who fails twenty times is refused for a minute (product 12.9).
 */
export async function cut(machine: Machine, load: Load, rounds: number): Promise<void> {
  const client = await machine.connect();
  const starts = machine.starts();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  machine.smtp.meanwhile(() => held); // the others wait behind that mail
  await until(`${waiting} mails on their way`, async () => {
    const { rowCount } = await client.query('select from mail where next_attempt is not null');
    return (rowCount ?? 0) >= waiting;
  });
  await load.stop();
  letGo();
  for (let made = 0; made < rounds; made += 1) {
    for (const end = performance.now() + round; performance.now() < end; await wait(every))
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'patrolbook'`,
      );
    await wait(peace);
    if (machine.starts() !== starts) throw new Error(`The process ended in round ${made + 1}.`);
  }
  await client.end();
}
