import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messageRoutes } from '#messages/contract';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { periodicTaskRun } from '#platform/database/schema/platform.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';
import { reminderTasks } from './periodic-task.ts';
import { remindOfPatrols } from './remind.ts';

const app = testApp();
const send = testMailer(app);

/** Mon 23 Nov 2026, 18:00 in Auckland: the evening before the roster's patrol. */
const eve = '2026-11-23T05:00:00.000Z';
/** Sun 22 Nov 2026, 10:00. */
const twoDaysAhead = '2026-11-21T21:00:00.000Z';
const longBefore = '2026-11-20T00:00:00.000Z';

/** Makes a patrol that Hemi has accepted and Mere has not answered; their mails were sent at another time. */
async function planned(given: Parameters<typeof buildRoster>[1] = {}, crew: 'both' | 'hemi' = 'both') {
  const roster = await buildRoster(app, { finalized: longBefore, ...given });
  const { organizationId, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id };
  const ofHemi = await app.buildAssignment({ ...of, personId: hemi.id, accepted: longBefore });
  if (crew === 'both') await app.buildAssignment({ ...of, personId: mere.id });
  const read = async (kind?: string) =>
    (await queuedMails(app, organizationId, kind)).map((one) => one.recipient);
  return { ...roster, ofHemi, read, remind: () => remindOfPatrols(app.context) };
}

const link = (text: string | undefined) => /assignment\/confirm/.test(text ?? '');

describe('the evening before [11.14]', () => {
  it('who has not answered is asked again, and who has accepted reads who comes', async () => {
    const { hemi, mere, remind } = await planned();
    app.clock.set('2026-11-23T04:59:00.000Z');
    await remind();
    expect(await send()).toEqual([]);
    app.clock.set(eve);
    await remind();
    const mails = await send();
    const subjects = Object.fromEntries(mails.map(({ to, subject }) => [JSON.stringify(to), subject]));
    const subjectTo = ({ email }: { email: string }) =>
      Object.entries(subjects).find(([to]) => to.includes(email))?.[1];
    expect(subjectTo(hemi)).toBe('Reminder: patrol on Tue 24 Nov 2026, 21:00');
    expect(subjectTo(mere)).toBe('Please answer: patrol on Tue 24 Nov 2026, 21:00');
    for (const { text } of mails)
      expect([link(text), text?.match(/Aroha TAMIHANA/g)?.length]).toEqual([true, 2]);
    await remind();
    expect(await send()).toEqual([]);
  });

  it('an admin’s message to the crew does not take its place [11.76]', async () => {
    const { admin, patrol, remind } = await planned();
    app.clock.set('2026-11-23T04:59:00.000Z');
    const to = { kind: 'crew', patrolId: patrol.id };
    const body = { to, subject: 'The back gate', text: 'The front gate is being painted.' };
    expect((await (await app.as(admin))(messageRoutes.sendMessage, { body })).status).toBe(201);
    app.clock.set(eve);
    await remind();
    const subjects = (await send()).map(({ subject }) => subject?.split(/[:(]/)[0]);
    expect(subjects.toSorted()).toEqual(['Please answer', 'Reminder', 'The back gate ', 'The back gate ']);
  });

  it('two workers at once remind once', async () => {
    const { remind, read } = await planned();
    app.clock.set(eve);
    await Promise.all([remind(), remind(), remind()]);
    expect(await read('patroller-reminded')).toHaveLength(2);
  });

  it('a server that was down at the hour reminds when it is back, until the start', async () => {
    const late = await planned();
    app.clock.set('2026-11-24T07:59:00.000Z');
    await late.remind();
    expect(await late.read('patroller-reminded')).toHaveLength(2);
    const tooLate = await planned();
    app.clock.set('2026-11-24T08:00:00.000Z');
    await tooLate.remind();
    expect(await tooLate.read()).toEqual([]);
  });

  it('nobody is reminded who was mailed about it in the twelve hours before', async () => {
    const { organizationId, patrol, hemi, mere, remind, read } = await planned();
    const of = { organizationId, patrolId: patrol.id };
    await app.buildMail({ ...of, recipient: hemi.id, created: '2026-11-22T17:00:00.001Z' });
    await app.buildMail({ ...of, recipient: mere.id, created: '2026-11-22T16:59:59.000Z' });
    app.clock.set(eve);
    await remind();
    expect(await read('patroller-reminded')).toEqual([mere.id]);
  });

  it.each([
    ['a draft', { finalized: null }],
    ['a cancelled patrol', { cancelled: longBefore }],
    ['one that has started', { started: { started: longBefore } }],
    ['a deleted one', { deleted: longBefore }],
  ])('nobody is reminded of %s', async (_what, given) => {
    const { remind, read } = await planned(given);
    app.clock.set(eve);
    await remind();
    expect(await read()).toEqual([]);
  });

  it('who has declined is not reminded, and the crew of a test patrol is', async () => {
    const { ofHemi, mere, remind, read } = await planned({ name: 'TEST' });
    const declined = { accepted: null, declined: longBefore };
    await app.database.update(assignment).set(declined).where(eq(assignment.id, ofHemi.id));
    app.clock.set(eve);
    await remind();
    expect(await read()).toEqual([mere.id]);
  });

  it('a patrol that moves to another date is reminded of again, and one that moves within its date is not', async () => {
    const { organizationId, patrol, remind, read } = await planned();
    const move = (when: string) =>
      app.database.update(patrolTable).set({ when }).where(eq(patrolTable.id, patrol.id));
    app.clock.set(eve);
    await remind();
    const { id: personId } = await app.buildPerson({ organizationId });
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId });
    await move('2026-11-24T09:00:00.000Z');
    await remind();
    expect(await read('patroller-reminded')).toHaveLength(2);
    await move('2026-11-26T08:00:00.000Z');
    app.clock.set('2026-11-25T05:00:00.000Z');
    await remind();
    expect(await read('patroller-reminded')).toHaveLength(5);
  });
});

describe('two days ahead [11.14]', () => {
  it('the admins hear of a crew that is too small, once', async () => {
    const { admin, otherAdmin, remind, read } = await planned({}, 'hemi');
    app.clock.set('2026-11-21T20:59:00.000Z');
    await remind();
    expect(await read()).toEqual([]);
    app.clock.set(twoDaysAhead);
    await remind();
    await remind();
    expect((await read('admin-undermanned')).sort()).toEqual([admin.id, otherAdmin.id].sort());
    const [mail] = await send();
    expect(mail?.subject).toBe('Too small a crew: patrol on Tue 24 Nov 2026, 21:00');
  });

  it('a patrol that was judged waits for its next hour: nothing is locked meanwhile', async () => {
    const { patrol, remind, read } = await planned({}, 'hemi');
    app.clock.set(twoDaysAhead);
    await remind();
    await send();
    app.clock.set('2026-11-23T04:59:00.000Z');
    await inTransaction(app.database, async (tx) => {
      await tx.select().from(patrolTable).where(eq(patrolTable.id, patrol.id)).for('update');
      await remind();
    });
    expect(await read('patroller-reminded')).toEqual([]);
  });

  it('nobody is mailed if the crew is filled before the mail is sent', async () => {
    const { organizationId, patrol, mere, remind } = await planned({}, 'hemi');
    app.clock.set(twoDaysAhead);
    await remind();
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: mere.id });
    expect(await send()).toEqual([]);
  });

  it.each([
    ['a crew of two', {}, 'both'],
    ['a test patrol', { callSign: 'TEST' }, 'hemi'],
    ['an event', { type: 'event', callSign: null }, 'hemi'],
    ['a patrol that was finalized later', { finalized: twoDaysAhead }, 'hemi'],
  ] as const)('and not of %s', async (_what, given, crew) => {
    const { remind, read } = await planned(given, crew);
    app.clock.set(twoDaysAhead);
    await remind();
    expect(await read()).toEqual([]);
  });
});

it('the tasks record when they last ran', async () => {
  for (const task of reminderTasks(app.context)) await task.run();
  const runs = await app.database.select().from(periodicTaskRun);
  const ran = app.clock.now();
  expect(runs).toEqual([
    { task: 'remind of patrols', ran },
    { task: 'send digests', ran },
  ]);
});
