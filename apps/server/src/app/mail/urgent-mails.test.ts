import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { overdueMinutes } from '#contract';
import { after, day } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { countMail, findMailBlock, type QuotaUse, type UrgentQuotaUse } from '#platform/mail/quota.ts';
import { testApp } from '../../testing/app.ts';
import { testMailer } from '../../testing/mailer.ts';
import { buildNight } from '../../testing/night.ts';
import { buildRunning, checkAt } from '../../testing/overdue.ts';

const app = testApp();
const send = testMailer(app);

/** Counts so many mails as sent. */
async function count(many: number, quotaUse: QuotaUse | UrgentQuotaUse): Promise<void> {
  const { secretKeys } = app.context.settings;
  await inTransaction(app.database, async (tx) => {
    for (let sent = 0; sent < many; sent += 1) await countMail(tx, secretKeys, quotaUse, app.clock.now());
  });
}

function waiting(organizationId: string, kind: string) {
  return app.database
    .select()
    .from(mail)
    .where(and(eq(mail.organizationId, organizationId), eq(mail.kind, kind), isNotNull(mail.nextAttempt)));
}

describe('an admin whose mails of the day are used up', () => {
  it('by 240 answers is mailed of an overdue patrol all the same, and at once [11.20]', async () => {
    const running = await buildRunning(app);
    const { organizationId, patrolId, ana, tom, named } = running;
    await checkAt(app, 0);
    await send();
    // Of 240 answers, 200 were mailed and 40 are left.
    for (const { email: address } of [ana, tom])
      await count(200, { organizationId, quota: 'members', address });
    const answers = Array.from({ length: 40 }, (_, i) => ({
      organizationId,
      patrolId,
      kind: 'patroller-declined',
      cause: `answer ${i}`,
      recipient: ana.id,
      subject: { assignmentId: patrolId },
    }));
    await inTransaction(app.database, (tx) => queueMails(tx, app.clock.now(), answers));
    const [minutes] = overdueMinutes;
    await checkAt(app, minutes);
    const arrived = await send();
    expect(named(arrived.slice(0, 2))).toEqual(['Ana', 'Tom']);
    expect(await waiting(organizationId, 'overdue-admins')).toEqual([]);
  });
});

describe('the ECC', () => {
  it('whose mails one patrol’s extensions have used up gets another patrol’s log-on [11.20]', async () => {
    const { organizationId, logOn } = await buildNight(app);
    const quotaUse = { organizationId, kind: 'ecc-extension', address: 'ecc@police.example' };
    const others = (await app.buildPatrol({ organizationId })).id;
    await count(500, { ...quotaUse, patrolId: others });
    await logOn();
    expect(await send()).toMatchObject([{ subject: 'Patrol log on: HSCP, Sat 21 Nov 2026, 21:00 to 00:00' }]);
  });

  it('gets 40 extensions of one patrol a day, while the extension of another goes [11.20]', async () => {
    const night = await buildNight(app);
    const { organizationId, patrolId } = night;
    await night.logOn();
    await night.change({ started: { started: app.clock.now() } });
    await send();
    const quotaUse = { organizationId, kind: 'ecc-extension', address: 'ecc@police.example' };
    await count(39, { ...quotaUse, patrolId });
    await night.extend({ hours: 3.5 });
    expect(await send()).toHaveLength(1);
    await night.extend({ hours: 4 });
    expect(await send()).toHaveLength(0);
    const { secretKeys } = app.context.settings;
    const ofOther = { ...quotaUse, patrolId: (await app.buildPatrol({ organizationId })).id };
    expect(await findMailBlock(app.database, secretKeys, ofOther, app.clock.now())).toBeNull();
    expect(await waiting(organizationId, 'ecc-extension')).toMatchObject([
      { nextAttempt: after(app.clock.now(), day), attempts: 0, abandoned: null },
    ]);
  });
});
