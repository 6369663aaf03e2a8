import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authRoutes, sessionRoutes } from '#accounts/contract';
import { accessCookie, claimsCookie } from '#contract';
import { day, hour, minute } from '#platform/clock.ts';
import { person } from '#platform/database/schema/people.ts';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { hashPassword } from './passwords.ts';

const server = testApp();
const encrypted = testApp({}, { publicUrl: new URL('https://roster.example.nz') });
const sessionCookies = [accessCookie, claimsCookie, 'refresh_token'];
const password = 'Torch-and-vest-1';

async function personWithPassword() {
  return server.buildPerson({ roles: ['admin'], passwordHash: await hashPassword(password) });
}

type Jar = Record<string, string>;

function jarOf(cookies: { name: string; value: string }[]): Jar {
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

async function signIn(email: string, options: { remember?: boolean; sharedDevice?: boolean } = {}) {
  const call = await server.as(null);
  return call(authRoutes.signIn, { body: { email, password, ...options } });
}

function post(path: string, cookies: Jar, payload?: object) {
  return server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    cookies,
    headers: { origin: publicUrl.origin },
    ...(payload && { payload }),
  });
}

async function profileStatus(cookies: Jar): Promise<number> {
  return (await server.app.inject({ url: '/api/v1/my/profile', cookies })).statusCode;
}

describe('signing in [9.1]', () => {
  it('sets the access token, its readable claims and the refresh token as cookies [9.1]', async () => {
    const person = await personWithPassword();
    const answer = await signIn(person.email.toUpperCase());
    expect(answer.status).toBe(204);
    const jar = jarOf(answer.cookies);
    expect(jar[accessCookie]?.split('.')).toHaveLength(3);
    const claims = JSON.parse(Buffer.from(jar[claimsCookie] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      sub: person.id,
      oid: person.organizationId,
      rls: ['admin'],
      rem: true,
      typ: 'access',
    });
    expect(claims.exp - claims.iat).toBe((10 * minute) / 1000);
    expect(claims.naf - claims.iat).toBe((60 * day) / 1000);
    expect(await profileStatus(jar)).toBe(200);
  });

  it('hides the credentials from scripts and other sites', async () => {
    const { email } = await personWithPassword();
    const cookies = (await signIn(email)).cookies;
    expect(cookies.find(({ name }) => name === accessCookie)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(cookies.find(({ name }) => name === 'refresh_token')).toMatchObject({
      httpOnly: true,
      path: '/api/v1',
    });
    expect(cookies.find(({ name }) => name === claimsCookie)).not.toHaveProperty('httpOnly');
  });

  it('sends all cookies back by https alone, and not with the calls of other sites', async () => {
    const { email } = await encrypted.buildPerson({ passwordHash: await hashPassword(password) });
    const { cookies } = await encrypted.app.inject({
      method: 'POST',
      url: '/api/v1/auth/sign-in',
      headers: { origin: 'https://roster.example.nz' },
      payload: { email, password },
    });
    expect(cookies.map(({ name }) => name).sort()).toEqual([...sessionCookies, 'known_device'].sort());
    for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax' });
  });

  it.each([
    { remember: false, sharedDevice: false },
    { remember: true, sharedDevice: true },
  ])('lasts at most twelve hours and ends with the browser: %o', async (options) => {
    const { email } = await personWithPassword();
    const { cookies } = await signIn(email, options);
    const claims = JSON.parse(Buffer.from(jarOf(cookies)[claimsCookie] ?? '', 'base64url').toString());
    expect(claims.naf - claims.iat).toBe((12 * hour) / 1000);
    for (const name of sessionCookies) {
      const cookie = cookies.find((one) => one.name === name);
      expect(cookie).toBeDefined();
      expect(cookie).not.toHaveProperty('expires');
      expect(cookie).not.toHaveProperty('maxAge');
    }
  });

  it('sets maxAge rather than expires, since the browser’s clock may be wrong', async () => {
    const { email } = await personWithPassword();
    const { cookies } = await signIn(email);
    for (const name of sessionCookies) {
      const cookie = cookies.find((one) => one.name === name);
      expect(cookie).toMatchObject({ maxAge: (60 * day) / 1000 });
      expect(cookie).not.toHaveProperty('expires');
    }
  });

  it('gives a wrong password and an unknown address the same response [13.3]', async () => {
    const { email } = await personWithPassword();
    const call = await server.as(null);
    const wrong = await call(authRoutes.signIn, { body: { email, password: 'Something-else-1' } });
    const unknown = await call(authRoutes.signIn, { body: { email: 'nobody@example.nz', password } });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ error: 'invalid_grant', error_description: 'Invalid credentials' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes a password whichever way its letters are composed, and keeps it in one [9.26]', async () => {
    const composed = 'T\u014drea-and-vest-1';
    const apart = composed.normalize('NFD');
    const tries = (email: string) => async (typed: string) => {
      const call = await server.as(null);
      return (await call(authRoutes.signIn, { body: { email, password: typed } })).status;
    };
    const now = await server.buildPerson({ passwordHash: await hashPassword(apart) });
    const former = await server.buildPerson({ passwordHash: await hash(apart) });
    for (const { id, email } of [now, former]) {
      for (const typed of [composed, apart, composed]) expect(await tries(email)(typed)).toBe(204);
      expect(await tries(email)('Torea-and-vest-1')).toBe(400);
      const [row] = await server.database.select().from(person).where(eq(person.id, id));
      expect(await verify(row?.passwordHash ?? '', composed)).toBe(true);
    }
  });

  it('refuses a finished person and one who never set a password', async () => {
    const left = await server.buildPerson({
      passwordHash: await hashPassword(password),
      finished: server.clock.now(),
    });
    const invited = await server.buildPerson();
    expect((await signIn(left.email)).status).toBe(400);
    expect((await signIn(invited.email)).status).toBe(400);
  });

  it('ends the session that the browser had, and no other of that person [9.18]', async () => {
    const { email } = await personWithPassword();
    const [before, elsewhere] = [jarOf((await signIn(email)).cookies), jarOf((await signIn(email)).cookies)];
    const again = (password: string) => post('/auth/sign-in', before, { email, password });
    expect((await again('Something-else-1')).statusCode).toBe(400);
    expect(await profileStatus(before)).toBe(200);
    const answer = await again(password);
    expect(await profileStatus(before)).toBe(401);
    expect((await post('/auth/refresh', before)).statusCode).toBe(401);
    expect([await profileStatus(jarOf(answer.cookies)), await profileStatus(elsewhere)]).toEqual([200, 200]);
  });

  it('ends with signing out [9.5]', async () => {
    const { email } = await personWithPassword();
    const jar = jarOf((await signIn(email)).cookies);
    expect((await post('/auth/sign-out', jar)).statusCode).toBe(204);
    expect(await profileStatus(jar)).toBe(401);
    expect((await post('/auth/refresh', jar)).statusCode).toBe(401);
  });

  it('and out is in the audit history [9.10]', async () => {
    const person = await personWithPassword();
    await post('/auth/sign-out', jarOf((await signIn(person.email)).cookies));
    const { items } = (await (await server.as(person))(sessionRoutes.listMyAudits)).body;
    expect(items.map(({ event }) => event).sort()).toEqual(['sign-in-success', 'sign-out']);
  });
});

describe('refreshing [9.3]', () => {
  async function signedIn() {
    const person = await personWithPassword();
    return { person, jar: jarOf((await signIn(person.email)).cookies) };
  }

  it('replaces an expired access token [9.3]', async () => {
    const { jar } = await signedIn();
    server.clock.advance(11 * minute);
    expect(await profileStatus(jar)).toBe(401);
    const answer = await post('/token/refresh', jar);
    expect(answer.statusCode).toBe(204);
    expect(await profileStatus(jarOf(answer.cookies))).toBe(200);
  });

  it('returns the same successor again after a lost response', async () => {
    const { jar } = await signedIn();
    const lost = jarOf((await post('/auth/refresh', jar)).cookies);
    const again = await post('/auth/refresh', jar);
    expect(again.statusCode).toBe(204);
    expect(jarOf(again.cookies).refresh_token).toBe(lost.refresh_token);
  });

  it('ends the session when a token returns after its successor was used', async () => {
    const { jar } = await signedIn();
    const next = jarOf((await post('/auth/refresh', jar)).cookies);
    expect(await profileStatus(next)).toBe(200); // the successor's access token is seen
    expect((await post('/auth/refresh', jar)).statusCode).toBe(401);
    expect(await profileStatus(next)).toBe(401);
    expect((await post('/auth/refresh', next)).statusCode).toBe(401);
  });

  it('is refused after the refresh token expires', async () => {
    const { jar } = await signedIn();
    server.clock.advance(60 * day);
    expect((await post('/auth/refresh', jar)).statusCode).toBe(401);
  });
});
