import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { eccRoutes } from '#ecc/contract';
import { after, day, minute } from '#platform/clock.ts';
import { person } from '#platform/database/schema/people.ts';
import { findRun } from '#platform/jobs/runs.store.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRunning, checkAt, end, start } from '#server/testing/overdue.ts';
import { checkOverdue } from './service.ts';

const app = testApp();
const send = testMailer(app);

/** By then nobody is mailed any more about the patrols of other tests. */
beforeEach(async () => {
  app.clock.set(after(end, 3 * day));
  await send();
  app.clock.set(start);
  await app.database.execute('delete from overdue_alarm');
  await app.database.execute('delete from periodic_task_run');
  await app.database.execute('update patrol set finished = started');
});

describe('a running patrol past its end', () => {
  it('has its crew mailed at the end, and the admins after 30 and 60 minutes [8.10, 8.31, 17.8]', async () => {
    const { named, alarms, hemi } = await buildRunning(app);
    const phone = '24/7 021 555 0101 (04 387 1234)';
    await app.database.update(person).set({ phone }).where(eq(person.id, hemi.id));
    await checkAt(app, -1);
    expect(await send()).toHaveLength(0);
    await checkAt(app, 0);
    expect(named(await send())).toEqual(['Hemi', 'Mere']);
    await checkAt(app, 30);
    const told = await send();
    expect(named(told)).toEqual(['Ana', 'Tom']);
    for (const { html } of told) expect(html).toContain('href="tel:0215550101"');
    await checkAt(app, 60);
    expect(named(await send())).toEqual(['Ana', 'Tom']);
    await checkAt(app, 300);
    expect(await send()).toHaveLength(0);
    expect(await alarms()).toEqual([
      [end, 0],
      [end, 30],
      [end, 60],
    ]);
  });

  it('is mailed about once, also with two workers at it [17.8]', async () => {
    const { alarms } = await buildRunning(app);
    app.clock.set(after(end, 30 * minute));
    const check = checkOverdue(app.context);
    await Promise.all([check.run(), check.run(), check.run()]);
    expect(await send()).toHaveLength(4);
    expect(await alarms()).toHaveLength(2);
  });

  it('counts from its last entry, whenever that is dated [17.8]', async () => {
    const { organizationId, patrolId } = await buildRunning(app);
    await checkAt(app, 0);
    await send();
    const late = { when: after(start, minute), received: after(end, 20 * minute), late: true };
    await app.buildIncident({ organizationId, patrolId, ...late });
    await app.buildIncident({ organizationId, patrolId, when: after(end, 40 * minute), deleted: end });
    await checkAt(app, 49);
    expect(await send()).toHaveLength(0);
    await checkAt(app, 50);
    expect(await send()).toHaveLength(2);
  });

  it('is not held by an entry of the future [17.8]', async () => {
    const { organizationId, patrolId } = await buildRunning(app);
    const wrong = { when: after(end, day), received: after(start, minute), late: true };
    await app.buildIncident({ organizationId, patrolId, ...wrong });
    await checkAt(app, 30);
    expect(await send()).toHaveLength(4);
  });

  it('is mailed about to the admins once, if both of their steps are due after a stand-still [17.8]', async () => {
    const { named, alarms } = await buildRunning(app);
    await checkAt(app, 61);
    const mails = await send();
    expect(named(mails)).toEqual(['Ana', 'Hemi', 'Mere', 'Tom']);
    expect(mails.filter(({ subject }) => subject?.includes('please ring the crew'))).toHaveLength(2);
    expect(await alarms()).toHaveLength(3);
  });

  it('is mailed about to nobody but its crew if it is a test [17.8]', async () => {
    const { named } = await buildRunning(app, { name: 'TEST' });
    await checkAt(app, 0);
    const mails = await send();
    expect(named(mails)).toEqual(['Hemi', 'Mere']);
    expect(mails[0]?.text).not.toContain('admins');
    await checkAt(app, 90);
    expect(await send()).toHaveLength(0);
  });

  it('is mailed about no more a day past its end, such as one of long ago [17.8]', async () => {
    const { alarms } = await buildRunning(app);
    await checkAt(app, 24 * 60);
    expect(await alarms()).toEqual([]);
    await checkAt(app, 24 * 60 - 1);
    expect(await alarms()).toHaveLength(3);
  });

  it.each([
    ['finished', { finished: { finished: end } }],
    ['was not started', { started: null }],
    ['is deleted', { deleted: end }],
  ])('has no alarm if it %s [17.8]', async (_state, given) => {
    const { alarms } = await buildRunning(app, given);
    await checkAt(app, 60);
    expect(await alarms()).toEqual([]);
  });
});

describe('an extended patrol', () => {
  it('is mailed about again, for its new end [17.8]', async () => {
    const { hemi, ana, named, params, change, alarms } = await buildRunning(app);
    await checkAt(app, 30);
    await change({ overdueAcknowledged: app.clock.now(), overdueAcknowledgedBy: ana.id });
    await send();
    const call = await app.as(hemi);
    const extended = await call(eccRoutes.extendPatrol, { params, body: { _id: newId(), hours: 4 } });
    expect(extended.body).toMatchObject({ hours: 4, overdueAcknowledged: null });
    await checkAt(app, 59);
    expect(await send()).toHaveLength(0);
    await checkAt(app, 90);
    expect(named(await send())).toEqual(['Ana', 'Hemi', 'Mere', 'Tom']);
    expect((await alarms()).map(([until]) => until)).toContain(after(end, 60 * minute));
  });
});

describe('a mail that has not been sent yet is dropped', () => {
  it.each([
    ['once the patrol has finished', { finished: { finished: end } }],
    ['once it is extended, also if it is overdue again', { hours: 3.5 }],
    ['once an admin took note', { overdueAcknowledged: end }],
  ])('%s [17.8]', async (_when, state) => {
    const { change } = await buildRunning(app);
    await checkAt(app, 60);
    await change(state);
    expect(await send()).toHaveLength(0);
  });

  it('if its recipient is no longer on the crew or no longer an admin [17.8]', async () => {
    const { hemi, ana, patrolId, named } = await buildRunning(app);
    await checkAt(app, 60);
    await app.database.execute(`update assignment set removed = now() where person_id = '${hemi.id}'`);
    await app.database.execute(`update person set roles = '{watcher}' where id = '${ana.id}'`);
    expect(patrolId).toBeDefined();
    expect(named(await send())).toEqual(['Mere', 'Tom']);
  });
});

describe('the check', () => {
  const task = 'check for overdue patrols';

  it('records that it ran, unless an alarm failed; the others are raised all the same [17.10]', async () => {
    const [first, other] = [await buildRunning(app), await buildRunning(app)];
    await checkAt(app, -1);
    expect(await findRun(app.database, task)).toBe(after(end, -minute));
    await app.database.execute(
      `alter table overdue_alarm add constraint broken check (patrol_id <> '${first.patrolId}')`,
    );
    await expect(checkAt(app, 0)).rejects.toThrow('1 patrols have no alarm');
    await app.database.execute('alter table overdue_alarm drop constraint broken');
    expect(await first.alarms()).toEqual([]);
    expect(await other.alarms()).toEqual([[end, 0]]);
    expect(await findRun(app.database, task)).toBe(after(end, -minute));
    await checkAt(app, 1);
    expect(await first.alarms()).toEqual([[end, 0]]);
    expect(await findRun(app.database, task)).toBe(app.clock.now());
  });
});
