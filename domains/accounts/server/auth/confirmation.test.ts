import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authRoutes, secondStepRoutes, sessionRoutes } from '#accounts/contract';
import { type Route, whyUnconfirmed } from '#contract';
import { adminRoutes } from '#membership/contract';
import { messageRoutes } from '#messages/contract';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';
import { after, minute } from '#platform/clock.ts';
import { auditEvent, session } from '#platform/database/schema/auth.ts';
import { person } from '#platform/database/schema/people.ts';
import { grouped } from '#platform/grouped.ts';
import { incidentRoutes } from '#record/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { tablesOf } from '#server/testing/security-tables.ts';
import { hashPassword } from './passwords.ts';

const app = testApp();
const currentPassword = 'Torch-and-vest-1';
const required = { error: 'confirmation_required', message: 'Please confirm that it is you.' };

/** Makes somebody whose session was confirmed ten minutes ago, and who knows their password. */
async function buildUnconfirmed(given: Parameters<typeof app.buildPerson>[0] = { roles: ['admin'] }) {
  const hemi = await app.buildPerson({ ...given, passwordHash: await hashPassword(currentPassword) });
  const call = await app.as(hemi);
  /** Takes the confirmation of their sessions back by so many minutes; the clock would end their tokens. */
  const age = async (minutes: number) => {
    const confirmed = after(app.clock.now(), -minutes * minute);
    await app.database.update(session).set({ confirmed }).where(eq(session.personId, hemi.id));
  };
  await age(10);
  const organizationId = hemi.organizationId ?? undefined;
  const other = await app.buildPerson({ ...(organizationId && { organizationId }) });
  const confirm = (body: object = { currentPassword }) => call(authRoutes.confirmMySession, { body });
  const patch = (body: object) => call(peopleRoutes.updatePerson, { params: { id: other.id }, body });
  const download = () => call(peopleRoutes.downloadPersons);
  const audits = async () => {
    const rows = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, hemi.id));
    return rows.toSorted((one, later) => (one.id < later.id ? -1 : 1)).map(({ event }) => event);
  };
  return { hemi, other, call, confirm, patch, download, audits, age };
}

/** What docs/security.md says that asks again, and why the rest does not. */
const [documented] = tablesOf('Asked again');

/** Returns the lines of that table: calls that ask alike, or for the same reason do not, share one. */
function linesOf(calls: Route[]): string[] {
  const lines = grouped(calls, ({ confirmed, ...route }) => {
    const otherwise = 'unconfirmed' in route ? whyUnconfirmed[route.unconfirmed] : '';
    return `| ${whenAsked(confirmed)} | ${otherwise} |`.replace('|  |', '| |');
  });
  return [...lines].map(
    ([head, alike]) => `${head} ${alike.map(({ method, path }) => `${method} ${path}`).join(', ')} |`,
  );
}

function whenAsked(confirmed: Route['confirmed']): string {
  if (!confirmed) return 'no';
  if (confirmed === true) return 'always';
  if (!('unless' in confirmed)) return `with ${confirmed.map((field) => `\`${field}\``).join(', ')}`;
  return `unless \`${confirmed.unless.field}\` is a ${confirmed.unless.kind}`;
}

describe('what can do harm [9.22]', () => {
  it('is in a table with every call that writes, which says why the others do not ask [9.22, 9.80]', () => {
    const writing = Object.values<Route>(routes).filter(({ method, safe }) => method !== 'GET' && !safe);
    expect(documented).toEqual(linesOf(writing));
  });

  it('has no file that can be downloaded without', () => {
    const files = Object.entries<Route>(routes).filter(
      ([, { text, chunked, access }]) => access.by === 'session' && /csv|zip/.test(text ?? chunked ?? ''),
    );
    expect(files.map(([, { confirmed }]) => confirmed)).toEqual(files.map(() => true));
  });

  it('is done by a session that was confirmed within ten minutes, and by none that began without', async () => {
    const { hemi, call, download, age } = await buildUnconfirmed();
    await age(9.99);
    expect((await download()).status).toBe(200);
    await age(10);
    const refused = await download();
    expect([refused.status, refused.body]).toEqual([403, required]);
    await app.database.update(session).set({ confirmed: null }).where(eq(session.personId, hemi.id));
    expect((await call(incidentRoutes.downloadIncidents)).status).toBe(403);
    expect((await call(sessionRoutes.listMySessions)).status).toBe(200);
  });

  it('is of a person their roles and address: a phone number alone is changed as before', async () => {
    const { other, patch, call, confirm } = await buildUnconfirmed();
    expect((await patch({ phone: '021 555 0123' })).status).toBe(200);
    expect((await patch({ roles: ['admin'] })).body).toEqual(required);
    expect((await patch({ email: 'hemi@elsewhere.nz' })).body).toEqual(required);
    const [row] = await app.database.select().from(person).where(eq(person.id, other.id));
    expect(row).toMatchObject({ roles: ['patroller'], email: other.email, phone: '021 555 0123' });
    const created = { firstName: 'Ann', lastName: 'Other', email: 'ann@elsewhere.nz', roles: ['admin'] };
    expect((await call(peopleRoutes.createPerson, { body: created })).body).toEqual(required);
    await confirm();
    expect((await patch({ roles: ['admin'] })).status).toBe(200);
  });

  it('is of an organization its ECC’s address, its admins, and its end', async () => {
    const { call, confirm } = await buildUnconfirmed({ roles: ['sa'] });
    const { id } = await app.buildOrganization();
    const change = (body: object) => call(organizationRoutes.updateOrganization, { params: { id }, body });
    const archive = () => call(organizationRoutes.archiveOrganization, { params: { id } });
    const body = { firstName: 'Ann', lastName: 'Other', email: 'ann@elsewhere.nz' };
    expect((await change({ name: 'Elsewhere' })).status).toBe(200);
    expect((await change({ eccEmail: 'ecc@elsewhere.nz' })).body).toEqual(required);
    expect((await call(adminRoutes.addAdmin, { params: { id }, body })).body).toEqual(required);
    expect((await archive()).body).toEqual(required);
    await confirm();
    expect((await change({ eccEmail: 'ecc@elsewhere.nz' })).status).toBe(200);
    expect((await archive()).status).toBe(200);
  });

  it('is of an organization whom crews ring and where answers go: its other settings are changed as before [9.22, 9.80]', async () => {
    const { call, confirm } = await buildUnconfirmed();
    const change = (body: object) => call(organizationRoutes.updateMyOrganization, { body });
    const guarded = [
      { eccPhone: '021 555 0123' },
      { eccPhone: null },
      { coordinatorPhone: '021 555 0123' },
      { emailFrom: 'someone@elsewhere.nz' },
    ];
    expect((await change({ coordinatorName: 'Aroha Parata', name: 'Elsewhere' })).status).toBe(200);
    for (const body of guarded)
      expect((await change({ name: 'Nowhere', ...body })).body, JSON.stringify(body)).toEqual(required);
    expect((await call(organizationRoutes.getMyOrganization)).body.name).toBe('Elsewhere');
    await confirm();
    expect((await change(guarded[0] ?? {})).status).toBe(200);
  });

  it('is of a message all but one to a crew, however its body is written [9.22, 9.80]', async () => {
    const { hemi, call } = await buildUnconfirmed();
    const organizationId = hemi.organizationId ?? undefined;
    const patrol = await app.buildPatrol({
      ...(organizationId && { organizationId }),
      finalized: app.clock.now(),
    });
    const send = (to: unknown) =>
      call(messageRoutes.sendMessage, {
        body: { to, subject: 'Gate', text: 'Come to the back.' },
        idempotencyKey: randomUUID(),
      });
    expect((await send({ kind: 'crew', patrolId: patrol.id })).status).not.toBe(403);
    for (const kind of ['members', 'patrollers']) expect((await send({ kind })).body).toEqual(required);
    expect((await send({ kind: 'month', month: '2026-11' })).body).toEqual(required);
  });
});

describe('confirming [9.22]', () => {
  it('takes the password of who has no second step, holds for this session alone, and is in the history', async () => {
    const { hemi, confirm, download, audits, age } = await buildUnconfirmed();
    const elsewhere = await app.as(hemi);
    await age(10);
    expect((await confirm()).status).toBe(204);
    expect((await download()).status).toBe(200);
    expect((await elsewhere(peopleRoutes.downloadPersons)).body).toEqual(required);
    expect(await audits()).toEqual(['session-confirmed']);
    await age(10);
    expect((await download()).status).toBe(403);
  });

  it('says on its field what is wrong, which is in the history, and the fifth of a day ends the session [9.60]', async () => {
    const { confirm, download, audits } = await buildUnconfirmed();
    const wrong = () => confirm({ currentPassword: 'Torch-and-vest-9' });
    const issues = [{ path: ['currentPassword'], reason: 'wrong-password' }];
    expect((await confirm({})).body).toMatchObject({ issues: [{ ...issues[0], reason: 'not-defined' }] });
    for (let tries = 0; tries < 4; tries += 1) expect((await wrong()).body).toMatchObject({ issues });
    expect((await confirm()).status).toBe(204); // a right one takes none of the wrong ones back
    expect((await wrong()).body).toMatchObject({ issues });
    expect((await download()).status).toBe(401);
    expect((await confirm()).status).toBe(401);
    const failures = (await audits()).filter((event) => event !== 'session-confirmed');
    expect(failures).toEqual([...Array(5).fill('sign-in-failure'), 'session-revoked']);
  });

  it('takes a code of who has a second step, once, and no password instead of it', async () => {
    const { call, confirm, download, audits, age } = await buildUnconfirmed();
    const { key, sealed } = (await call(secondStepRoutes.prepareMySecondStep)).body;
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(app.clock.now()) });
    const setUp = { sealed, appCode: code(), currentPassword };
    const { codes } = (await call(secondStepRoutes.startMySecondStep, { body: setUp })).body;
    app.clock.advance(minute);
    await age(10);
    expect((await confirm()).body).toMatchObject({ issues: [{ path: ['code'], reason: 'not-defined' }] });
    const wrongCode = { issues: [{ path: ['code'], reason: 'wrong-code' }] };
    expect((await confirm({ code: '000000' })).body).toMatchObject(wrongCode);
    expect((await download()).status).toBe(403);
    expect((await confirm({ code: code() })).status).toBe(204);
    expect((await download()).status).toBe(200);
    expect((await confirm({ code: code() })).body).toMatchObject(wrongCode);
    await age(10);
    const twice = await Promise.all([confirm({ code: codes[0] }), confirm({ code: codes[0] })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect((await download()).status).toBe(200);
    expect(await audits()).toContain('sign-in-failure');
  });

  it('is of no use to who has a stolen cookie and no proof, however many codes they try', async () => {
    const { confirm, download, call, age } = await buildUnconfirmed();
    const { key, sealed } = (await call(secondStepRoutes.prepareMySecondStep)).body;
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: Date.parse(app.clock.now()),
    });
    await call(secondStepRoutes.startMySecondStep, { body: { sealed, appCode: code, currentPassword } });
    await age(10);
    expect((await download()).body).toEqual(required);
    const tried = await Promise.all(Array.from({ length: 8 }, () => confirm({ code: '000000' })));
    const looked = tried.filter(({ status }) => status !== 401);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(looked.every(({ status }) => status === 400)).toBe(true);
    expect((await download()).status).toBe(401);
  });
});
