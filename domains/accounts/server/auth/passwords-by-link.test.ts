import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRoutes, calendarRoutes } from '#accounts/contract';
import { accessCookie } from '#contract';
import { peopleRoutes } from '#people/contract';
import { day, hour } from '#platform/clock.ts';
import { linkToken, passwordRequest, session } from '#platform/database/schema/auth.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { person } from '#platform/database/schema/people.ts';
import { startWorker, type Worker } from '#platform/jobs/worker.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '#server/testing/app.ts';
import { hashPassword } from './passwords.ts';
import { authTasks } from './service.ts';

const server = testApp();
const password = 'Torch-and-vest-1';

let worker: Worker;
beforeAll(async () => {
  worker = await startWorker({
    database: server.database,
    log: server.context.log,
    tasks: authTasks(server.services.auth),
  });
});
afterAll(() => worker.stop());

async function mailsTo(personId: string) {
  return server.database.select().from(mail).where(eq(mail.recipient, personId)).orderBy(mail.id);
}

/** Returns the link token of the newest mail to a person. */
async function newestLink(personId: string): Promise<string> {
  const newest = (await mailsTo(personId)).at(-1);
  return linkTokenText(server.context.settings.secretKeys, 'set-password', newest?.subject.tokenId ?? '');
}

async function setPassword(token: string, newPassword = password) {
  const call = await server.as(null);
  return call(authRoutes.setPassword, { params: { linkToken: token }, body: { password: newPassword } });
}

async function viewLink(token: string) {
  const call = await server.as(null);
  return call(authRoutes.viewPasswordLink, { params: { linkToken: token } });
}

async function signInStatus(email: string, typed = password): Promise<number> {
  const call = await server.as(null);
  return (await call(authRoutes.signIn, { body: { email, password: typed } })).status;
}

/** Requests a new password and waits until a worker has handled the request. */
async function forgot(email: string) {
  const call = await server.as(null);
  const answer = await call(authRoutes.forgotPassword, { body: { email } });
  await expect.poll(() => server.database.$count(passwordRequest)).toBe(0);
  return answer;
}

describe('an invitation', () => {
  it('sets the first password, once, within 14 days [9.9]', async () => {
    const admin = await server.as(await server.buildPerson({ roles: ['admin'] }));
    const email = 'invited@example.nz';
    const body = { firstName: 'In', lastName: 'Vited', email };
    const { _id } = (await admin(peopleRoutes.createPerson, { body })).body;
    const token = await newestLink(_id);
    server.clock.advance(14 * day - hour);
    expect((await setPassword(token)).status).toBe(204);
    expect(await signInStatus(email)).toBe(204);
    expect((await setPassword(token, 'Another-one-2')).status).toBe(401);
    expect(await signInStatus(email, 'Another-one-2')).toBe(400);
  });

  it('expires after 14 days', async () => {
    const admin = await server.as(await server.buildPerson({ roles: ['admin'] }));
    const body = { firstName: 'Too', lastName: 'Late', email: 'late@example.nz' };
    const { _id } = (await admin(peopleRoutes.createPerson, { body })).body;
    server.clock.advance(14 * day);
    const answer = await setPassword(await newestLink(_id));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      error: 'unauthorized',
      message: 'Sorry, this link has expired or was already used.',
    });
  });
});

describe('looking at a link', () => {
  it('names the account and changes nothing, however often [10.3, 10.6]', async () => {
    const someone = await server.buildPerson();
    await forgot(someone.email);
    const token = await newestLink(someone.id);
    const rows = () => server.database.select().from(linkToken).where(eq(linkToken.personId, someone.id));
    const before = await rows();
    for (const _time of ['once', 'again'])
      expect(await viewLink(token)).toMatchObject({ status: 200, body: { email: someone.email } });
    expect(await rows()).toEqual(before);
    expect((await setPassword(token)).status).toBe(204);
  });

  it('says that a link is dead: expired, used, of another purpose, or made up', async () => {
    const { secretKeys } = server.context.settings;
    const expired = await server.buildPerson();
    await forgot(expired.email);
    const late = await newestLink(expired.id);
    server.clock.advance(hour);
    const user = await server.buildPerson();
    await forgot(user.email);
    const used = await newestLink(user.id);
    await setPassword(used);
    await forgot(user.email);
    const [id = ''] = (await newestLink(user.id)).split('.');
    const forged = [linkTokenText(secretKeys, 'assignment', id), `${id}.AAAA`, 'anything'];
    for (const token of [late, used, ...forged]) {
      const { status, body } = await viewLink(token);
      expect([status, body]).toMatchObject([
        401,
        { message: 'Sorry, this link has expired or was already used.' },
      ]);
    }
  });

  it('shows nothing of a person who has finished', async () => {
    const someone = await server.buildPerson();
    await forgot(someone.email);
    const token = await newestLink(someone.id);
    const finished = { finished: server.clock.now() };
    await server.database.update(person).set(finished).where(eq(person.id, someone.id));
    expect((await viewLink(token)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is reset by a mailed link that lasts an hour [9.8]', async () => {
    const someone = await server.buildPerson();
    expect((await forgot(someone.email)).status).toBe(204);
    const token = await newestLink(someone.id);
    server.clock.advance(hour);
    expect((await setPassword(token)).status).toBe(401);
    await forgot(someone.email);
    expect((await setPassword(await newestLink(someone.id))).status).toBe(204);
  });

  it('gives an unknown address the same response and mails nobody', async () => {
    const before = await server.database.$count(mail);
    const answer = await forgot('nobody@example.nz');
    expect(answer.status).toBe(204);
    expect(await server.database.$count(mail)).toBe(before);
  });

  it('is mailed three times an hour, and answered alike beyond that [11.6]', async () => {
    const someone = await server.buildPerson();
    const statuses = [];
    for (let requests = 0; requests < 5; requests += 1) statuses.push((await forgot(someone.email)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204]);
    expect(await mailsTo(someone.id)).toHaveLength(3);
    server.clock.advance(hour);
    await forgot(someone.email);
    expect(await mailsTo(someone.id)).toHaveLength(4);
  });

  it('voids the other links and ends the sessions', async () => {
    const someone = await server.buildPerson();
    const cookie = await server.sessionCookie(someone);
    await forgot(someone.email);
    const first = await newestLink(someone.id);
    await forgot(someone.email);
    expect((await setPassword(await newestLink(someone.id))).status).toBe(204);
    expect((await setPassword(first)).status).toBe(401);
    const access = cookie.slice(accessCookie.length + 1);
    const answer = await server.app.inject({
      url: '/api/v1/my/profile',
      cookies: { [accessCookie]: access },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('also ends a sign-in that began with the old password', async () => {
    const someone = await server.buildPerson({ passwordHash: await hashPassword('Old-password-0') });
    await forgot(someone.email);
    const token = await newestLink(someone.id);
    const busy = Promise.all(Array.from({ length: 12 }, () => hashPassword(password)));
    const [slow] = await Promise.all([
      signInStatus(someone.email, 'Old-password-0'),
      setPassword(token),
      busy,
    ]);
    const sessions = await server.database.select().from(session).where(eq(session.personId, someone.id));
    expect(sessions.filter(({ revoked }) => revoked === null)).toEqual([]);
    expect([204, 400]).toContain(slow);
    expect(await signInStatus(someone.email)).toBe(204);
  });

  it('accepts one of two concurrent uses of a link', async () => {
    const someone = await server.buildPerson();
    await forgot(someone.email);
    const token = await newestLink(someone.id);
    const answers = await Promise.all([setPassword(token), setPassword(token, 'Another-one-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
  });
});

describe('a new password', () => {
  it.each([
    ['short', 'Sh-0rt', { reason: 'min-length', min: 8 }],
    ['without a digit', 'No-digit-here', { reason: 'incorrect-format' }],
    ['without a lower-case letter', 'NO-LOWER-1', { reason: 'incorrect-format' }],
    ['without an upper-case letter', 'no-upper-1', { reason: 'incorrect-format' }],
    ['without a special character', 'NoSpecial1', { reason: 'incorrect-format' }],
  ])('%s is refused, and never echoed', async (_what, text, issue) => {
    const answer = await setPassword('any', text);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: ['password'], ...issue }] });
    expect(JSON.stringify(answer.body)).not.toContain(text);
  });

  it('is stored as a hash, and its link without a secret', async () => {
    const someone = await server.buildPerson();
    await forgot(someone.email);
    const token = await newestLink(someone.id);
    await setPassword(token);
    const [row] = await server.database.select().from(person).where(eq(person.id, someone.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    const rows = JSON.stringify([
      ...(await server.database.select().from(linkToken)),
      ...(await server.database.select().from(mail)),
    ]);
    expect(rows).not.toContain(token.split('.')[1]);
  });
});

it('a password that is set by a mailed link ends the address of the calendar [10.7]', async () => {
  const hemi = await server.buildPerson();
  const { address } = (await (await server.as(hemi))(calendarRoutes.renewMyCalendar)).body;
  const url = new URL(address ?? '').pathname;
  expect((await server.app.inject({ url })).statusCode).toBe(200);
  await forgot(hemi.email);
  expect((await setPassword(await newestLink(hemi.id))).status).toBe(204);
  expect((await server.app.inject({ url })).statusCode).toBe(404);
});
