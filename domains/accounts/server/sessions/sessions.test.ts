import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { authRoutes, sessionRoutes } from '#accounts/contract';
import { accessCookie, claimsCookie } from '#contract';
import { peopleRoutes } from '#people/contract';
import { minute } from '#platform/clock.ts';
import { linkToken, session } from '#platform/database/schema/auth.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

describe('one’s own sessions', () => {
  it('are listed newest first, with the current one marked [14.7]', async () => {
    const somebody = await server.buildPerson();
    await server.as(somebody);
    server.clock.advance(minute);
    const call = await server.as(somebody);
    const { items, matches } = (await call(sessionRoutes.listMySessions, { query: { sort: '-issued' } }))
      .body;
    expect(matches).toBe(2);
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    expect(items[0]).toMatchObject({
      ips: ['127.0.0.1'],
      userAgent: 'test',
      revoked: null,
      sharedDevice: false,
    });
  });

  it('are revoked at once, and noted once [9.10, 14.7]', async () => {
    const somebody = await server.buildPerson();
    const lost = await server.as(somebody);
    const call = await server.as(somebody);
    const { items } = (await call(sessionRoutes.listMySessions)).body;
    const params = { id: items.find(({ current }) => !current)?._id ?? '' };
    expect((await call(sessionRoutes.revokeMySession, { params })).status).toBe(204);
    expect((await lost(sessionRoutes.listMySessions)).status).toBe(401);
    expect((await call(sessionRoutes.revokeMySession, { params })).status).toBe(204);
    const audits = (await call(sessionRoutes.listMyAudits)).body;
    expect(audits.items.map(({ event, data }) => [event, data.reason])).toEqual([
      ['session-revoked', 'Session revoked'],
    ]);
  });

  it('cannot be seen or revoked by a colleague', async () => {
    const somebody = await server.buildPerson();
    const call = await server.as(somebody);
    const { items } = (await call(sessionRoutes.listMySessions)).body;
    const colleague = await server.as(
      await server.buildPerson({ organizationId: somebody.organizationId, roles: ['admin'] }),
    );
    const params = { id: items[0]?._id ?? '' };
    expect((await colleague(sessionRoutes.revokeMySession, { params })).status).toBe(404);
    expect((await colleague(sessionRoutes.revokeMySession, { params: { id: newId() } })).status).toBe(404);
    expect((await colleague(sessionRoutes.listMyAudits)).body.items).toEqual([]);
    expect((await call(sessionRoutes.listMySessions)).status).toBe(200);
  });

  it('can be listed by a super administrator too', async () => {
    const call = await server.as(await server.buildPerson({ roles: ['sa'] }));
    expect((await call(sessionRoutes.listMySessions)).body.matches).toBe(1);
    expect((await call(sessionRoutes.listMyAudits)).body.matches).toBe(0);
  });
});

describe('calls of several people in one turn', () => {
  it('are each answered for the one who made them, and refused for the one whose session has ended', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => server.buildPerson()));
    const [first, revoked, last] = await Promise.all(people.map((each) => server.as(each)));
    await revoked?.(authRoutes.signOut);
    const answers = await Promise.all(
      [first, revoked, last, first].map((call) => call?.(peopleRoutes.getMyProfile)),
    );
    expect(answers.map((answer) => answer?.status)).toEqual([200, 401, 200, 200]);
    const [one, , three, oneAgain] = answers.map((answer) => answer?.body._id);
    expect([one, three, oneAgain]).toEqual([people[0]?.id, people[2]?.id, people[0]?.id]);
  });
});

describe('a change of the person', () => {
  it('of their roles acts at once, and the response sets new cookies', async () => {
    const somebody = await server.buildPerson({ roles: ['admin'] });
    const cookie = await server.sessionCookie(somebody);
    const request = () => server.app.inject({ url: '/api/v1/my/sessions', headers: { cookie } });
    expect((await request()).cookies).toEqual([]);
    await server.database
      .update(person)
      .set({ roles: ['watcher'] })
      .where(eq(person.id, somebody.id));
    const { cookies } = await request();
    expect(cookies.map(({ name }) => name).sort()).toEqual([claimsCookie, accessCookie].sort());
    const claims = cookies.find(({ name }) => name === claimsCookie)?.value ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).rls).toEqual(['watcher']);
  });

  it('that finishes them ends their sessions at once', async () => {
    const somebody = await server.buildPerson();
    const call = await server.as(somebody);
    const finished = server.clock.now();
    await server.database.update(person).set({ finished }).where(eq(person.id, somebody.id));
    expect((await call(sessionRoutes.listMySessions)).status).toBe(401);
  });
});

it('a session or a link of one organization cannot be that of another’s person [15.36]', async () => {
  const { id: personId } = await server.buildPerson();
  const { id: organizationId } = await server.buildOrganization();
  const made = { id: newId(), personId, organizationId };
  const link = { ...made, purpose: 'calendar', created: server.clock.now() } as const;
  await expect(server.database.insert(linkToken).values(link)).rejects.toMatchObject({
    cause: { constraint: 'link_token_person' },
  });
  const [own] = await server.database.select().from(session).limit(1);
  if (!own) throw new Error('nobody has signed in');
  await expect(server.database.insert(session).values({ ...own, ...made })).rejects.toMatchObject({
    cause: { constraint: 'session_person' },
  });
});
