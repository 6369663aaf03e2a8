import { and, eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { guest } from '#platform/database/schema/assignments.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { buildReady, calendarOf, testPostOfNotices, to, uidOf } from '#server/testing/assignment-mails.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);

describe('the mails of a finalized patrol', () => {
  it('bring each patroller a working personal link, the team, instructions and a calendar entry', async () => {
    const { hemi, mere, finalize, mailTo } = await buildReady(app);
    await finalize();

    const mails = await send();

    const message = mailTo(mails, hemi);
    expect(message?.subject).toBe('Patrol on Tue 24 Nov 2026, 21:00: can you come?');
    for (const part of ['At the station.', 'Bring a torch.', 'Ana (guest)', 'Aroha TAMIHANA', '3 h'])
      expect(message?.text).toContain(part);
    const link = /http:\/\/localhost:3000\/assignment\/confirm\/(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
    const asHolder = await app.as(null);
    expect(message?.text).toContain(
      `Decline http://localhost:3000/assignment/confirm/${link}?answer=decline`,
    );
    expect((await asHolder(assignmentRoutes.acceptAssignment, { bearer: link })).status).toBe(204);
    expect(mailTo(mails, mere)?.text).not.toContain(link);

    const calendar = calendarOf(message);
    expect(message?.attachments[0]?.contentType).toBe('text/calendar');
    for (const line of [
      'METHOD:PUBLISH',
      'DTSTART;TZID=Pacific/Auckland:20261124T210000',
      'DTEND;TZID=Pacific/Auckland:20261125T000000',
      'STATUS:TENTATIVE',
    ])
      expect(calendar).toContain(line);
  });

  it('go to guests and watchers too, without a personal link', async () => {
    const { watcher, visitor, patrol, finalize, mailTo } = await buildReady(app);
    await finalize();
    const mails = await send();
    expect(mails).toHaveLength(4);
    expect(mailTo(mails, visitor)?.text).toContain('Kia ora Ana');
    expect(calendarOf(mailTo(mails, visitor))).toContain('METHOD:PUBLISH');
    expect(mailTo(mails, watcher)?.text).toContain(`http://localhost:3000/patrol/${patrol.id}`);
    for (const reader of [visitor, watcher])
      expect(mailTo(mails, reader)?.text).not.toContain('/assignment/');
  });

  it('are recorded on the patrol once handed over, and the change is announced [11.3]', async () => {
    const { hemi, patrol, params, visitor, asAdmin, finalize } = await buildReady(app);
    const { body: before } = await finalize();
    expect(before.patrollers[hemi.id]?.emailed).toBeNull();
    const listener = await app.database.$client.connect();
    const announced: string[] = [];
    listener.on('notification', ({ payload }) => announced.push(payload ?? ''));
    await listener.query('listen patrolbook_change');

    await send();
    await listener.query('select 1');
    listener.release(true);

    const { body } = await asAdmin(patrolRoutes.getPatrol, { params });
    expect(body.patrollers[hemi.id]?.emailed).toEqual({ when: app.clock.now() });
    const [mailed] = await app.database.select().from(guest).where(eq(guest.id, visitor.id));
    expect(mailed?.emailed).toBe(app.clock.now());
    expect(announced.filter((payload) => payload.includes(patrol.id))).toHaveLength(4);
  });

  it('are obsolete for people who were removed, declined or finished, and for a cancelled patrol', async () => {
    const { mere, watcher, visitor, params, asAdmin, finalize, decline, mailTo } = await buildReady(app);
    await finalize();
    await decline();
    await asAdmin(assignmentRoutes.removePatroller, { params: { ...params, personId: mere.id } });
    await asAdmin(assignmentRoutes.removeGuest, { params });
    await app.database
      .update(person)
      .set({ roles: ['patroller'] })
      .where(eq(person.id, watcher.id));
    const subjects = (await sendLater()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Aroha TAMIHANA cannot come: patrol on Tue 24 Nov 2026, 21:00',
      'You are no longer on the patrol on Tue 24 Nov 2026, 21:00',
      'You are no longer on the patrol on Tue 24 Nov 2026, 21:00',
    ]);

    const cancelled = await buildReady(app);
    await cancelled.finalize();
    await cancelled.cancel();
    await app.database
      .update(person)
      .set({ finished: app.clock.now() })
      .where(eq(person.id, cancelled.hemi.id));
    const mails = await send();
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(3).fill('Cancelled: patrol on Tue 24 Nov 2026, 21:00'),
    );
    expect(cancelled.mailTo(mails, cancelled.hemi)).toBeUndefined();
    expect(mailTo(mails, visitor)).toBeUndefined();
    const settled = await app.database
      .select()
      .from(mail)
      .where(eq(mail.organizationId, cancelled.organizationId));
    expect(settled.every(({ nextAttempt }) => nextAttempt === null)).toBe(true);
  });

  it('are not sent once the patrol is over', async () => {
    const { finalize } = await buildReady(app);
    await finalize();
    app.clock.set('2026-11-24T11:00:00.000Z');
    expect(await send()).toEqual([]);
    app.clock.set('2026-11-21T06:00:00.000Z');
  });
});

describe('later mails', () => {
  it('a cancellation removes the calendar entry', async () => {
    const { hemi, watcher, finalize, cancel, mailTo } = await buildReady(app);
    await finalize();
    const invited = calendarOf(mailTo(await send(), hemi));
    await cancel();
    const mails = await send();
    expect(mails).toHaveLength(4);
    expect(calendarOf(mailTo(mails, watcher))).toBe('');
    const cancelled = calendarOf(mailTo(mails, hemi));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']) expect(cancelled).toContain(line);
    expect(uidOf(cancelled)).toBe(uidOf(invited));
  });

  it('a removed and reassigned patroller is mailed only the new assignment, with a new entry', async () => {
    const { hemi, finalize, remove, assign, mailTo } = await buildReady(app);
    await finalize();
    const first = mailTo(await send(), hemi);
    await remove();
    await assign();
    const mails = await send();
    expect(mails.map(({ subject }) => subject)).toEqual(['Patrol on Tue 24 Nov 2026, 21:00: can you come?']);
    expect(uidOf(calendarOf(mails[0]))).not.toBe(uidOf(calendarOf(first)));
    await remove();
    const [removal] = await send();
    expect(calendarOf(removal)).toContain('METHOD:CANCEL');
  });

  it('a decline is mailed to the other admins, unless the patroller has accepted since', async () => {
    const { otherAdmin, patrol, decline, accept, finalize } = await buildReady(app);
    await finalize();
    await send();
    await decline();
    const [message, ...more] = await sendLater();
    expect(more).toEqual([]);
    expect(message && to(message)).toEqual([otherAdmin.email]);
    expect(message?.text).toContain(`http://localhost:3000/patrol/${patrol.id}`);

    await accept();
    await decline();
    await accept();
    expect(await sendLater()).toEqual([]);
  });

  it('a name with quotes is encoded in the calendar entry (RFC 6868)', async () => {
    const { hemi, organizationId, finalize, mailTo } = await buildReady(app);
    const name = 'The "A^B" Patrol; South';
    await app.database.update(organization).set({ name }).where(eq(organization.id, organizationId));
    await finalize();
    const unfolded = calendarOf(mailTo(await send(), hemi)).replaceAll('\r\n ', '');
    expect(unfolded).toContain('ORGANIZER;CN="The ^\'A^^B^\' Patrol; South":mailto:noreply@example.nz');
  });

  it('an event has its own wording and instructions', async () => {
    const { hemi, finalize, mailTo } = await buildReady(app, {
      type: 'event',
      callSign: null,
      name: 'Gala',
      instructions: 'Wear hi-vis.',
    });
    await finalize();
    const message = mailTo(await send(), hemi);
    expect(message?.text).toContain('Wear hi-vis.');
    expect(message?.text).not.toContain('At the station.');
    expect(calendarOf(message)).toContain('SUMMARY:Gala\\, Howick South Community Patrol');
    expect(message?.attachments[0]?.filename).toBe('event.ics');
  });
});

describe('an answer to a mail [11.25]', () => {
  const replyTo = (message: ParsedMail | undefined) => message?.replyTo?.value.map(({ address }) => address);
  const invitation = 'If you think this is a mistake, answer this message.';
  const rename = (id: string, lastName: string, change = {}) =>
    app.database
      .update(person)
      .set({ lastName, ...change })
      .where(eq(person.id, id));

  it('goes to the first three admins by name, who have not left, of an organization without an address', async () => {
    const { organizationId, admin, otherAdmin, hemi, visitor, watcher, finalize, remove, mailTo } =
      await buildReady(app);
    await rename(admin.id, 'Zimmer');
    await rename(otherAdmin.id, 'Adams');
    const build = (lastName: string, finished: string | null) =>
      app.buildPerson({ organizationId, roles: ['admin'], lastName, finished });
    const [first, second] = [await build('Baker', null), await build('Carter', null)];
    await build('Aardvark', '2026-01-01T00:00:00.000Z');
    await finalize();
    const mails = await send();
    const addresses = [otherAdmin.email, first.email, second.email];
    for (const reader of [hemi, visitor, watcher]) expect(replyTo(mailTo(mails, reader))).toEqual(addresses);
    await remove();
    const removed = mailTo(await send(), hemi);
    expect(replyTo(removed)).toEqual(addresses);
    expect(removed?.text).toContain(invitation);
  });

  it('goes to the address of the organization, if it has one', async () => {
    const { organizationId, hemi, finalize, remove, mailTo } = await buildReady(app);
    const emailFrom = 'Howick South <roster@hscp.example.nz>';
    await app.database.update(organization).set({ emailFrom }).where(eq(organization.id, organizationId));
    await finalize();
    await send();
    await remove();
    const removed = mailTo(await send(), hemi);
    expect(removed?.from?.value[0]?.address).toBe('roster@hscp.example.nz');
    expect(replyTo(removed)).toBeUndefined();
    expect(removed?.text).toContain(invitation);
  });

  it('is not invited where it would reach nobody [11.26]', async () => {
    const { admin, otherAdmin, hemi, finalize, remove, mailTo } = await buildReady(app);
    await finalize();
    await send();
    await remove();
    for (const { id } of [admin, otherAdmin]) await rename(id, 'Left', { finished: app.clock.now() });
    await rename(hemi.id, 'Only', { roles: ['admin', 'patroller'] });
    const removed = mailTo(await send(), hemi);
    expect(replyTo(removed)).toBeUndefined();
    expect(removed?.text).toContain('You need not come.');
    expect(removed?.text).not.toContain(invitation);
  });
});

it('the patrol says how many were told that it was cancelled, and counts no mail that came back [5.11]', async () => {
  const { hemi, params, asAdmin, finalize, cancel } = await buildReady(app);
  const told = async () => (await asAdmin(patrolRoutes.getPatrol, { params })).body.told;
  await finalize();
  await send();
  expect(await told()).toBeUndefined();
  const { body: before } = await asAdmin(assignmentRoutes.countRecipients, { params });
  expect(before).toEqual({ patrollers: 2, unmailed: [], guests: 1, watchers: 1, digests: 0 });
  expect((await cancel()).body.told).toEqual({ sent: 0, waiting: 4 });
  await send();
  expect(await told()).toEqual({ sent: 4, waiting: 0 });
  await app.database
    .update(mail)
    .set({ bounced: app.clock.now() })
    .where(and(eq(mail.kind, 'patroller-cancelled'), eq(mail.recipient, hemi.id)));
  expect(await told()).toEqual({ sent: 3, waiting: 0 });
});

it('nobody is told that what is over or a draft was cancelled [5.11]', async () => {
  const over = await buildReady(app, {
    when: '2026-11-21T01:00:00.000Z',
    finalized: '2026-11-20T01:00:00.000Z',
  });
  expect((await over.cancel()).body.told).toEqual({ sent: 0, waiting: 0 });
  const draft = await buildReady(app);
  expect((await draft.cancel()).body.told).toEqual({ sent: 0, waiting: 0 });
  expect(await send()).toEqual([]);
});
