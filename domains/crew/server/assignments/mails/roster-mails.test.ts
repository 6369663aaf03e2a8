import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { mailRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { testApp } from '#server/testing/app.ts';
import { buildReady, calendarOf, testPostOfNotices, to, uidOf } from '#server/testing/assignment-mails.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);

/** Two drafts besides the one of `buildReady`: Hemi is on all three, Mere on the first alone, a watcher looks on. */
async function buildMonth() {
  const ready = await buildReady(app);
  const { organizationId, hemi, patrol, asAdmin } = ready;
  const later = await app.buildPatrol({
    organizationId,
    when: '2026-12-08T08:00:00.000Z',
    name: 'Bus stops',
  });
  const course = { type: 'event', name: 'First aid', callSign: null, instructions: 'Room 3.' } as const;
  const event = await app.buildPatrol({ organizationId, when: '2026-12-01T08:00:00.000Z', ...course });
  for (const { id: patrolId } of [later, event])
    await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
  const ids = [later.id, patrol.id, event.id];
  const finalizeAll = () => asAdmin(patrolRoutes.finalizePatrols, { body: { ids } });
  const mailsOf = async (id: string) =>
    (await asAdmin(mailRoutes.listPatrolMails, { params: { id } })).body.items.filter(
      ({ kind }) => kind === 'patroller-assigned',
    );
  return { ...ready, later, event, ids, finalizeAll, mailsOf };
}

const mailsTo = (mails: ParsedMail[], { email }: { email: string | null }) =>
  mails.filter((message) => to(message).includes(email ?? ''));

const links = (message: ParsedMail | undefined, page: string) =>
  [...(message?.text ?? '').matchAll(new RegExp(`/assignment/${page}/([\\w.-]+)$`, 'gm'))].map(
    ([, token]) => token ?? '',
  );

describe('finalizing several together', () => {
  it('sends each person one mail with all of theirs, in order, and today’s mail who has one [11.43]', async () => {
    const { hemi, mere, watcher, visitor, patrol, later, event, finalizeAll } = await buildMonth();
    app.clock.go();
    await finalizeAll();
    app.clock.set(app.clock.now());
    const mails = await send();

    const [message, ...others] = mailsTo(mails, hemi);
    expect(others).toEqual([]);
    expect(message?.subject).toBe('2 patrols and 1 event, Tue 24 Nov to Tue 8 Dec 2026: can you come?');
    const order = [
      'Tue 24 Nov 2026, 21:00',
      'Tue 1 Dec 2026, 21:00',
      'Room 3.',
      'Tue 8 Dec 2026, 21:00',
      'At the station.',
    ];
    const found = order.map((text) => message?.text?.indexOf(text) ?? -1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found).not.toContain(-1);
    expect(links(message, 'confirm')).toHaveLength(3);
    expect(links(message, 'all')).toHaveLength(1);
    expect(calendarOf(message).match(/BEGIN:VEVENT/g)).toHaveLength(3);
    expect(message?.attachments).toHaveLength(1);
    for (const { id } of [patrol, later, event])
      expect(message?.references?.toString()).toContain(`<${id}.${hemi.id}@`);

    expect(mailsTo(mails, mere)[0]?.subject).toBe('Patrol on Tue 24 Nov 2026, 21:00: can you come?');
    expect(mailsTo(mails, visitor)[0]?.subject).toContain('you are invited');
    const [observed, ...more] = mailsTo(mails, watcher);
    expect(more).toEqual([]);
    expect(observed?.subject).toBe('2 patrols and 1 event, Tue 24 Nov to Tue 8 Dec 2026: the roster');
    for (const { id } of [patrol, later, event]) expect(observed?.text).toContain(`/patrol/${id}`);
    expect(mails).toHaveLength(4);
  });

  it('is known to each patrol’s list of mails, and to the assignments [11.45]', async () => {
    const { hemi, ids, finalizeAll, mailsOf, asAdmin } = await buildMonth();
    await finalizeAll();
    for (const id of ids)
      expect((await mailsOf(id)).find(({ recipient }) => recipient.address === hemi.email)).toMatchObject({
        state: 'queued',
        nextAttempt: app.clock.now(),
      });
    await send();
    for (const id of ids) {
      expect((await mailsOf(id)).every(({ state }) => state === 'handed-over')).toBe(true);
      const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id } });
      expect(body.patrollers[hemi.id]?.emailed).toEqual({ when: app.clock.now() });
    }
  });

  it('shares the fate of the one mail while it fails [11.45]', async () => {
    const { hemi, organizationId, finalizeAll } = await buildMonth();
    await finalizeAll();
    send.smtp().refuse(550, 'rcpt', hemi.email);
    await send();
    send.smtp().accept();
    const rows = await app.database.select().from(mail).where(eq(mail.organizationId, organizationId));
    const own = rows.filter(({ recipient }) => recipient === hemi.id);
    expect(own.map(({ abandoned, lastError }) => ({ abandoned, refused: lastError !== null }))).toEqual(
      own.map(() => ({ abandoned: app.clock.now(), refused: true })),
    );
    expect(own).toHaveLength(3);
  });

  it('leaves out what was taken back before it was sent [11.43]', async () => {
    const { hemi, later, event, patrol, asAdmin, finalizeAll, mailsOf } = await buildMonth();
    await finalizeAll();
    await asAdmin(assignmentRoutes.removePatroller, { params: { id: patrol.id, personId: hemi.id } });
    const mails = await send();
    const own = mailsTo(mails, hemi);
    expect(own.map(({ subject }) => subject)).toContain(
      '1 patrol and 1 event, Tue 1 Dec to Tue 8 Dec 2026: can you come?',
    );
    const stateOn = async (id: string) =>
      (await mailsOf(id)).find(
        ({ recipient }) => recipient.name === 'Aroha Tamihana' && recipient.address === hemi.email,
      )?.state;
    expect(await stateOn(patrol.id)).toBe('dropped');
    expect(await stateOn(later.id)).toBe('handed-over');
    expect(await stateOn(event.id)).toBe('handed-over');
  });

  it('is today’s mail if only one of them still holds [11.43]', async () => {
    const { hemi, later, event, asAdmin, finalizeAll } = await buildMonth();
    await finalizeAll();
    for (const { id } of [later, event]) await asAdmin(patrolRoutes.cancelPatrol, { params: { id } });
    const subjects = mailsTo(await send(), hemi).map(({ subject }) => subject);
    expect(subjects).toContain('Patrol on Tue 24 Nov 2026, 21:00: can you come?');
  });

  it('is followed by mails about one patrol, in its thread and its calendar [11.45]', async () => {
    const { hemi, later, asAdmin, finalizeAll } = await buildMonth();
    await finalizeAll();
    const [roster] = mailsTo(await send(), hemi);
    await asAdmin(patrolRoutes.updatePatrol, { params: { id: later.id }, body: { hours: 5 } });
    const [changed] = mailsTo(await sendLater(), hemi);
    expect(changed?.subject).toBe('Changed: patrol on Tue 8 Dec 2026, 21:00');
    expect(changed?.text).toContain('It was: Tue 8 Dec 2026, 21:00, Bus stops, 3 h');
    expect(roster?.references).toContain(changed?.references);
    expect(calendarOf(roster)).toContain(uidOf(calendarOf(changed)));
  });

  it('is sent again for one patrol alone [11.45]', async () => {
    const { hemi, later, asAdmin, finalizeAll, mailsOf } = await buildMonth();
    await finalizeAll();
    await send();
    const [sent] = await mailsOf(later.id);
    const again = await asAdmin(mailRoutes.resendMail, { params: { id: sent?._id ?? '' } });
    expect(again.status).toBe(202);
    const mails = mailsTo(await send(), hemi);
    expect(mails.map(({ subject }) => subject)).toEqual(['Patrol on Tue 8 Dec 2026, 21:00: can you come?']);
  });

  it('comes at another member’s address, and says for whom it is [11.43]', async () => {
    const { organizationId, hemi, ids, finalizeAll } = await buildMonth();
    const mate = await app.buildPersonWithoutAddress({
      organizationId,
      mailVia: hemi.id,
      firstName: 'Moana',
    });
    const nobody = await app.buildPersonWithoutAddress({ organizationId });
    for (const patrolId of ids.slice(0, 2))
      for (const { id: personId } of [mate, nobody])
        await app.buildAssignment({ organizationId, patrolId, personId });
    await finalizeAll();
    const mails = mailsTo(await send(), hemi);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '2 patrols and 1 event, Tue 24 Nov to Tue 8 Dec 2026: can you come?',
      'For Moana TAMIHANA: 2 patrols, Tue 24 Nov to Tue 8 Dec 2026: can you come?',
    ]);
  });
});
