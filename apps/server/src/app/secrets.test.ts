import { eq, sql } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { authTasks } from '#accounts/server/auth/service.ts';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes } from '#ecc/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { minute } from '#platform/clock.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { publicUrl, testApp } from '../testing/app.ts';
import { testMailer } from '../testing/mailer.ts';

/** After a whole journey, no log, row, metric or foreign mail contains a secret that was used (product 15.7). */

const server = testApp();
const send = testMailer(server);
const passwords = { admin: 'Admin-secret-1', reset: 'Reset-secret-2', wrong: 'Wrong-secret-3' };
let worker: Worker;
beforeAll(async () => {
  const tasks = authTasks(server.services.auth);
  worker = await startWorker({ database: server.database, log: server.context.log, tasks });
});
afterAll(() => worker.stop());

function post(path: string, payload?: object, cookies: Record<string, string> = {}) {
  const headers = { origin: publicUrl.origin };
  return server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers,
    cookies,
    ...(payload && { payload }),
  });
}

/** Returns all tokens in the links of the mails. */
function tokensIn(mails: { text?: string | undefined }[]): string[] {
  return mails.flatMap(({ text = '' }) =>
    [...text.matchAll(/\/(?:set-password|confirm|ecc)\/([\w.-]+)/g)].map(([, token]) => token ?? ''),
  );
}

async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await server.database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle', 'graphile_worker')`);
  const dumps = [];
  for (const { name } of tables) {
    dumps.push(JSON.stringify((await server.database.execute(sql.raw(`select * from ${name}`))).rows));
  }
  return dumps.join('\n');
}

/** Logs a patrol of this evening on with the ECC. */
async function logOnTonight(organizationId: string): Promise<void> {
  const when = server.clock.now();
  const { id: patrolId } = await server.buildPatrol({ organizationId, when, finalized: when });
  const crew = [await server.buildPerson({ organizationId }), await server.buildPerson({ organizationId })];
  for (const { id: personId } of crew) await server.buildAssignment({ organizationId, patrolId, personId });
  const isOwn = eq(organization.id, organizationId);
  await server.database.update(organization).set({ eccEmail: 'ecc@police.example' }).where(isOwn);
  const call = await server.as(crew[0] ?? null);
  const body = { _id: newId(), phone: '021 555 0142' };
  expect((await call(eccRoutes.logOnWithEcc, { params: { id: patrolId }, body })).status).toBe(200);
}

it('a secret appears in no log line, row or metric, nor in other people’s mail [15.7]', async () => {
  const secrets = new Set<string>(Object.values(passwords));
  const admin = await server.buildPerson({
    roles: ['admin'],
    passwordHash: await hashPassword(passwords.admin),
  });

  await post('/auth/sign-in', { email: admin.email, password: passwords.wrong });
  const signedIn = await post('/auth/sign-in', { email: admin.email, password: passwords.admin });
  const jar = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  server.clock.advance(11 * minute);
  const refreshed = await post('/auth/refresh', {}, jar);
  for (const { name, value } of [...signedIn.cookies, ...refreshed.cookies]) {
    if (name !== 'access_claims') secrets.add(value);
  }

  const call = await server.as(admin);
  const { _id: personId } = (
    await call(peopleRoutes.createPerson, {
      body: { firstName: 'Pat', lastName: 'Roller', email: 'pat@example.nz', roles: ['patroller'] },
    })
  ).body;
  const when = '2026-12-05T08:00:00.000Z';
  const { inserted } = (await call(patrolRoutes.createPatrol, { body: { callSign: 'HSCP', hours: 3, when } }))
    .body;
  await call(assignmentRoutes.assignPatroller, { params: { id: inserted._id, personId } });
  await call(patrolRoutes.finalizePatrol, { params: { id: inserted._id } });
  await logOnTonight(admin.organizationId ?? '');
  await post('/forgot-password', { email: admin.email });
  const stranger = await server.as(null);
  const mails: ParsedMail[] = [];
  await expect
    .poll(async () => {
      mails.push(...(await send()));
      return mails.length;
    })
    .toBe(4);
  const links = tokensIn(mails);
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const token of links) secrets.add(token);
  for (const bearer of links) {
    await stranger(assignmentRoutes.viewAssignment, { bearer });
    await stranger(eccRoutes.answerEccNotification, { bearer, body: { policeEventNumber: 'P061234567' } });
    await stranger(authRoutes.viewPasswordLink, { params: { linkToken: bearer } });
    await stranger(authRoutes.setPassword, {
      params: { linkToken: bearer },
      body: { password: passwords.reset },
    });
  }
  await server.app.inject({ url: `/set-password/${links[0]}` });
  for (const token of links) await server.app.inject({ url: `/ecc/${token}` });

  const metrics = (await server.app.inject({ url: '/metrics' })).body;
  const records = [...server.logged, metrics, await dumpDatabase()].join('\n');
  for (const secret of secrets) expect(records).not.toContain(secret);
  for (const mail of mails) {
    const own = new Set(tokensIn([mail]));
    const source = `${mail.subject} ${mail.text} ${mail.html}`;
    for (const secret of secrets) if (!own.has(secret)) expect(source).not.toContain(secret);
  }
  expect(server.logged.length).toBeGreaterThan(10);
  expect(metrics).toContain('/api/v1/set-password/:linkToken');
});
