import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Conflict, joining } from '#contract';
import { joiningRoutes } from '#membership/contract';
import { organizationRoutes } from '#organizations/contract';
import { day, hour, minute } from '#platform/clock.ts';
import { joinRequest } from '#platform/database/schema/joining.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { toDoRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';
import { pruneJoinRequests } from './periodic-task.ts';

const app = testApp();
const send = testMailer(app);

const sina = { firstName: 'Sina', lastName: 'Leota', email: 'sina@example.nz', phone: '021 555 0177' };
let made = 0;

/** Makes an organization with a page to join, and functions that call it as who asks and as its admin. */
async function buildOpen(given: Partial<typeof organization.$inferInsert> = {}) {
  const roster = await buildRoster(app);
  const { organizationId } = roster;
  const isOwn = eq(organization.id, organizationId);
  const set = (change: Partial<typeof organization.$inferInsert>) =>
    app.database.update(organization).set(change).where(isOwn).returning();
  const [row] = await set({ joinPage: true, ...given });
  const code = row?.code ?? '';
  made += 1;
  const email = `sina-${made}@example.nz`;
  const stranger = await app.as(null);
  const asAdmin = async () => app.as(roster.admin); // an access token does not last until the next day
  const requests = () =>
    app.database.select().from(joinRequest).where(eq(joinRequest.organizationId, organizationId));
  const linkOf = (id: string) => linkTokenText(app.context.settings.secretKeys, 'join', id);
  return {
    ...roster,
    code,
    email,
    set,
    stranger,
    asAdmin,
    requests,
    linkOf,
    page: (of = code) => stranger(joiningRoutes.getJoinPage, { params: { code: of } }),
    ask: (body: object = {}, from: Parameters<typeof post>[2] = {}) =>
      post(code, { ...sina, email, ...body }, from),
    confirm: (id: string) => stranger(joiningRoutes.confirmJoin, { params: { linkToken: linkOf(id) } }),
    list: async () => (await (await asAdmin())(joiningRoutes.listJoinRequests)).body.items,
    accept: async (id: string) => (await asAdmin())(joiningRoutes.acceptJoinRequest, { params: { id } }),
    decline: async (id: string) => (await asAdmin())(joiningRoutes.declineJoinRequest, { params: { id } }),
  };
}

let networks = 0;

/** Asks from a network of its own, unless one is named: each takes twenty requests a day. */
async function post(code: string, payload: object, { network }: { network?: string } = {}) {
  networks += 1;
  const remoteAddress = network ?? `198.51.${networks >> 8}.${networks & 255}`;
  const headers = { origin: app.context.settings.publicUrl.origin };
  const url = `/api/v1/join/${encodeURIComponent(code)}`;
  return app.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
}

describe('the page [3.14, 4.26]', () => {
  it('names the organization and what it says, whatever the case of the code', async () => {
    const { code, page, admin } = await buildOpen({ joinPage: false });
    const body = { joinPage: true, joinWords: '  We patrol on Fridays. ' };
    const saved = await (await app.as(admin))(organizationRoutes.updateMyOrganization, { body });
    expect(saved.body).toMatchObject({ joinPage: true, joinWords: 'We patrol on Fridays.' });
    const open = { organizationName: 'Howick South Community Patrol', words: 'We patrol on Fridays.' };
    expect((await page(code.toLowerCase())).body).toEqual(open);
  });

  it('is off at first, and not found alike when it is off, archived or unknown [3.13, 4.26]', async () => {
    const { page, set, ask, admin } = await buildOpen({ joinPage: false, joinWords: 'We patrol.' });
    const { id: untouched } = await app.buildOrganization();
    const [isOff] = await app.database.select().from(organization).where(eq(organization.id, untouched));
    expect(isOff?.joinPage).toBe(false);
    const off = [await page(), await ask()];
    await set({ joinPage: true, archived: app.clock.now() });
    const archived = [await page(), await ask()];
    const unknown = [
      await page('ZZZZ'),
      await post('ZZZZ', sina),
      await page('no code'),
      await page('A\u0000BC'),
    ];
    for (const { status, statusCode, body } of [...off, ...archived, ...unknown].map(statusOf))
      expect([status ?? statusCode, body]).toEqual([404, { message: 'Not found' }]);
    expect(await queuedMails(app, admin.organizationId ?? '')).toEqual([]);
  });

  it('says at most 500 characters, and only to admins what is set [3.14, 4.26]', async () => {
    const { admin, hemi } = await buildOpen();
    const patch = async (joinWords: string) =>
      (await (await app.as(admin))(organizationRoutes.updateMyOrganization, { body: { joinWords } })).status;
    expect([await patch('x'.repeat(501)), await patch('\u2800\u0007'), await patch('x'.repeat(500))]).toEqual(
      [400, 400, 200],
    );
    const seen = (await (await app.as(hemi))(organizationRoutes.getMyOrganization)).body;
    expect([seen.joinPage, seen.joinWords]).toEqual([undefined, undefined]);
  });
});

/** The status and body of an answer, however it was called. */
function statusOf(answer: { status?: number; statusCode?: number; body: unknown }) {
  const body: unknown = typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body;
  return { status: answer.status, statusCode: answer.statusCode, body };
}

describe('asking to join [4.27, 11.60]', () => {
  it('is confirmed by a mailed link before an admin sees it, and nothing that was typed is mailed', async () => {
    const { email, ask, list, requests, stranger, linkOf, confirm, asAdmin } = await buildOpen();
    const rude = { firstName: 'Visit-evil.example', message: 'Buy http://evil.example now' };
    expect((await ask(rude)).statusCode).toBe(204);
    const [mailed] = await send();
    const [row] = await requests();
    const id = row?.id ?? '';
    expect(mailed?.to).toMatchObject({ text: email });
    expect(mailed?.subject).toBe(
      'Please confirm that you ask to join Howick South Community Patrol on Patrolbook',
    );
    expect(mailed?.text).toContain(`/join/confirm/${linkOf(id)}`);
    expect(mailed?.replyTo).toBeUndefined();
    expect(`${mailed?.text}${mailed?.html}`).not.toMatch(/evil|Leota|555/);
    const params = { linkToken: linkOf(id) };
    const view = async () => (await stranger(joiningRoutes.viewJoinLink, { params })).body;
    expect(await view()).toEqual({
      ...{ organizationName: 'Howick South Community Patrol', ...sina, email, ...rude },
      isConfirmed: false,
    });
    expect([await list(), (await requests())[0]?.confirmed]).toEqual([[], null]);
    expect((await confirm(id)).status).toBe(204);
    expect((await confirm(id)).status).toBe(204);
    expect(await view()).toMatchObject({ isConfirmed: true });
    expect(await list()).toMatchObject([{ _id: id, ...rude, member: null, confirmed: app.clock.now() }]);
    expect((await (await asAdmin())(toDoRoutes.getToDo)).body.joinRequests).toBe(1);
  });

  it('answers and does the same for an address that a member, a former one or somebody elsewhere has', async () => {
    const { organizationId, hemi, ask, requests } = await buildOpen();
    const former = await app.buildPerson({ organizationId, finished: app.clock.now() });
    const elsewhere = await app.buildPerson();
    const addresses = [hemi, former, elsewhere].map(({ email }) => email);
    for (const email of [...addresses, 'nobody@example.nz'])
      expect([(await ask({ email })).statusCode, (await ask({ email })).body]).toEqual([204, '']);
    expect((await requests()).map(({ email }) => email).sort()).toEqual(
      [...addresses, ...addresses, 'nobody@example.nz', 'nobody@example.nz'].sort(),
    );
    expect(await queuedMails(app, organizationId, 'join-link')).toHaveLength(8);
  });

  it('refuses what cannot be shown, and what is too long', async () => {
    const { ask, requests } = await buildOpen();
    const wrong = [
      { firstName: '\u2800' },
      { lastName: 'x'.repeat(201) },
      { email: 'nowhere' },
      { phone: '' },
      { message: 'x'.repeat(1001) },
      { message: 'half \ud800' },
      { roles: ['admin'] },
    ];
    for (const body of wrong) expect((await ask(body)).statusCode).toBe(400);
    expect((await ask({ message: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect(await requests()).toEqual([]);
  });

  it('mails one address three links a day, by whichever organization, and does not say so [4.27]', async () => {
    const [one, other] = [await buildOpen(), await buildOpen()];
    const { email } = one;
    for (const { ask } of [one, other, one, other, one])
      expect((await ask({ email: email.toUpperCase() })).statusCode).toBe(204);
    await one.ask({ email: email.replace('@', '+patrol@') }); // the same mailbox
    expect([(await one.requests()).length, (await other.requests()).length]).toEqual([2, 1]);
    app.clock.advance(day);
    await one.ask();
    expect(await one.requests()).toHaveLength(3);
  });

  it('takes twenty a day of one network and a hundred of all [4.27]', async () => {
    const { code, ask, requests } = await buildOpen();
    const from = { network: '203.0.113.7' };
    const look = async () => {
      const url = `/api/v1/join/${code}`;
      return (await app.app.inject({ method: 'GET', url, remoteAddress: from.network })).statusCode;
    };
    for (let looked = 0; looked < 25; looked += 1) expect(await look()).toBe(200);
    const statuses: number[] = [];
    for (let asked = 0; asked < 21; asked += 1)
      statuses.push((await ask({ email: `a${asked}@example.nz` }, from)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
    expect(await look()).toBe(200);
    for (let asked = 20; asked < joining.requestsADay; asked += 1)
      expect((await ask({ email: `a${asked}@example.nz` })).statusCode).toBe(204);
    const refused = await ask();
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'Very many people have asked today. Please ask again tomorrow.',
    ]);
    expect(await requests()).toHaveLength(joining.requestsADay);
    app.clock.advance(day);
    expect((await ask()).statusCode).toBe(204);
  });
});

describe('the link [4.28]', () => {
  it('is dead once it is forged, of another purpose, expired, or the page is off or archived', async () => {
    const { organizationId, confirm, set, stranger, requests } = await buildOpen();
    const unconfirmed = { organizationId, confirmed: null };
    const dead = async (linkToken: string) =>
      (await stranger(joiningRoutes.viewJoinLink, { params: { linkToken } })).status;
    const { id } = await app.buildJoinRequest(unconfirmed);
    const keys = app.context.settings.secretKeys;
    expect([await dead(`${id}.AAAA`), await dead(linkTokenText(keys, 'set-password', id))]).toEqual([
      401, 401,
    ]);
    const late = await app.buildJoinRequest({ ...unconfirmed, expires: app.clock.now() });
    expect((await confirm(late.id)).status).toBe(401);
    for (const closed of [{ joinPage: false }, { joinPage: true, archived: app.clock.now() }]) {
      await set(closed);
      expect((await confirm(id)).status).toBe(401);
    }
    expect((await requests()).every(({ confirmed }) => confirmed === null)).toBe(true);
    await set({ archived: null });
    expect((await confirm(id)).status).toBe(204);
  });

  it('leaves one open request of an address: the last that was confirmed, also when both are at once', async () => {
    const { organizationId, email, confirm, list, requests } = await buildOpen();
    const [first, second] = [
      await app.buildJoinRequest({ organizationId, email, confirmed: null }),
      await app.buildJoinRequest({ organizationId, email: email.toUpperCase(), confirmed: null }),
    ];
    await app.buildJoinRequest({ email }); // another organization's
    const both = await Promise.all([confirm(first.id), confirm(second.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect([(await list()).length, (await requests()).length]).toEqual([1, 1]);
  });
});

describe('the admins [4.29, 11.60]', () => {
  it('are mailed after the hour, once for all who have confirmed in it, unless all were answered', async () => {
    app.clock.set('2026-11-25T08:20:00.000Z');
    await send(); // what the tests before have left
    const { organizationId, admin, otherAdmin, confirm, decline } = await buildOpen();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await app.buildJoinRequest({ organizationId, confirmed: null })).id),
    );
    for (const id of ids) await confirm(id);
    expect(await send()).toEqual([]);
    app.clock.set('2026-11-25T09:01:00.000Z');
    const mailed = await send();
    expect(mailed.map(({ to }) => JSON.stringify(to)).sort()).toEqual(
      [admin, otherAdmin].map(({ email }) => expect.stringContaining(email)).sort(),
    );
    expect(mailed[0]?.subject).toBe('3 people ask to join Howick South Community Patrol on Patrolbook');
    expect(mailed[0]?.text).toContain('/people/requests');
    expect(mailed[0]?.text).not.toMatch(/Sina|Leota/);
    const { id } = await app.buildJoinRequest({ organizationId, confirmed: null });
    await confirm(id);
    for (const answered of [...ids, id]) await decline(answered);
    app.clock.advance(hour + minute);
    expect(await send()).toEqual([]);
  });
});

describe('accepting [4.29]', () => {
  it('adds a patroller and invites them, in one step, once', async () => {
    const { organizationId, admin, accept, list } = await buildOpen();
    const { id, email } = await app.buildJoinRequest({ organizationId });
    const both = await Promise.all([accept(id), accept(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const found = await app.database.select().from(person).where(eq(person.email, email));
    expect(found).toMatchObject([
      { organizationId, firstName: 'Sina', lastName: 'Leota', phone: '021 555 0177', roles: ['patroller'] },
    ]);
    expect(await queuedMails(app, organizationId, 'invitation')).toMatchObject([{ recipient: found[0]?.id }]);
    expect([await list(), found[0]?.editedBy]).toEqual([[], null]);
    expect(admin.organizationId).toBe(organizationId);
  });

  it('lets who had left return, and names the member who has the address', async () => {
    const { organizationId, hemi, accept, list } = await buildOpen();
    const former = await app.buildPerson({ organizationId, finished: app.clock.now(), roles: ['admin'] });
    const returning = await app.buildJoinRequest({ organizationId, email: former.email });
    expect((await accept(returning.id)).body).toEqual({ _id: former.id });
    const [back] = await app.database.select().from(person).where(eq(person.id, former.id));
    expect(back).toMatchObject({ finished: null, roles: ['patroller'], firstName: 'Sina' });
    const known = await app.buildJoinRequest({ organizationId, email: hemi.email.toUpperCase() });
    const { _id, ...name } = { _id: hemi.id, firstName: hemi.firstName, lastName: hemi.lastName };
    expect(await list()).toMatchObject([{ _id: known.id, member: { _id, ...name } }]);
    const refused = await accept(known.id);
    expect([refused.status, Conflict.parse(refused.body)]).toEqual([
      409,
      {
        code: 'already-member',
        message: 'Aroha TAMIHANA has this address already. Decline the request: nobody is told.',
      },
    ]);
    expect(await list()).toHaveLength(1);
  });

  it('is refused for an address of another organization, which the list does not tell, and counted', async () => {
    const { organizationId, accept, list } = await buildOpen();
    const { email } = await app.buildPerson();
    const { id } = await app.buildJoinRequest({ organizationId, email });
    expect(await list()).toMatchObject([{ member: null }]);
    const refused = await accept(id);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { issues: [{ path: ['email'], reason: 'not-unique' }] },
    ]);
    expect(await list()).toHaveLength(1);
    for (let tried = 1; tried < 20; tried += 1) await accept(id);
    expect((await accept(id)).status).toBe(429);
  });
});

describe('a request [4.30]', () => {
  it('is declined without a word, and leaves neither itself nor the address of its mail [4.29]', async () => {
    const { organizationId, ask, confirm, requests, decline, accept } = await buildOpen();
    await ask();
    await send();
    const id = (await requests())[0]?.id ?? '';
    await confirm(id);
    expect((await decline(id)).status).toBe(204);
    expect([(await decline(id)).status, (await accept(id)).status, (await confirm(id)).status]).toEqual([
      404, 404, 401,
    ]);
    expect(await requests()).toEqual([]);
    const ofIt = and(eq(mail.organizationId, organizationId), eq(mail.recipient, id));
    expect(await app.database.select().from(mail).where(ofIt)).toEqual([]);
    expect(await queuedMails(app, organizationId, 'invitation')).toEqual([]);
  });

  it('is gone three days after it was asked, or thirty after it was confirmed, also before the sweep', async () => {
    const { ask, confirm, list, requests, accept, asAdmin } = await buildOpen();
    await ask();
    const id = (await requests())[0]?.id ?? '';
    await ask({ email: 'other@example.nz' });
    app.clock.advance(joining.confirmDays * day - 1);
    await confirm(id);
    app.clock.advance(1);
    await pruneJoinRequests(app.context).run();
    expect((await requests()).map((row) => row.id)).toEqual([id]);
    app.clock.advance(joining.answerDays * day - 2);
    expect(await list()).toHaveLength(1);
    app.clock.advance(1);
    expect([await list(), (await accept(id)).status]).toEqual([[], 404]);
    expect((await (await asAdmin())(toDoRoutes.getToDo)).body.joinRequests).toBe(0);
    expect(await requests()).toHaveLength(1);
    await pruneJoinRequests(app.context).run();
    expect(await requests()).toEqual([]);
  });
});
