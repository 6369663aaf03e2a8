import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { testApp } from '#server/testing/app.ts';
import { buildReady, calendarOf, testPostOfNotices, uidOf } from '#server/testing/assignment-mails.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);

describe('a change of when, hours or name', () => {
  const linkIn = (message: ParsedMail | undefined) =>
    /\/assignment\/confirm\/(\S+)/.exec(message?.text ?? '')?.[1];

  it('is mailed to everybody in the thread of the first mail, with an updated calendar entry, and keeps the personal links [11.17]', async () => {
    const { hemi, mere, watcher, visitor, patrol, accept, finalize, edit, cancel, mailTo } =
      await buildReady(app);
    await finalize();
    const invited = mailTo(await send(), hemi);
    await accept();
    await edit({ when: '2026-11-26T08:30:00.000Z', name: 'Other name' });

    const mails = await sendLater();

    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(4).fill('Changed: patrol on Thu 26 Nov 2026, 21:30'),
    );
    const message = mailTo(mails, hemi);
    expect(message?.text).toContain('You had accepted before the start was changed. Please answer again');
    expect(message?.references).toBe(`<${patrol.id}.${hemi.id}@example.nz>`);
    expect(message?.references).toBe(invited?.references);
    expect(message?.text).toContain('Other name, until 00:30 (3 h), call sign HSCP');
    expect(message?.text).toContain('At the station.');
    expect(mailTo(mails, mere)?.text).not.toContain('You had accepted');
    for (const reader of [hemi, mere]) expect(mailTo(mails, reader)?.text).toMatch(/Accept http/);
    for (const reader of [visitor, watcher])
      expect(mailTo(mails, reader)?.text).not.toContain('/assignment/');
    expect(mailTo(mails, watcher)?.text).toContain(`http://localhost:3000/patrol/${patrol.id}`);

    const calendar = calendarOf(message);
    for (const line of [
      'METHOD:PUBLISH',
      'SEQUENCE:1',
      'DTSTART;TZID=Pacific/Auckland:20261126T213000',
      'DTEND;TZID=Pacific/Auckland:20261127T003000',
    ])
      expect(calendar).toContain(line);
    expect(uidOf(calendar)).toBe(uidOf(calendarOf(invited)));
    expect(calendarOf(mailTo(mails, visitor))).toContain('SEQUENCE:1');

    expect(linkIn(message)).toBe(linkIn(invited));
    const before = app.clock.now();
    app.clock.set('2026-11-26T08:00:00.000Z'); // after the old end
    const asHolder = await app.as(null);
    const bearer = linkIn(message) ?? '';
    const view = await asHolder(assignmentRoutes.viewAssignment, { bearer });
    expect(view.body).toMatchObject({ assignment: { accepted: null }, patrol: { name: 'Other name' } });
    expect((await asHolder(assignmentRoutes.acceptAssignment, { bearer })).status).toBe(204);
    app.clock.set(before);
    await cancel();
    expect(calendarOf(mailTo(await send(), hemi))).toContain('SEQUENCE:2');
  });

  it('is mailed once, with the latest values, if another follows before it is sent', async () => {
    const { hemi, mere, accept, decline, finalize, edit, mailTo } = await buildReady(app);
    await finalize();
    await send();
    await accept();
    await edit({ when: '2026-11-26T08:30:00.000Z' });
    await edit({ name: 'Other name' });
    const mails = await sendLater();
    expect(mails).toHaveLength(4);
    expect(mailTo(mails, hemi)?.text).toContain('Please answer again');
    expect(calendarOf(mailTo(mails, hemi))).toContain('SEQUENCE:2');

    await accept();
    await edit({ hours: 4 });
    const later = await sendLater();
    expect(mailTo(later, hemi)?.text).not.toContain('Please answer again');
    expect(mailTo(later, hemi)?.text).toContain('Change your answer http');
    expect(mailTo(later, mere)?.text).toMatch(/Accept http/);

    await edit({ hours: 5 });
    await decline();
    const last = await sendLater();
    expect(mailTo(last, hemi)).toBeUndefined();
    expect(mailTo(last, mere)?.subject).toBe('Changed: patrol on Thu 26 Nov 2026, 21:30');
  });

  it('says what each recipient was last told before it [11.2]', async () => {
    const { hemi, visitor, watcher, finalize, edit, mailTo } = await buildReady(app);
    const formerTo = (mails: ParsedMail[]) =>
      [hemi, visitor, watcher].map((one) => /It was: (.*)/.exec(mailTo(mails, one)?.text ?? '')?.[1]);
    await finalize();
    await send();
    await edit({ when: '2026-11-26T08:30:00.000Z' });
    await edit({ name: 'Other name' });
    expect(formerTo(await sendLater())).toEqual(Array(3).fill('Tue 24 Nov 2026, 21:00, Regular patrol, 3 h'));
    await edit({ hours: 4, name: null });
    expect(formerTo(await sendLater())).toEqual(Array(3).fill('Thu 26 Nov 2026, 21:30, Other name, 3 h'));
  });

  it('says nothing of before to those whose invitation has told them already [11.2]', async () => {
    const { finalize, edit } = await buildReady(app);
    await finalize();
    app.clock.advance(60_000);
    await edit({ hours: 4 });
    const mails = await sendLater();
    expect(mails.map(({ subject }) => subject)).toHaveLength(8);
    expect(mails.filter(({ text }) => text?.includes('It was:'))).toEqual([]);
    await edit({ hours: 5 });
    const later = await sendLater();
    expect(
      later.map(({ text }) => text?.includes('It was: Tue 24 Nov 2026, 21:00, Regular patrol, 4 h')),
    ).toEqual(Array(4).fill(true));
    app.clock.set('2026-11-21T06:00:00.000Z');
  });
});
