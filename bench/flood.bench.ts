import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '#platform/clock.ts';
import { startTestServer } from '../e2e/test-server.ts';
import { buildAttacks } from './flood/attacks.ts';
import { run } from './night/attack.ts';
import { judgeMails, mailsWithin } from './night/judge-mails.ts';
import { buildNight } from './night/patrols.ts';
import { buildOrganization } from './night/volunteers.ts';

/**
 * For `FLOOD_MINUTES` minutes, 200 volunteers of one organization try to use up its mails, to falsify the dates
 * of its record and to keep messages from the police. Meanwhile three of its patrols log on, run over and
 * finish. Every alarm and every message to the ECC of these three must leave within a minute (product 11.19).
 */

const total = Number(process.env.FLOOD_MINUTES ?? 10) * minute;

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
  await wait(mailsWithin);
  console.table(tables);
  for (const patrol of night) await judgeMails(server, patrol);
  console.log(`${server.smtp.mails.length} mails in all`);
} finally {
  await server.close();
}
