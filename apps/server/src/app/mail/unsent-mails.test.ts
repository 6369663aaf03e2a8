import { beforeEach, describe, expect, it } from 'vitest';
import { isLogOffUnsent, isLogOnUnsent, overdueRoutes } from '#ecc/contract';
import { mailRoutes } from '#messages/contract';
import { after, day, minute, second } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { countMail } from '#platform/mail/quota.ts';
import { testApp } from '../../testing/app.ts';
import { testMailer } from '../../testing/mailer.ts';
import { buildNight, now } from '../../testing/night.ts';
import { buildRunning, checkAt } from '../../testing/overdue.ts';

const app = testApp();
const send = testMailer(app);

beforeEach(async () => {
  send.smtp().accept();
  await app.database.delete(mail);
});

type Person = Parameters<typeof app.as>[0];

async function unsentFor(who: Person) {
  const asAdmin = await app.as(who);
  return (await asAdmin(mailRoutes.listUnsent)).body.items;
}

async function health() {
  const ready = await app.app.inject('/readyz');
  const metrics = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics.body)?.[1]);
  return {
    status: ready.statusCode,
    urgentMails: ready.json().urgentMails,
    unsent: gauge('urgent_mails_unsent'),
    oldest: gauge('urgent_mails_unsent_oldest_timestamp_seconds'),
  };
}

describe('a log-on that does not leave', () => {
  it('counts as not sent after a minute, for its crew and every admin, until it leaves [11.21]', async () => {
    const { logOn, read, admin, patrolId } = await buildNight(app);
    await logOn();
    const queued = { queued: now, sent: null, failed: false };
    expect((await read()).eccLogOnMail).toEqual(queued);
    app.clock.advance(minute - 1);
    expect(isLogOnUnsent(await read(), app.clock.now())).toBe(false);
    expect(await unsentFor(admin)).toEqual([]);

    app.clock.advance(1);
    expect(isLogOnUnsent(await read(), app.clock.now())).toBe(true);
    expect(await unsentFor(admin)).toEqual([
      expect.objectContaining({
        _id: patrolId,
        mails: [{ kind: 'ecc-log-on', since: now, recipients: [], reason: null }],
        crew: [
          { name: expect.stringMatching(/^Hemi/), phone: '021 555 0101' },
          { name: expect.stringMatching(/^Mere/), phone: null },
        ],
      }),
    ]);

    await send();
    const patrol = await read();
    expect(patrol.eccLogOnMail).toEqual({ queued: now, sent: app.clock.now(), failed: false });
    expect(isLogOnUnsent(patrol, after(app.clock.now(), 10 * minute))).toBe(false);
    expect(await unsentFor(admin)).toEqual([]);
  });

  it('counts at once if it was refused, with the reason [11.21]', async () => {
    const { logOn, read, admin } = await buildNight(app);
    send.smtp().refuse(550);
    await logOn();
    await send();
    expect(isLogOnUnsent(await read(), app.clock.now())).toBe(true);
    const [patrol] = await unsentFor(admin);
    expect(patrol?.mails).toMatchObject([{ reason: expect.stringContaining('Refused by the test') }]);
  });

  it('matters no more once the crew has a number, or the patrol is cancelled or over [11.21]', async () => {
    const { logOn, read, admin, enter } = await buildNight(app);
    await logOn();
    app.clock.advance(2 * minute);
    expect(await unsentFor(admin)).toHaveLength(1);
    await enter('P061234567');
    expect(isLogOnUnsent(await read(), app.clock.now())).toBe(false);
    // The mail that tells the crew the number has not waited for a minute yet.
    expect(await unsentFor(admin)).toEqual([]);

    const other = await buildNight(app);
    await other.logOn();
    app.clock.advance(2 * minute);
    await other.change({ cancelled: now });
    expect(await unsentFor(other.admin)).toEqual([]);
    await other.change({ cancelled: null, when: after(now, -day) });
    expect(await unsentFor(other.admin)).toEqual([]);
  });

  it('of a test patrol calls nobody [11.21]', async () => {
    const { logOn, admin } = await buildNight(app, { name: 'Test' });
    await logOn();
    app.clock.advance(2 * minute);
    expect(await unsentFor(admin)).toEqual([]);
  });
});

it('a log-off that does not leave is told to the crew [11.21]', async () => {
  const night = await buildNight(app);
  await night.logOn();
  await send();
  await night.locked((locked) =>
    app.services.ecc.logOff(locked, { by: night.hemi.id, finished: app.clock.now() }),
  );
  app.clock.advance(minute);
  const patrol = await night.read();
  expect(patrol.eccLogOffMail).toMatchObject({ sent: null, failed: false });
  expect(isLogOffUnsent(patrol, app.clock.now())).toBe(true);
});

describe('an alarm that does not leave', () => {
  it('is seen by the admins of its organization alone, until it is acknowledged [11.21, 17.14]', async () => {
    const { ana, tom, hemi, patrolId } = await buildRunning(app);
    const stranger = (await buildRunning(app, { finished: { finished: now } })).ana;
    await checkAt(app, 0);
    await send();
    send.smtp().refuse(451);
    await checkAt(app, 30);
    await send();
    app.clock.advance(minute);
    for (const admin of [ana, tom]) {
      const mails = [{ kind: 'overdue-admins', reason: expect.stringContaining('Refused by the test') }];
      expect(await unsentFor(admin)).toMatchObject([{ _id: patrolId, mails }]);
    }
    expect((await unsentFor(ana))[0]?.mails[0]?.recipients.map((name) => name.split(' ')[0])).toEqual([
      'Ana',
      'Tom',
    ]);
    expect(await unsentFor(stranger)).toEqual([]);
    expect((await (await app.as(hemi))(mailRoutes.listUnsent)).status).toBe(403);
    const asAna = await app.as(ana);
    await asAna(overdueRoutes.acknowledgeOverdue, { params: { id: patrolId } });
    expect(await unsentFor(ana)).toEqual([]);
  });

  it.each([
    ['finished', { finished: { finished: now } }],
    ['extended', { hours: 5 }],
  ])('matters no more once the patrol has %s [11.21]', async (_what, change) => {
    const running = await buildRunning(app);
    await checkAt(app, 30);
    app.clock.advance(minute);
    expect(await unsentFor(running.ana)).not.toEqual([]);
    await running.change(change);
    expect(await unsentFor(running.ana)).toEqual([]);
  });

  it('because its quota is used up is told as well [11.21]', async () => {
    const { ana, organizationId, patrolId } = await buildRunning(app);
    const quotaUse = { organizationId, patrolId, kind: 'overdue-admins', address: ana.email };
    await checkAt(app, 0);
    await send();
    await inTransaction(app.database, async (tx) => {
      for (let sent = 0; sent < 40; sent += 1)
        await countMail(tx, app.context.settings.secretKeys, quotaUse, app.clock.now());
    });
    await checkAt(app, 30);
    expect(await send()).toHaveLength(1);
    app.clock.advance(minute);
    const [patrol] = await unsentFor(ana);
    expect(patrol?.mails).toMatchObject([{ reason: 'The send quota of the day was used up.' }]);
  });
});

it('readiness and metrics count what has not left, and stay up [11.21]', async () => {
  expect(await health()).toEqual({
    status: 200,
    urgentMails: { unsent: 0, oldest: null },
    unsent: 0,
    oldest: 0,
  });
  const { logOn } = await buildNight(app);
  await logOn();
  app.clock.advance(minute + second);
  expect(await health()).toEqual({
    status: 200,
    urgentMails: { unsent: 1, oldest: now },
    unsent: 1,
    oldest: Date.parse(now) / 1000,
  });
});
