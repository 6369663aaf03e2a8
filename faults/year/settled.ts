import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { after, minute, second } from '#platform/clock.ts';

/** The periodic tasks that send or raise something, and how often they run. */
const tasks = {
  'remind of patrols': 15 * minute,
  'sum up months': 15 * minute,
  'send digests': 15 * minute,
  'take old details away': 15 * minute,
  'check for overdue patrols': minute,
};

/** In real milliseconds. */
const pause = 25;
/** At how many looks the queue is told. */
const nudgeEvery = 20;
const patience = 90 * second;

/**
 * Returns a function that waits until all that was to be done by now has been: each task has run as often as it should, no job waits, and no mail is
 * due. graphile-worker looks for jobs whose time has come every two seconds of real time, so it is told that there may be some.
 */
export function settling(connect: () => Promise<pg.Client>, now: () => string) {
  let client: pg.Client | null = null;

  async function opened(): Promise<pg.Client> {
    if (client) return client;
    const opening = await connect();
    opening.on('error', () => {
      client = null;
    });
    client = opening;
    return opening;
  }

  return {
    async untilSettled(): Promise<void> {
      const instant = now();
      const giveUp = performance.now() + patience;
      for (let look = 0; ; look += 1) {
        const left = await opened()
          .then(async (open) => {
            if (look % nudgeEvery === 0) await open.query(`notify "jobs:insert", '{"count":1}'`);
            return leftToDo(open, instant, now());
          })
          .catch((error: unknown) => `PostgreSQL is away: ${error}`);
        if (left === null) return;
        if (performance.now() > giveUp) throw new Error(`At ${instant} not everything was done: ${left}`);
        await wait(pause);
      }
    },
    async close(): Promise<void> {
      await client?.end();
    },
  };
}

/** Returns what is left to do, in words; null if nothing is. */
async function leftToDo(client: pg.Client, instant: string, now: string): Promise<string | null> {
  const wanted = Object.entries(tasks).map(([task, every]) => ({ task, since: after(instant, -every) }));
  const { rows } = await client.query<{ left: string | null }>(
    `select concat_ws(', ',
         (select string_agg(task, ', ') from json_to_recordset($2) as wanted(task text, since timestamptz)
            left join periodic_task_run done using (task) where done.ran is null or done.ran <= wanted.since),
         (select 'jobs ' || string_agg(task_identifier || ' ' || coalesce(last_error, ''), ', ') from graphile_worker.jobs
            where run_at <= $1 and attempts < max_attempts),
         (select 'mails ' || string_agg(kind || ' ' || coalesce(last_error, ''), ', ') from mail
            where next_attempt <= $1 and carried_by is null and not for_digest)) as left`,
    [now, JSON.stringify(wanted)],
  );
  return rows[0]?.left || null;
}
