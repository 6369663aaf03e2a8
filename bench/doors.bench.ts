import { setTimeout as wait } from 'node:timers/promises';
import { after, day, minute, second, systemClock } from '#platform/clock.ts';
import { fillBusyOrganization } from '#server/testing/busy-organization.ts';
import { startTestServer } from '../e2e/test-server.ts';
import { buildCostlyCalls } from './doors/costly-calls.ts';
import { buildEvidence } from './doors/evidence.ts';
import { buildOperator, plantFolder } from './doors/operator.ts';
import { buildTheft } from './doors/thieves.ts';
import { judge } from './judge.ts';
import { run } from './night/attack.ts';
import { judgeCalls, type Timed } from './night/judge-calls.ts';
import { judgeMails, mailsWithin } from './night/judge-mails.ts';
import { buildNight, type HonestPatrol } from './night/patrols.ts';
import { buildOrganization } from './night/volunteers.ts';

/**
 * For `DOORS_MINUTES` minutes strangers ask a production server for what is large and hang up, members for what takes long, and
 * somebody has put files where it and the operator's commands work, with backups of their own; an admin takes evidence away, and thieves
 * try codes at stolen sessions. Meanwhile three patrols are out: each of their calls is answered within a second, each of their mails
 * leaves within a minute, and nothing is taken away (docs/security.md).
 */

const total = Number(process.env.DOORS_MINUTES ?? 10) * minute;
/** For so long they attack before the night begins, so that the server is as warm as one that has run for a while. */
const before = 20 * second;
/** A year planned ahead, two a night with crews of four. */
const size = { people: 120, daysAhead: 365, past: 3000 };

const planted = await plantFolder();
const server = await startTestServer({
  demo: false,
  durable: true,
  settings: {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.0/8,::1',
    ...planted.settings,
  },
  cwd: planted.working,
});
try {
  const { url, database } = server;
  const organization = await buildOrganization(server);
  const operator = await buildOperator(database, planted);
  const rest = [...organization.patrollers];
  const take = (count: number) => rest.splice(0, count);
  const thefts = await Promise.all(
    take(3).map((owner, nth) => buildTheft(url, owner, { total, after: nth * 10 * second })),
  );
  const evidence = await buildEvidence(server, organization);
  const busyPatrol = (volunteer: (typeof rest)[number]) =>
    organization.addPatrol([volunteer], { when: after(systemClock.now(), 3 * day) });
  const attacks = [
    ...(await buildCostlyCalls({ url, organization, take, busyPatrol })),
    operator.attack,
    evidence.attack,
    ...thefts.map(({ attack }) => attack),
  ];
  const night = await buildNight(server, organization, take);
  await fillBusyOrganization(database, organization.id, systemClock.now(), size);
  const until = performance.now() + before + total;
  const attacking = Promise.all(attacks.map((attack) => run(attack, until)));
  await wait(before);
  const [calls, tables] = await Promise.all([
    Promise.all([...night.map((one) => one.live(total)), ...night.map((one) => reading(one, until))]),
    attacking,
    Promise.all(thefts.map(({ owner }) => owner.live(total))),
  ]);
  await wait(mailsWithin);
  for (const table of tables) console.log(table);
  judgeCalls(calls.flat());
  for (const patrol of night) await judgeMails(server, patrol);
  const taken = [...(await evidence.missing()), ...(await planted.taken()), ...(await operator.left())];
  for (const one of taken) console.error(`taken: ${one}`);
  judge('what was taken away, taken over or left behind', taken.length, 0);
} finally {
  await server.close();
  await planted.remove();
}

/** Reads what a crew looks at, all the time. */
async function reading({ id, call }: HonestPatrol, until: number): Promise<Timed[]> {
  const paths = ['/my/patrols', `/patrol/${id}`, '/my/organization'];
  const calls: Timed[] = [];
  while (performance.now() < until)
    for (const path of paths) {
      const { status, took } = await call('GET', path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      calls.push({ what: `${systemClock.now()} GET ${path}`, took });
      await wait(second);
    }
  return calls;
}
