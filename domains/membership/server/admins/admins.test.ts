import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { Conflict } from '#contract';
import { adminRoutes } from '#membership/contract';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';
import { minute } from '#platform/clock.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { person } from '#platform/database/schema/people.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const password = 'Torch-and-vest-1';
let organizations = 0;

/** Creates an organization as a super administrator, with the address of its only admin mistyped. */
async function setUp() {
  const sa = await app.buildPerson({ roles: ['sa'] });
  const call = await app.as(sa);
  organizations += 1;
  const name = `admin${organizations}`;
  const body = {
    code: `AD${String(organizations).padStart(2, '0')}`,
    name: 'Howick',
    policeStation: 'Howick',
    admin: { firstName: 'Aroha', lastName: 'Tamihana', email: `${name}@exmaple.nz` },
  };
  const { _id: id } = (await call(organizationRoutes.createOrganization, { body })).body;
  const list = async () => (await call(adminRoutes.listAdmins, { params: { id } })).body.items;
  const [{ _id: personId } = { _id: '' }] = await list();
  const of = (who = personId) => ({ params: { id, personId: who } });
  return {
    ...{ id, personId, address: `${name}@example.nz`, list, sa },
    add: (email: string, who = call) =>
      who(adminRoutes.addAdmin, {
        params: { id },
        body: { firstName: 'Hemi', lastName: 'Ngata', email },
      }),
    correct: (email: string, who?: string) => call(adminRoutes.correctAdmin, { ...of(who), body: { email } }),
    invite: (who?: string) => call(adminRoutes.inviteAdmin, of(who)),
    remove: (who?: string) => call(adminRoutes.removeAdmin, of(who)),
    row: (who = personId) => readPerson(who),
    setPassword: () => setPassword(personId),
  };
}

async function readPerson(id: string) {
  const [row] = await app.database.select().from(person).where(eq(person.id, id));
  return row;
}

async function setPassword(personId: string) {
  const anybody = await app.as(null);
  const ofPerson = and(eq(linkToken.personId, personId), eq(linkToken.purpose, 'set-password'));
  const links = await app.database.select().from(linkToken).where(ofPerson).orderBy(linkToken.id);
  const keys = app.context.settings.secretKeys;
  const params = { linkToken: linkTokenText(keys, 'set-password', links.at(-1)?.id ?? '') };
  return anybody(authRoutes.setPassword, { params, body: { password } });
}

async function signIn(email: string) {
  const anybody = await app.as(null);
  return (await anybody(authRoutes.signIn, { body: { email, password } })).status;
}

describe('the admins of an organization, to a super administrator', () => {
  it('are listed with when they were invited and whether that arrived, and nobody else is [3.7]', async () => {
    const { id, personId, list } = await setUp();
    const invited = app.clock.now();
    await app.buildPerson({ organizationId: id, roles: ['watcher', 'patroller'] });
    await app.buildPerson({ organizationId: id, roles: ['admin'], finished: invited });
    const admin = {
      ...{ _id: personId, firstName: 'Aroha', lastName: 'Tamihana', email: (await list())[0]?.email },
      ...{ firstSignedIn: null, invited, version: 1 },
    };
    expect(await list()).toEqual([admin]);
    const refused = { sent: null, abandoned: invited, nextAttempt: null, toAddress: admin.email ?? null };
    const lastError = '550 No such mailbox';
    await app.database
      .update(mail)
      .set({ ...refused, lastError })
      .where(eq(mail.recipient, personId));
    expect(await list()).toEqual([{ ...admin, addressFailing: { when: invited, reason: lastError } }]);
  });

  it('do not exist for an organization that does not', async () => {
    const call = await app.as(await app.buildPerson({ roles: ['sa'] }));
    const params = { id: '01900000-0000-7000-8000-0000000000ff' };
    const body = { firstName: 'Hemi', lastName: 'Ngata', email: 'nowhere@example.nz' };
    expect((await call(adminRoutes.listAdmins, { params })).status).toBe(404);
    expect((await call(adminRoutes.addAdmin, { params, body })).status).toBe(404);
  });

  it.each(['patroller', 'watcher'] as const)(
    'are none of the others: a %s is not found [3.7]',
    async (role) => {
      const { id, correct, invite, remove } = await setUp();
      const { id: other } = await app.buildPerson({ organizationId: id, roles: [role], firstSignedIn: null });
      const elsewhere = await app.buildPerson({ roles: ['admin'], firstSignedIn: null });
      for (const who of [other, elsewhere.id]) {
        const answers = [await correct('else@example.nz', who), await invite(who), await remove(who)];
        expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      }
      expect((await readPerson(other))?.roles).toEqual([role]);
    },
  );
});

describe('a mistyped address [3.7]', () => {
  it('is corrected: the invitation goes there, and what was mailed to the wrong one is void', async () => {
    const { id, personId, address, correct, row, list, sa, setPassword } = await setUp();
    const before = (await row())?.email ?? '';
    expect((await setPassword()).status).toBe(204); // by a stranger who has the wrong address
    expect((await correct(address)).status).toBe(204);
    expect(await row()).toMatchObject({ email: address, passwordHash: null, version: 2, editedBy: sa.id });
    expect(await queuedMails(app, id, 'invitation')).toHaveLength(2);
    expect(await queuedMails(app, id, 'address-changed')).toMatchObject([
      { recipient: personId, subject: { formerAddress: before } },
    ]);
    expect([await signIn(before), await signIn(address)]).toEqual([400, 400]);
    await setPassword();
    expect(await signIn(address)).toBe(204);
    expect((await list())[0]?.firstSignedIn).toBe(app.clock.now());
  });

  it('is refused once the admin has signed in, whose credential it then is', async () => {
    const { id, personId, address, correct, row } = await setUp();
    await app.database.update(person).set({ firstSignedIn: app.clock.now() }).where(eq(person.id, personId));
    const before = await row();
    expect(Conflict.parse((await correct(address)).body).code).toBe('signed-in');
    expect(await row()).toEqual(before);
    expect(await queuedMails(app, id, 'address-changed')).toEqual([]);
  });

  it('is refused where somebody has the right one', async () => {
    const { correct } = await setUp();
    const { email } = await app.buildPerson();
    expect((await correct(email)).body).toMatchObject({
      issues: [{ path: ['email'], reason: 'not-unique' }],
    });
  });
});

describe('an admin’s invitation [3.7]', () => {
  it('is mailed again, once a minute, until they have signed in', async () => {
    const { id, personId, invite } = await setUp();
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await queuedMails(app, id, 'invitation')).toHaveLength(2);
    app.clock.advance(minute);
    await app.database.update(person).set({ firstSignedIn: app.clock.now() }).where(eq(person.id, personId));
    expect(Conflict.parse((await invite()).body).code).toBe('signed-in');
  });
});

describe('another admin [3.7]', () => {
  it('is added and invited', async () => {
    const { id, address, add, list } = await setUp();
    const answer = await add(`second-${address}`);
    expect(answer.status).toBe(201);
    expect((await list()).map(({ _id }) => _id)).toContain(answer.body._id);
    expect(await queuedMails(app, id, 'invitation')).toHaveLength(2);
  });

  it('may be somebody who belongs to the organization, and keeps their other roles and their name', async () => {
    const { id, add } = await setUp();
    const hemi = await app.buildPerson({ organizationId: id, roles: ['patroller'], firstName: 'Hēmi' });
    expect((await add(hemi.email.toUpperCase())).body).toEqual({ _id: hemi.id });
    expect(await readPerson(hemi.id)).toMatchObject({
      firstName: 'Hēmi',
      roles: ['patroller', 'admin'],
      version: 2,
    });
    expect(await queuedMails(app, id, 'invitation')).toHaveLength(1);
  });

  it('may not be somebody of another organization', async () => {
    const { add } = await setUp();
    const { email } = await app.buildPerson();
    expect((await add(email)).body).toMatchObject({ issues: [{ path: ['email'], reason: 'not-unique' }] });
  });
});

describe('an admin who is replaced [3.7]', () => {
  it('leaves if they hold no other role: their invitation is void and their address free', async () => {
    const { address, personId, add, remove, row, setPassword } = await setUp();
    const email = (await row())?.email ?? '';
    const { body } = await add(`second-${address}`);
    expect((await remove()).status).toBe(204);
    expect((await row())?.finished).toBe(app.clock.now());
    expect((await setPassword()).status).toBe(401);
    expect((await remove()).status).toBe(404);
    expect((await add(email)).body._id).toBe(personId);
    expect((await remove(body._id)).status).toBe(204);
  });

  it('keeps their other roles, patrols and sessions', async () => {
    const { organizationId: id, hemi, patrol } = await buildRoster(app);
    const { id: personId } = hemi;
    await app.buildAssignment({ organizationId: id, patrolId: patrol.id, personId });
    await app.database
      .update(person)
      .set({ roles: ['admin', 'patroller'] })
      .where(eq(person.id, personId));
    const call = await app.as(await app.buildPerson({ roles: ['sa'] }));
    const asHemi = await app.as(hemi);
    expect((await call(adminRoutes.removeAdmin, { params: { id, personId } })).status).toBe(204);
    expect((await asHemi(peopleRoutes.getMyProfile)).body.roles).toEqual(['patroller']);
    expect((await asHemi(peopleRoutes.listFailingAddresses)).status).toBe(403);
  });

  it('stays while they are the last one, also of two who are taken off at once [3.7]', async () => {
    const { address, add, remove, list } = await setUp();
    expect(Conflict.parse((await remove()).body).code).toBe('last-admin');
    const { _id: second } = (await add(`second-${address}`)).body;
    const answers = await Promise.all([remove(), remove(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await list()).toHaveLength(1);
  });
});
