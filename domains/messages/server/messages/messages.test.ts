import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { changesADay } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { type Audience, mailRoutes, messageRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { minute } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { testApp } from '#server/testing/app.ts';
import { to as addressedTo } from '#server/testing/assignment-mails.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
/** Saturday, 19:00 in Auckland. */
beforeEach(() => app.clock.set('2026-11-21T06:00:00.000Z'));
beforeEach(() => send.smtp().accept());

const finalized = '2026-11-20T00:00:00.000Z';
const words = {
  subject: 'The back gate',
  text: 'The front gate is being painted.\n\nPlease use the back one.',
};

/** A finalized patrol with Hemi and Mere on it, Rua who has no address, a guest with an address and one without. */
async function buildCrewed(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, { finalized, ...given });
  const { organizationId, admin, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id };
  const rua = await app.buildPersonWithoutAddress({
    organizationId,
    firstName: 'Rua',
    lastName: 'Hall',
    phone: '021 1',
  });
  for (const { id } of [hemi, mere, rua]) await app.buildAssignment({ ...of, personId: id });
  const guest = await app.buildGuest({ ...of, name: 'Ana', email: `ana-${patrol.id}@example.nz` });
  await app.buildGuest({ ...of, name: 'Ben', email: null, phone: '021 2' });
  const asAdmin = await app.as(admin);
  const crew: Audience = { kind: 'crew', patrolId: patrol.id };
  const write = (to: Audience = crew, body: object = {}) =>
    asAdmin(messageRoutes.sendMessage, { body: { to, ...words, ...body } });
  return {
    ...roster,
    of,
    rua,
    guest,
    asAdmin,
    write,
    reach: (to: Audience = crew) => asAdmin(messageRoutes.countReach, { query: { to } }),
    read: async (id: string) => (await asAdmin(messageRoutes.getMessage, { params: { id } })).body,
    list: async () => (await asAdmin(messageRoutes.listMessages)).body,
    buildOther: (other: Parameters<typeof app.buildPatrol>[0]) =>
      app.buildPatrol({ finalized, ...other, organizationId }),
  };
}

const emailsOf = (people: { email: string | null }[]) => people.map(({ email }) => email).sort();

describe('a message to the crew of a patrol [11.70, 14.46]', () => {
  it('reaches its crew and guests alone, and is said beforehand to do so [11.71]', async () => {
    const { of, hemi, mere, guest, organizationId, reach, write } = await buildCrewed();
    const decliner = await app.buildPerson({ organizationId });
    await app.buildAssignment({ ...of, personId: decliner.id, declined: finalized });
    const left = await app.buildPerson({ organizationId });
    await app.buildAssignment({ ...of, personId: left.id, removed: finalized });
    await app.buildGuest({ ...of, email: 'gone@example.nz', removed: finalized });
    expect((await reach()).body).toEqual({
      people: 2,
      guests: 1,
      unmailed: [
        { name: 'Rua HALL', phone: '021 1' },
        { name: 'Ben (guest)', phone: '021 2' },
      ],
      failing: [],
    });
    expect((await write()).status).toBe(201);
    expect((await send()).flatMap(addressedTo).sort()).toEqual(emailsOf([hemi, mere, guest]));
  });

  it('reaches no watcher of a test patrol either, and each of two at one mailbox [11.71]', async () => {
    const { of, organizationId, hemi, mere, guest, write } = await buildCrewed({ callSign: 'TEST' });
    const sharer = await app.buildPersonWithoutAddress({
      organizationId,
      firstName: 'Sina',
      mailVia: hemi.id,
    });
    await app.buildAssignment({ ...of, personId: sharer.id });
    await write();
    const mails = await send();
    expect(mails.flatMap(addressedTo).sort()).toEqual(emailsOf([hemi, hemi, mere, guest]));
    expect(mails.filter(({ text }) => text?.includes('This mail is for Sina'))).toHaveLength(1);
  });

  it.each([
    ['draft', { finalized: null }],
    ['cancelled', { cancelled: finalized }],
    ['over', { when: '2026-11-21T02:00:00.000Z' }],
  ])('is refused of one that is %s [11.71]', async (code, given) => {
    const { organizationId, reach, write, list } = await buildCrewed(given);
    expect(await reach()).toMatchObject({ status: 409, body: { code } });
    expect(await write()).toMatchObject({ status: 409, body: { code } });
    expect(await queuedMails(app, organizationId)).toEqual([]);
    expect((await list()).matches).toBe(0);
  });

  it('is unknown of a patrol of another organization [11.71]', async () => {
    const { reach, write } = await buildCrewed();
    const foreign = { kind: 'crew', patrolId: (await app.buildPatrol({ finalized })).id } as const;
    const unknown = { issues: [{ path: ['to', 'patrolId'], reason: 'key-not-found' }] };
    expect(await reach(foreign)).toMatchObject({ status: 400, body: unknown });
    expect(await write(foreign)).toMatchObject({ status: 400, body: unknown });
  });

  it('is refused if no mail reaches anybody [11.71]', async () => {
    const { organizationId, rua, buildOther, write } = await buildCrewed();
    const { id: patrolId } = await buildOther({});
    await app.buildAssignment({ organizationId, patrolId, personId: rua.id });
    expect(await write({ kind: 'crew', patrolId })).toMatchObject({
      status: 409,
      body: { code: 'nobody-to-mail' },
    });
  });

  it('quotes the admin below the patrol, in the thread of its mails, and can be answered [11.72]', async () => {
    const { organizationId, patrol, hemi, guest, write } = await buildCrewed();
    const named = { coordinatorPhone: '021 555 0142', emailFrom: 'Howick <roster@howick.example.nz>' };
    await app.database.update(organization).set(named).where(eq(organization.id, organizationId));
    await write();
    const mails = await send();
    const toHemi = mails.find((one) => addressedTo(one).includes(hemi.email));
    expect(toHemi?.subject).toBe('The back gate (patrol on Tue 24 Nov 2026, 21:00)');
    expect(toHemi?.text).toContain('Tue 24 Nov 2026, 21:00\nRegular patrol');
    const lines = toHemi?.text?.split('\n').map((line) => line.trim());
    const quoted = ['> The front gate is being painted.', '>', '> Please use the back one.'];
    expect(lines?.join('\n')).toContain(['Aroha TAMIHANA writes:', '', ...quoted].join('\n'));
    expect(toHemi?.text).toContain('Questions? Ring 021 555 0142.');
    expect(toHemi?.text).toContain(`/patrol/${patrol.id}`);
    expect(toHemi?.from?.text).toContain('roster@howick.example.nz');
    expect([toHemi?.references].flat().join()).toContain(`<${patrol.id}.${hemi.id}@`);
    const toGuest = mails.find((one) => addressedTo(one).includes(guest.email ?? ''));
    expect(toGuest?.text).not.toContain(`/patrol/${patrol.id}`);
    for (const { headers } of mails) expect(headers.has('list')).toBe(false);
  });

  it('is not sent any more to whoever is off the crew, nor once it is cancelled [11.72]', async () => {
    const { asAdmin, patrol, hemi, mere, guest, write } = await buildCrewed();
    await write();
    await asAdmin(assignmentRoutes.removePatroller, { params: { id: patrol.id, personId: hemi.id } });
    await asAdmin(assignmentRoutes.removeGuest, { params: { id: patrol.id, guestId: guest.id } });
    const first = (await send()).filter(({ subject }) => subject?.startsWith('The back gate'));
    expect(first.flatMap(addressedTo)).toEqual([mere.email]);
    await write();
    await asAdmin(patrolRoutes.cancelPatrol, { params: { id: patrol.id } });
    expect((await send()).filter(({ subject }) => subject?.startsWith('The back gate'))).toEqual([]);
  });

  it('stands in the list of the patrol’s mails with its words, and is sent again from there [11.73]', async () => {
    const { asAdmin, admin, patrol, hemi, write } = await buildCrewed();
    await write();
    await send();
    const params = { id: patrol.id };
    const { items } = (await asAdmin(mailRoutes.listPatrolMails, { params })).body;
    const mine = items.find(({ recipient }) => recipient.address === hemi.email);
    expect(mine).toMatchObject({
      kind: 'message',
      state: 'handed-over',
      message: { text: `${words.subject}\n\n${words.text}`, by: admin.id },
    });
    app.clock.advance(2 * minute);
    const call = await app.as(admin);
    expect((await call(mailRoutes.resendMail, { params: { id: mine?._id ?? '' } })).status).toBe(202);
    expect((await send()).flatMap(addressedTo)).toEqual([hemi.email]);
  });
});

describe('a message to many', () => {
  it('to those of a month reaches whoever is on its crews, once each [11.71]', async () => {
    const { organizationId, hemi, mere, rua, buildOther, reach, write } = await buildCrewed();
    const others = await Promise.all(Array.from({ length: 5 }, () => app.buildPerson({ organizationId })));
    const [draft, cancelled, test, december, event] = others;
    const on = async (patrol: { id: string }, person?: { id: string }) =>
      app.buildAssignment({ organizationId, patrolId: patrol.id, personId: person?.id ?? '' });
    await on(await buildOther({ when: '2026-11-28T08:00:00.000Z' }), hemi);
    await on(await buildOther({ finalized: null }), draft);
    await on(await buildOther({ cancelled: finalized }), cancelled);
    await on(await buildOther({ name: 'Test' }), test);
    // 1 December, 00:30 in Auckland, while it is November in UTC.
    await on(await buildOther({ when: '2026-11-30T11:30:00.000Z' }), december);
    await on(await buildOther({ type: 'event', callSign: null, when: '2026-11-01T08:00:00.000Z' }), event);
    const november: Audience = { kind: 'month', month: '2026-11' };
    expect((await reach(november)).body).toMatchObject({
      people: 3,
      guests: 0,
      unmailed: [{ name: 'Rua HALL' }],
    });
    expect(rua.email).toBeNull();
    await write(november);
    const mails = await send();
    expect(mails.flatMap(addressedTo).sort()).toEqual(emailsOf([hemi, mere, event ?? hemi]));
    expect(mails[0]?.subject).toBe('The back gate (Howick South Community Patrol)');
    expect(mails[0]?.text).toContain('because you are on a patrol in November 2026');
    expect(mails[0]?.references).toBeUndefined();
  });

  it.each([
    ['patrollers', ['hemi', 'mere']],
    ['members', ['admin', 'otherAdmin', 'watcher', 'hemi', 'mere']],
  ] as const)('to all %s reaches those who have not left [11.71]', async (kind, who) => {
    const roster = await buildCrewed();
    await app.buildPerson({ organizationId: roster.organizationId, finished: finalized });
    await app.buildPerson();
    expect((await roster.reach({ kind })).body).toMatchObject({ people: who.length, guests: 0 });
    await roster.write({ kind });
    expect((await send()).flatMap(addressedTo).sort()).toEqual(emailsOf(who.map((name) => roster[name])));
  });

  it('names those whose last mail did not arrive [11.71]', async () => {
    const { organizationId, hemi, reach } = await buildCrewed();
    const sent = { sent: finalized, bounced: finalized, toAddress: hemi.email };
    await app.buildMail({ organizationId, recipient: hemi.id, ...sent });
    expect((await reach({ kind: 'patrollers' })).body.failing).toEqual([
      { name: 'Aroha TAMIHANA', phone: null },
    ]);
  });

  it.each([
    ['a subject', { subject: ' ' }, 'subject', 'min-length'],
    ['one line of a subject', { subject: 'a\nb' }, 'subject', 'incorrect-format'],
    ['a short subject', { subject: 'a'.repeat(121) }, 'subject', 'max-length'],
    ['words', { text: '\n' }, 'text', 'min-length'],
    ['an audience', { to: { kind: 'everybody' } }, 'to.kind', 'incorrect-type'],
  ])('needs %s [11.71]', async (_what, body, field, reason) => {
    const { write } = await buildCrewed();
    const { status, body: answer } = await write({ kind: 'members' }, body);
    expect([status, answer]).toMatchObject([400, { issues: [{ path: field.split('.'), reason }] }]);
  });
});

describe('the messages that were sent [11.73]', () => {
  it('are listed with what became of their mails, and name who is to be rung [11.73]', async () => {
    const { asAdmin, admin, otherAdmin, patrol, hemi, write, list, read } = await buildCrewed();
    const { _id } = (await write()).body;
    expect((await list()).items).toEqual([
      {
        _id,
        subject: words.subject,
        to: {
          kind: 'crew',
          patrol: { _id: patrol.id, type: 'patrol', name: 'Regular patrol', when: patrol.when },
        },
        sent: { when: app.clock.now(), by: admin.id },
        mails: { handedOver: 0, waiting: 3, failed: 0, dropped: 0 },
        unmailed: 2,
      },
    ]);
    send.smtp().refuse(550, 'rcpt', hemi.email);
    await send();
    expect(await read(_id)).toMatchObject({
      text: words.text,
      mails: { handedOver: 2, waiting: 0, failed: 1, dropped: 0 },
      unreached: [
        { name: 'Aroha TAMIHANA', mail: { reason: expect.stringContaining('550') } },
        { name: 'Ben (guest)', phone: '021 2', mail: null },
        { name: 'Rua HALL', phone: '021 1', mail: null },
      ],
    });
    const asOther = await app.as(otherAdmin);
    expect((await asOther(messageRoutes.listMessages)).body.matches).toBe(1);
    expect((await asAdmin(messageRoutes.getMessage, { params: { id: patrol.id } })).status).toBe(404);
  });

  it('are the last ones first, and a failed mail is sent again from there [11.73]', async () => {
    const { asAdmin, admin, hemi, write, list, read } = await buildCrewed();
    await write();
    app.clock.advance(minute);
    const { _id } = (await write({ kind: 'patrollers' })).body;
    expect((await list()).items.map(({ to }) => to.kind)).toEqual(['patrollers', 'crew']);
    send.smtp().refuse(550, 'rcpt', hemi.email);
    await send();
    send.smtp().accept();
    const failed = (await read(_id)).unreached.find(({ mail: one }) => one !== null);
    expect((await asAdmin(mailRoutes.resendMail, { params: { id: failed?.mail?._id ?? '' } })).status).toBe(
      202,
    );
    await send();
    expect((await read(_id)).mails).toEqual({ handedOver: 2, waiting: 0, failed: 0, dropped: 0 });
    const [invitation] = await app.database
      .insert(mail)
      .values({
        ...{ id: admin.id, organizationId: admin.organizationId ?? '', kind: 'invitation', cause: 'one' },
        ...{ recipient: hemi.id, subject: {}, created: finalized, attempts: 1, sent: finalized },
      })
      .returning();
    expect((await asAdmin(mailRoutes.resendMail, { params: { id: invitation?.id ?? '' } })).status).toBe(404);
  });

  it('are sent once, however often the same call is made [11.70]', async () => {
    const { organizationId, asAdmin, write } = await buildCrewed();
    const body = { to: { kind: 'members' }, ...words };
    const call = () => asAdmin(messageRoutes.sendMessage, { body, idempotencyKey: 'a double click' });
    const answers = await Promise.all([call(), call()]);
    expect(new Set(answers.map((one) => one.body._id)).size).toBe(1);
    expect(await queuedMails(app, organizationId, 'message')).toHaveLength(5);
    expect((await write()).status).toBe(201);
  });
});

describe('so that nobody floods', () => {
  it('one admin writes to crews and to many only so often a day [11.75]', async () => {
    const { asAdmin, otherAdmin, write } = await buildCrewed();
    for (let sent = 0; sent < changesADay.messagesToMany; sent++) await write({ kind: 'patrollers' });
    expect(await write({ kind: 'month', month: '2026-11' })).toMatchObject({
      status: 429,
      body: {
        message: expect.stringContaining('You have written to more than one crew 5 times within a day.'),
      },
    });
    expect((await write()).status).toBe(201);
    const asOther = await app.as(otherAdmin);
    const body = { to: { kind: 'patrollers' }, ...words };
    expect((await asOther(messageRoutes.sendMessage, { body })).status).toBe(201);
    for (let sent = 1; sent < changesADay.messagesToCrews; sent++) await write();
    expect((await write()).status).toBe(429);
    expect((await asAdmin(messageRoutes.listMessages)).body.matches).toBe(36);
  });

  it('the other mails of the organization leave first [11.74]', async () => {
    const { asAdmin, write, buildOther } = await buildCrewed();
    await send();
    await write({ kind: 'members' });
    app.clock.advance(minute);
    const { id } = await buildOther({ finalized: null });
    await asAdmin(patrolRoutes.finalizePatrol, { params: { id } });
    const subjects = (await send()).map(({ subject }) => subject);
    expect(subjects[0]).toContain('the roster');
    expect(subjects.slice(1).filter((one) => one?.startsWith(words.subject))).toHaveLength(5);
  });
});

it('messages are for admins alone [11.73]', async () => {
  const { hemi, watcher, write } = await buildCrewed();
  const { _id } = (await write()).body;
  for (const other of [hemi, watcher]) {
    const call = await app.as(other);
    expect((await call(messageRoutes.getMessage, { params: { id: _id } })).status).toBe(403);
    expect((await call(messageRoutes.listMessages)).status).toBe(403);
  }
  expect((await (await app.as(hemi))(peopleRoutes.listPersons)).status).toBe(200);
});
