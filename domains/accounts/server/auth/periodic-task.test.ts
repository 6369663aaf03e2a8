import { expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { day } from '#platform/clock.ts';
import { auditEvent } from '#platform/database/schema/auth.ts';
import { periodicTasks } from '#server/app/services.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

async function failToSignIn(email: string) {
  const call = await server.as(null);
  expect((await call(authRoutes.signIn, { body: { email, password: 'wrong' } })).status).toBe(400);
}

it('deletes failed sign-ins to accounts that do not exist after a day, and no others', async () => {
  const [member, sa] = [await server.buildPerson(), await server.buildPerson({ roles: ['sa'] })];
  for (const email of ['old@example.nz', member.email, sa.email]) await failToSignIn(email);
  server.clock.advance(day + 1);
  await failToSignIn('new@example.nz');
  for (const { run } of periodicTasks(server.context)) await run();
  const left = await server.database.select().from(auditEvent).orderBy(auditEvent.when, auditEvent.id);
  expect(left.map(({ personId }) => personId)).toEqual([member.id, sa.id, null]);
});
