import { assignmentRoutes, patrolRoutes } from '@patrolbook/contract';
import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { guest, mail, organization, person } from '../../platform/database/schema.ts';
import { testApp } from '../../testing/app.ts';
import { testPost } from '../../testing/post.ts';
import { buildRoster } from '../../testing/roster.ts';

const app = testApp();
const send = testPost(app);

const to = (letter: ParsedMail) =>
  [letter.to].flat().flatMap((list) => list?.value.map(({ address }) => address));
const calendarOf = (letter: ParsedMail | undefined) => letter?.attachments[0]?.content.toString() ?? '';

/** Hemi and Mere on a draft with a guest; `finalize` and the rest are an admin's. */
async function buildReady(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, admin, hemi, mere, patrol } = roster;
  await app.database
    .update(organization)
    .set({ patrolMeetUpInstructions: 'At the station.', patrollerInstructions: 'Bring a torch.' })
    .where(eq(organization.id, organizationId));
  const of = { organizationId, patrolId: patrol.id };
  await app.buildAssignment({ ...of, personId: hemi.id });
  await app.buildAssignment({ ...of, personId: mere.id });
  const visitor = await app.buildGuest({ ...of, name: 'Ana', email: `ana-${patrol.id}@example.nz` });
  const asAdmin = await app.as(admin);
  const params = { id: patrol.id, personId: hemi.id, guestId: visitor.id };
  return {
    ...roster,
    visitor,
    asAdmin,
    params,
    finalize: () => asAdmin(patrolRoutes.finalizePatrol, { params }),
    cancel: () => asAdmin(patrolRoutes.cancelPatrol, { params }),
    remove: () => asAdmin(assignmentRoutes.removePatroller, { params }),
    assign: () => asAdmin(assignmentRoutes.assignPatroller, { params }),
    decline: () => asAdmin(assignmentRoutes.declineForPatroller, { params }),
    accept: () => asAdmin(assignmentRoutes.acceptForPatroller, { params }),
    edit: (body: object) => asAdmin(patrolRoutes.updatePatrol, { params, body }),
    letterTo: (letters: ParsedMail[], { email }: { email: string | null }) =>
      letters.find((letter) => to(letter).includes(email ?? '')),
  };
}

describe('the mails of a finalized patrol', () => {
  it('bring each patroller a link of their own that works, the team, instructions and a calendar entry', async () => {
    const { hemi, mere, finalize, letterTo } = await buildReady();
    await finalize();

    const letters = await send();

    const letter = letterTo(letters, hemi);
    expect(letter?.subject).toBe('Patrol on Tue 24 Nov 2026, 21:00');
    for (const part of ['At the station.', 'Bring a torch.', 'Ana (guest)', 'Aroha TAMIHANA', '3 h'])
      expect(letter?.text).toContain(part);
    const link = /http:\/\/localhost:3000\/assignment\/confirm\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const asHolder = await app.as(null);
    expect((await asHolder(assignmentRoutes.acceptAssignment, { bearer: link })).status).toBe(204);
    expect(letterTo(letters, mere)?.text).not.toContain(link);

    const calendar = calendarOf(letter);
    expect(letter?.attachments[0]?.contentType).toBe('text/calendar');
    for (const line of [
      'METHOD:PUBLISH',
      'DTSTART:20261124T080000Z',
      'DTEND:20261124T110000Z',
      'STATUS:CONFIRMED',
    ])
      expect(calendar).toContain(line);
  });

  it('go to guests and watchers too, without a link to answer', async () => {
    const { watcher, visitor, patrol, finalize, letterTo } = await buildReady();
    await finalize();
    const letters = await send();
    expect(letters).toHaveLength(4);
    expect(letterTo(letters, visitor)?.text).toContain('Kia ora Ana');
    expect(calendarOf(letterTo(letters, visitor))).toContain('METHOD:PUBLISH');
    expect(letterTo(letters, watcher)?.text).toContain(`http://localhost:3000/patrol/${patrol.id}`);
    for (const reader of [visitor, watcher])
      expect(letterTo(letters, reader)?.text).not.toContain('/assignment/');
  });

  it('are noted on the patrol once handed over, and every browser is told', async () => {
    const { hemi, patrol, params, visitor, asAdmin, finalize } = await buildReady();
    const { body: before } = await finalize();
    expect(before.patrollers[hemi.id]?.emailed).toBeNull();
    const listener = await app.database.$client.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen patrolbook_change');

    await send();
    await listener.query('select 1');
    listener.release(true);

    const { body } = await asAdmin(patrolRoutes.getPatrol, { params });
    expect(body.patrollers[hemi.id]?.emailed).toEqual({ when: app.clock.now() });
    const [mailed] = await app.database.select().from(guest).where(eq(guest.id, visitor.id));
    expect(mailed?.emailed).toBe(app.clock.now());
    expect(heard.filter((payload) => payload.includes(patrol.id))).toHaveLength(3);
  });

  it('are moot for one taken off, one who declined, one who left, and when the patrol is cancelled', async () => {
    const { mere, watcher, visitor, params, asAdmin, finalize, decline, letterTo } = await buildReady();
    await finalize();
    await decline();
    await asAdmin(assignmentRoutes.removePatroller, { params: { ...params, personId: mere.id } });
    await asAdmin(assignmentRoutes.removeGuest, { params });
    await app.database
      .update(person)
      .set({ roles: ['patroller'] })
      .where(eq(person.id, watcher.id));
    const subjects = (await send()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Aroha TAMIHANA cannot come: patrol on Tue 24 Nov 2026, 21:00',
      'You are no longer on the patrol on Tue 24 Nov 2026, 21:00',
      'You are no longer on the patrol on Tue 24 Nov 2026, 21:00',
    ]);

    const gone = await buildReady();
    await gone.finalize();
    await gone.cancel();
    await app.database.update(person).set({ finished: app.clock.now() }).where(eq(person.id, gone.hemi.id));
    const letters = await send();
    expect(letters.map(({ subject }) => subject)).toEqual(
      Array(3).fill('Cancelled: patrol on Tue 24 Nov 2026, 21:00'),
    );
    expect(gone.letterTo(letters, gone.hemi)).toBeUndefined();
    expect(letterTo(letters, visitor)).toBeUndefined();
    const settled = await app.database
      .select()
      .from(mail)
      .where(eq(mail.organizationId, gone.organizationId));
    expect(settled.every(({ nextAttempt }) => nextAttempt === null)).toBe(true);
  });

  it('do not go out any more once it is over', async () => {
    const { finalize } = await buildReady();
    await finalize();
    app.clock.set('2026-11-24T11:00:00.000Z');
    expect(await send()).toEqual([]);
    app.clock.set('2026-11-21T06:00:00.000Z');
  });
});

describe('what comes after', () => {
  it('a cancellation takes the entry out of the calendar', async () => {
    const { hemi, watcher, finalize, cancel, letterTo } = await buildReady();
    await finalize();
    const invited = calendarOf(letterTo(await send(), hemi));
    await cancel();
    const letters = await send();
    expect(letters).toHaveLength(4);
    expect(calendarOf(letterTo(letters, watcher))).toBe('');
    const cancelled = calendarOf(letterTo(letters, hemi));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']) expect(cancelled).toContain(line);
    expect(uidOf(cancelled)).toBe(uidOf(invited));
  });

  it('one taken off and put on again hears only of the new assignment, with a new entry', async () => {
    const { hemi, finalize, remove, assign, letterTo } = await buildReady();
    await finalize();
    const first = letterTo(await send(), hemi);
    await remove();
    await assign();
    const letters = await send();
    expect(letters.map(({ subject }) => subject)).toEqual(['Patrol on Tue 24 Nov 2026, 21:00']);
    expect(uidOf(calendarOf(letters[0]))).not.toBe(uidOf(calendarOf(first)));
    await remove();
    const [removal] = await send();
    expect(calendarOf(removal)).toContain('METHOD:CANCEL');
  });

  it('a decline reaches the other admins, unless they come round first', async () => {
    const { otherAdmin, patrol, decline, accept } = await buildReady();
    await decline();
    const [letter, ...more] = await send();
    expect(more).toEqual([]);
    expect(letter && to(letter)).toEqual([otherAdmin.email]);
    expect(letter?.text).toContain(`http://localhost:3000/patrol/${patrol.id}`);

    await accept();
    await decline();
    await accept();
    expect(await send()).toEqual([]);
  });

  it('an event speaks of itself and brings its own instructions', async () => {
    const { hemi, finalize, letterTo } = await buildReady({
      type: 'event',
      callSign: null,
      name: 'Gala',
      instructions: 'Wear hi-vis.',
    });
    await finalize();
    const letter = letterTo(await send(), hemi);
    expect(letter?.text).toContain('Wear hi-vis.');
    expect(letter?.text).not.toContain('At the station.');
    expect(calendarOf(letter)).toContain('SUMMARY:Gala\\, Howick South Community Patrol');
    expect(letter?.attachments[0]?.filename).toBe('event.ics');
  });
});

describe('a change of when, how long or the name', () => {
  const linkIn = (letter: ParsedMail | undefined) =>
    /\/assignment\/confirm\/(\S+)/.exec(letter?.text ?? '')?.[1];

  it('reaches everybody with the entry raised in their calendars; the link they have keeps working', async () => {
    const { hemi, mere, watcher, visitor, patrol, accept, finalize, edit, cancel, letterTo } =
      await buildReady();
    await finalize();
    const invited = letterTo(await send(), hemi);
    await accept();
    await edit({ when: '2026-11-26T08:30:00.000Z', name: 'Other name' });

    const letters = await send();

    expect(letters.map(({ subject }) => subject)).toEqual(
      Array(4).fill('Changed: patrol on Thu 26 Nov 2026, 21:30'),
    );
    const letter = letterTo(letters, hemi);
    expect(letter?.text).toContain('You had accepted before the start was changed. Please answer again');
    expect(letter?.text).toContain('Other name, 3 h, call sign HSCP');
    expect(letter?.text).toContain('At the station.');
    expect(letterTo(letters, mere)?.text).not.toContain('You had accepted');
    for (const reader of [hemi, mere]) expect(letterTo(letters, reader)?.text).toMatch(/Accept http/);
    for (const reader of [visitor, watcher])
      expect(letterTo(letters, reader)?.text).not.toContain('/assignment/');
    expect(letterTo(letters, watcher)?.text).toContain(`http://localhost:3000/patrol/${patrol.id}`);

    const calendar = calendarOf(letter);
    for (const line of ['METHOD:PUBLISH', 'SEQUENCE:1', 'DTSTART:20261126T083000Z', 'DTEND:20261126T113000Z'])
      expect(calendar).toContain(line);
    expect(uidOf(calendar)).toBe(uidOf(calendarOf(invited)));
    expect(calendarOf(letterTo(letters, visitor))).toContain('SEQUENCE:1');

    expect(linkIn(letter)).toBe(linkIn(invited));
    app.clock.set('2026-11-26T08:00:00.000Z'); // after the old end
    const asHolder = await app.as(null);
    const bearer = linkIn(letter) ?? '';
    const view = await asHolder(assignmentRoutes.viewAssignment, { bearer });
    expect(view.body).toMatchObject({ assignment: { accepted: null }, patrol: { name: 'Other name' } });
    expect((await asHolder(assignmentRoutes.acceptAssignment, { bearer })).status).toBe(204);
    app.clock.set('2026-11-21T06:00:00.000Z');
    await cancel();
    expect(calendarOf(letterTo(await send(), hemi))).toContain('SEQUENCE:2');
  });

  it('that is followed by another before it was mailed is told of once, as it is then', async () => {
    const { hemi, mere, accept, decline, finalize, edit, letterTo } = await buildReady();
    await finalize();
    await send();
    await accept();
    await edit({ when: '2026-11-26T08:30:00.000Z' });
    await edit({ name: 'Other name' });
    const letters = await send();
    expect(letters).toHaveLength(4);
    expect(letterTo(letters, hemi)?.text).toContain('Please answer again');
    expect(calendarOf(letterTo(letters, hemi))).toContain('SEQUENCE:2');

    await accept();
    await edit({ hours: 4 });
    const later = await send();
    expect(letterTo(later, hemi)?.text).not.toContain('Please answer again');
    expect(letterTo(later, hemi)?.text).toContain('Change your answer http');
    expect(letterTo(later, mere)?.text).toMatch(/Accept http/);

    await edit({ hours: 5 });
    await decline();
    const last = await send();
    expect(letterTo(last, hemi)).toBeUndefined();
    expect(letterTo(last, mere)?.subject).toBe('Changed: patrol on Thu 26 Nov 2026, 21:30');
  });
});

const uidOf = (calendar: string) => /UID:(\S+)/.exec(calendar)?.[1] ?? 'none';
