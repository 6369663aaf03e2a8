import { setTimeout as wait } from 'node:timers/promises';
import { minute, second } from '../apps/server/src/platform/clock.ts';
import { startTestServer, type TestServer } from '../e2e/test-server.ts';
import { type Attack, buildAttacks } from './flood/attacks.ts';
import { buildNight, type HonestPatrol } from './flood/night.ts';
import { buildOrganization } from './flood/volunteers.ts';
import { judge } from './judge.ts';

/**
 * For `FLOOD_MINUTES` minutes, 200 volunteers of one organization try to use up its mails, to falsify the dates
 * of its record and to keep messages from the police. Meanwhile three of its patrols log on, run over and
 * finish. Every alarm and every message to the ECC of these three must leave within a minute (product 11.19).
 */

const total = Number(process.env.FLOOD_MINUTES ?? 10) * minute;
/** The pause between two calls of one attacker, in milliseconds. */
const pause = 500;
const maxSeconds = 60;

const server = await startTestServer({
  demo: false,
  durable: true,
  settings: { TRUST_PROXY: '127.0.0.1,::1' },
});
try {
  const organization = await buildOrganization(server);
  const rest = [...organization.patrollers];
  const take = (count: number) => rest.splice(0, count);
  const attacks = await buildAttacks({ url: server.url, organization, take });
  const night = await buildNight(server, organization, take);
  const until = performance.now() + total;
  const [tables] = await Promise.all([
    Promise.all(attacks.map((attack) => run(attack, until))),
    ...night.map((patrol) => patrol.live(total)),
  ]);
  await wait(maxSeconds * second);
  console.table(tables);
  for (const patrol of night) await judgePatrol(server, patrol);
  console.log(`${server.smtp.mails.length} mails in all`);
} finally {
  await server.close();
}

/** Runs an attack until the given time; returns how often each status was answered. */
async function run({ what, attackers }: Attack, until: number): Promise<Record<string, string | number>> {
  const statuses: Record<string, number> = {};
  await Promise.all(
    attackers.map(async (step) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const { status } = await step(turn);
        statuses[status] = (statuses[status] ?? 0) + 1;
        await wait(pause);
      }
    }),
  );
  return { what, ...statuses };
}

/** Judges how long the alarms and messages of a patrol took, from their cause until they were handed over. */
async function judgePatrol({ database }: TestServer, { what, id, expected }: HonestPatrol): Promise<void> {
  const rows = await database.query.mail.findMany({ where: (row, { eq }) => eq(row.patrolId, id) });
  for (const [kind, count] of Object.entries(expected)) {
    const sent = rows.filter((row) => row.kind === kind && row.sent);
    if (sent.length !== count) {
      console.error(`${what}: ${sent.length} mails "${kind}" were sent, not ${count}.`);
      process.exitCode = 1;
      continue;
    }
    const times = sent.map((row) => Date.parse(row.sent ?? '') - Date.parse(row.created));
    judge(`${what}: seconds until ${kind}, the slowest`, Math.max(...times) / second, maxSeconds);
  }
}
