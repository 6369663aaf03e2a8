import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { countWaiting } from '#server/testing/in-turn.ts';
import { buildRoster } from '#server/testing/roster.ts';
import { patrol as patrols } from '../../database/schema/patrols.ts';
import { person } from '../../database/schema/people.ts';
import { inTransaction } from '../../database/transaction.ts';
import { fairShare, type SessionCalls } from './fair-share.ts';

const app = testApp();

it('a session runs four calls at a time, and the others get theirs meanwhile [12.9]', async () => {
  const { admin, watcher, patrol } = await buildRoster(app);
  const [greedy, other] = [await app.as(admin), await app.as(watcher)];
  const params = { id: patrol.id };
  const rename = () => greedy(patrolRoutes.updatePatrol, { params, body: { name: 'Regular' } });
  const sent: Promise<{ status: number }>[] = [];
  await inTransaction(app.database, async (tx) => {
    await tx.select().from(patrols).where(eq(patrols.id, patrol.id)).for('update');
    for (let count = 0; count < 30; count += 1) sent.push(rename());
    await vi.waitFor(async () => expect(await countWaiting(app.database)).toBe(4), { timeout: 5_000 });
    expect((await other(organizationRoutes.getMyOrganization)).status).toBe(200);
    expect(await countWaiting(app.database)).toBe(4);
  });
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual(Array(30).fill(200));
});

it('what waits for its turn is judged when it comes [9.6, 12.9]', async () => {
  const { admin, patrol } = await buildRoster(app);
  const call = await app.as(admin);
  const params = { id: patrol.id };
  const writing: Promise<unknown>[] = [];
  const reading = await inTransaction(app.database, async (tx) => {
    await tx.select().from(patrols).where(eq(patrols.id, patrol.id)).for('update');
    for (let count = 0; count < 4; count += 1) writing.push(call(patrolRoutes.finalizePatrol, { params }));
    await vi.waitFor(async () => expect(await countWaiting(app.database)).toBe(4), { timeout: 5_000 });
    const read = call(patrolRoutes.getPatrol, { params });
    await app.database.update(person).set({ finished: app.clock.now() }).where(eq(person.id, admin.id));
    return { read };
  });
  await Promise.all(writing);
  expect((await reading.read).status).toBe(401);
});

it('a session that has a hundred calls waiting is told to slow down [12.9]', async () => {
  const { admin, patrol } = await buildRoster(app);
  const call = await app.as(admin);
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => call(patrolRoutes.getPatrol, { params: { id: patrol.id } })),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 429]);
  expect((await call(patrolRoutes.getPatrol, { params: { id: patrol.id } })).status).toBe(200);
});

it('a session without calls takes no memory, whether they succeeded or failed', async () => {
  const queues = new Map<string, SessionCalls>();
  const share = fairShare(undefined, queues);
  const calls = Array.from({ length: 10 }, (_, count) =>
    share(`session ${count % 2}`, async () => {
      if (count > 5) throw new Error('failed');
    }),
  );
  expect(queues.size).toBe(2);
  await Promise.allSettled(calls);
  expect(queues.size).toBe(0);
});
