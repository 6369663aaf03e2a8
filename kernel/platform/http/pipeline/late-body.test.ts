import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessionRoutes } from '#accounts/contract';
import { apiPrefix, type Route } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { organizationRoutes } from '#organizations/contract';
import { summaryRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { buildRoster } from '#server/testing/roster.ts';
import { linkToken } from '../../database/schema/auth.ts';
import { person } from '../../database/schema/people.ts';
import { linkTokenText } from '../../tokens/link-token.ts';

const app = testApp();
const firstName = 'Late';
const newPerson = { firstName, lastName: 'Comer', email: 'late@example.nz', roles: ['admin'] };

/**
 * Sends a request's headers. Once the server has let them in, returns a function that sends the body and reads
 * the status.
 */
async function sendHeaders(route: Route, headers: Record<string, string>, body: object) {
  const payload = new Readable();
  const isRead = new Promise<void>((resolve) => {
    payload._read = () => resolve();
  });
  const answer = app.app.inject({
    method: route.method,
    url: apiPrefix + route.path,
    headers: { origin: publicUrl.origin, 'content-type': 'application/json', ...headers },
    payload,
  });
  await Promise.race([isRead, answer]);
  return async () => {
    payload.push(JSON.stringify(body));
    payload.push(null);
    return (await answer).statusCode;
  };
}

const countLate = () => app.database.$count(person, eq(person.firstName, firstName));

describe('a body that arrives after its sender was dismissed changes and reads nothing [9.6]', () => {
  it.each([
    { ending: 'the role', status: 403, body: { roles: ['patroller'] } },
    { ending: 'the membership', status: 401, body: null },
  ])('when $ending has ended', async ({ status, body }) => {
    const { admin, otherAdmin } = await buildRoster(app);
    const cookie = await app.sessionCookie(admin);
    const calls = await Promise.all([
      sendHeaders(peopleRoutes.createPerson, { cookie }, newPerson),
      sendHeaders(peopleRoutes.createPerson, { cookie, 'idempotency-key': 'once' }, newPerson),
      sendHeaders(organizationRoutes.updateMyOrganization, { cookie }, { name: 'Taken over' }),
      sendHeaders(summaryRoutes.summarizePersons, { cookie }, { personIds: [] }),
    ]);
    const dismiss = await app.as(otherAdmin);
    const params = { id: admin.id };
    if (body) await dismiss(peopleRoutes.updatePerson, { params, body });
    else await dismiss(peopleRoutes.deletePerson, { params });
    expect(await Promise.all(calls.map((sendBody) => sendBody()))).toEqual(Array(4).fill(status));
    expect(await countLate()).toBe(0);
  });

  it('when the session was revoked', async () => {
    const { admin } = await buildRoster(app);
    const cookie = await app.sessionCookie(admin);
    const sendBody = await sendHeaders(peopleRoutes.createPerson, { cookie }, newPerson);
    const elsewhere = await app.as(admin);
    const sessions = await elsewhere(sessionRoutes.listMySessions);
    const other = sessions.body.items.find(({ current }) => !current);
    await elsewhere(sessionRoutes.revokeMySession, { params: { id: other?._id ?? '' } });
    expect(await sendBody()).toBe(401);
    expect(await countLate()).toBe(0);
  });

  it('when the link was voided', async () => {
    const { hemi, organizationId, otherAdmin, patrol } = await buildRoster(app);
    const finalized = { organizationId, patrolId: patrol.id, personId: hemi.id };
    const { id: assignmentId } = await app.buildAssignment(finalized);
    const id = crypto.randomUUID();
    const link = { id, organizationId, assignmentId, personId: hemi.id, created: app.clock.now() };
    await app.database.insert(linkToken).values({ ...link, purpose: 'assignment' });
    const authorization = `Bearer ${linkTokenText(app.context.settings.secretKeys, 'assignment', id)}`;
    const sendBody = await sendHeaders(assignmentRoutes.acceptAssignment, { authorization }, {});
    const call = await app.as(otherAdmin);
    const body = { email: 'moved@example.nz' };
    const neverSignedIn = { firstSignedIn: null, hasSignedIn: false }; // else it waits
    await app.database.update(person).set(neverSignedIn).where(eq(person.id, hemi.id));
    expect((await call(peopleRoutes.updatePerson, { params: { id: hemi.id }, body })).status).toBe(200);
    expect(await sendBody()).toBe(401);
  });
});

describe('a dismissal and what the dismissed does at the same moment [9.6, 12.6]', () => {
  it('come one after the other: what waits for the dismissal is refused', async () => {
    const { admin, otherAdmin, organizationId } = await buildRoster(app);
    const [asAdmin, dismiss] = [await app.as(admin), await app.as(otherAdmin)];
    const answers = await inTurnBehind<{ status: number }>(
      app,
      (tx) => tx.select().from(person).where(eq(person.organizationId, organizationId)).for('update'),
      () => dismiss(peopleRoutes.deletePerson, { params: { id: admin.id } }),
      () => asAdmin(peopleRoutes.createPerson, { body: newPerson }),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 401]);
  });

  it('two admins who dismiss each other: one is dismissed, the other is not', async () => {
    const { admin, otherAdmin, organizationId } = await buildRoster(app);
    await app.buildPerson({ organizationId, roles: ['admin'] });
    const [one, other] = [await app.as(admin), await app.as(otherAdmin)];
    const answers = await Promise.all([
      one(peopleRoutes.deletePerson, { params: { id: otherAdmin.id } }),
      other(peopleRoutes.deletePerson, { params: { id: admin.id } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
  });
});
