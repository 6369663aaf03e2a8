import { describe, expect, it } from 'vitest';
import { lockPatrol } from '#patrols/server/schedule/service.ts';
import { periodicTaskRun } from '#platform/database/schema/platform.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { mailFinished } from '#record/server/entries/service.ts';
import { reportRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { monthTask, sumUpMonths } from './sum-up.ts';

const app = testApp();
const send = testMailer(app);

const longBefore = '2026-11-20T00:00:00.000Z';

const recorded = (kilometres: number) => ({
  started: { started: '2026-11-10T08:00:00.000Z', vehicle: { rego: 'KLM127', startOdometer: 84_212 } },
  finished: { finished: '2026-11-10T10:30:00.000Z', vehicle: { finishOdometer: 84_212 + kilometres } },
});

describe('summary recipients', () => {
  async function recipients(timeZone = 'Pacific/Auckland') {
    const { id: organizationId } = await app.buildOrganization({ timeZone });
    const sue = await app.buildPerson({ organizationId, roles: ['summary-recipient'], firstName: 'Sue' });
    const read = async () => (await queuedMails(app, organizationId)).map(({ kind, cause }) => [kind, cause]);
    return { organizationId, sue, read };
  }

  it('are mailed on the 1st the figures of the month’s report, once [11.15]', async () => {
    const { organizationId, sue, read } = await recipients();
    const of = { organizationId, finalized: longBefore };
    const one = await app.buildPatrol({ ...of, when: '2026-10-31T11:00:00.000Z', ...recorded(12.4) }); // 1 Nov, 00:00
    for (const _ of [1, 2])
      await app.buildAssignment({
        organizationId,
        patrolId: one.id,
        personId: (await app.buildPerson({ organizationId })).id,
      });
    for (const [what, when] of [
      ['Graffiti', '2026-10-31T11:30:00.000Z'],
      ['Fire', '2026-10-31T11:40:00.000Z'],
      ['Graffiti', '2026-10-31T11:50:00.000Z'],
      ['Fire', '2026-10-31T10:50:00.000Z'], // still October
    ] as const)
      await app.buildIncident({ organizationId, patrolId: one.id, what, when });
    await app.buildPatrol({ ...of, when: '2026-11-30T10:59:00.000Z', hours: 3 });
    await app.buildPatrol({ ...of, when: '2026-11-20T10:00:00.000Z', cancelled: longBefore });
    await app.buildPatrol({ ...of, when: '2026-11-20T10:00:00.000Z', name: 'TEST' });
    await app.buildPatrol({ ...of, when: '2026-11-20T10:00:00.000Z', finalized: null });
    await app.buildPatrol({ ...of, when: '2026-11-30T11:00:00.000Z' });
    app.clock.set('2026-11-30T19:00:00.000Z');
    await Promise.all([sumUpMonths(app.context), sumUpMonths(app.context)]);
    expect(await read()).toEqual([['month-summary', '2026-11-01']]);
    const [mail] = (await send()).filter(({ subject }) =>
      subject?.startsWith('November 2026: the patrols of'),
    );
    const text = mail?.text ?? '';
    const lines = ['Patrols run: 2', 'Cancelled: 1', 'Patrol hours: 5 h', 'Distance: 12.4 km'];
    for (const line of [...lines, 'Graffiti: 2\nFire: 1', 'See the report']) expect(text).toContain(line);
    const call = await app.as(sue);
    const { body } = await call(reportRoutes.getReport, { params: { year: '2026', month: '11' } });
    expect(body).toMatchObject({ run: 2, cancelled: 1, patrolHours: 5, kilometres: 12.4 });
  });

  it('are not mailed of a month without patrols, nor before their own 1st', async () => {
    const here = await recipients();
    const there = await recipients('America/New_York');
    app.clock.set('2026-11-30T19:00:00.000Z');
    await sumUpMonths(app.context);
    expect([await here.read(), await there.read()]).toEqual([[['month-summary', '2026-11-01']], []]);
    expect(await send()).toEqual([]);
    app.clock.set('2026-12-01T13:00:00.000Z');
    await sumUpMonths(app.context);
    expect(await there.read()).toEqual([['month-summary', '2026-11-01']]);
  });

  it('are mailed nothing a week late; the admins hear that, once, if there was anything to mail [11.77]', async () => {
    const { organizationId, read } = await recipients();
    await app.buildPerson({ organizationId, roles: ['admin'] });
    const quiet = await recipients();
    await app.buildPerson({ organizationId: quiet.organizationId, roles: ['admin'] });
    const when = '2026-11-20T10:00:00.000Z';
    await app.buildPatrol({ organizationId, finalized: longBefore, when, ...recorded(12.4) });
    app.clock.set('2026-12-07T11:00:00.000Z');
    await Promise.all([sumUpMonths(app.context), sumUpMonths(app.context)]);
    await sumUpMonths(app.context);
    expect(await read()).toEqual([['month-missed', '2026-11-01']]);
    const mails = await send();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^November 2026: the summary of .* was not mailed$/),
    ]);
    expect(mails[0]?.text).toContain('/report/2026/11');
  });

  it('are mailed the summary of a patrol that has finished, but of no test patrol [11.15]', async () => {
    const { organizationId, read } = await recipients();
    const { id: personId } = await app.buildPerson({ organizationId, firstName: 'Hemi' });
    const finish = async (name: string) => {
      const row = { organizationId, name, finalized: longBefore, ...recorded(8) };
      const { id } = await app.buildPatrol(row);
      await app.buildAssignment({ organizationId, patrolId: id, personId, accepted: longBefore });
      await app.buildIncident({ organizationId, patrolId: id, what: 'Graffiti' });
      await inTransaction(app.database, async (tx) => {
        const locked = await lockPatrol(tx, organizationId, id, app.clock);
        if (locked) await mailFinished(locked);
      });
      return id;
    };
    await finish('TEST');
    const id = await finish('Regular patrol');
    expect(await read()).toEqual([['patrol-finished', id]]);
    const [mail] = await send();
    expect(mail?.subject).toBe('Finished: patrol on Tue 24 Nov 2026, 21:00');
    const facts = [
      'Hemi TAMIHANA',
      'Started: 21:00',
      'Finished: 23:30',
      'Time: 2 h 30 min',
      '8.0 km',
      'Graffiti: 1',
    ];
    for (const fact of facts) expect(mail?.text).toContain(fact);
  });
});

it('the task records when it last ran', async () => {
  await monthTask(app.context).run();
  expect(await app.database.select().from(periodicTaskRun)).toEqual([
    { task: 'sum up months', ran: app.clock.now() },
  ]);
});
