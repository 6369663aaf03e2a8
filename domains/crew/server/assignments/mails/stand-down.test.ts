import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { testApp } from '#server/testing/app.ts';
import { to } from '#server/testing/assignment-mails.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';
import { insertMissingLinks } from '../../mail-data.store.ts';

const app = testApp();
const send = testMailer(app);
const longBefore = '2026-11-20T00:00:00.000Z';
/** Sun 22 Nov 2026, 10:00 in Auckland: two days before the roster's patrol. */
const twoDaysAhead = '2026-11-21T21:00:00.000Z';

/** A finalized patrol on which Hemi and Mere are, and who changes that. */
async function manned(given: Parameters<typeof buildRoster>[1] = {}) {
  app.clock.set(twoDaysAhead);
  const roster = await buildRoster(app, { finalized: longBefore, ...given });
  const { organizationId, admin, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id, accepted: longBefore };
  await app.buildAssignment({ ...of, personId: hemi.id });
  await app.buildAssignment({ ...of, personId: mere.id });
  const [asAdmin, asHemi, asMere] = [await app.as(admin), await app.as(hemi), await app.as(mere)];
  const paramsOf = ({ id: personId }: { id: string }) => ({ params: { id: patrol.id, personId } });
  return {
    ...roster,
    decline: (as = asHemi, person = hemi) => as(assignmentRoutes.declineForPatroller, paramsOf(person)),
    accept: () => asHemi(assignmentRoutes.acceptForPatroller, paramsOf(hemi)),
    remove: () => asAdmin(assignmentRoutes.removePatroller, paramsOf(hemi)),
    asMere,
    /** Sends what is due after the wait of a decline, and returns the warnings. */
    async warnings() {
      app.clock.advance(4 * 60_000);
      return (await send()).filter(({ subject }) => subject?.includes('May have to stand down'));
    },
    warned: async () =>
      (await queuedMails(app, organizationId, 'patrol-stand-down')).map(({ recipient }) => recipient),
  };
}

describe('a crew that falls under two shortly before its start [11.56]', () => {
  it('is warned by mail, and so are the admins, once for each fall', async () => {
    const { admin, otherAdmin, mere, decline, asMere, warnings } = await manned();
    expect((await decline()).status).toBe(200);
    const mails = await warnings();
    expect(mails.flatMap(to).sort()).toEqual([admin.email, otherAdmin.email, mere.email].sort());
    expect(mails[0]?.subject).toBe('May have to stand down: patrol on Tue 24 Nov 2026, 21:00');
    expect(mails.find((mail) => to(mail).includes(mere.email ?? ''))?.text).toContain('as one of the crew');
    await decline(asMere, mere);
    expect(await warnings()).toEqual([]);
  });

  it('is led to what its members can open: who has no account to the page of their link [11.66]', async () => {
    const { organizationId, admin, mere, patrol, decline, warnings } = await manned();
    await app.database.delete(assignment).where(eq(assignment.personId, mere.id));
    const rua = await app.buildPersonWithoutAddress({ organizationId, mailVia: admin.id });
    const of = { organizationId, patrolId: patrol.id, personId: rua.id };
    const { id: assignmentId } = await app.buildAssignment(of);
    await inTransaction(app.database, (tx) =>
      insertMissingLinks(tx, organizationId, [{ id: assignmentId, personId: rua.id }], app.clock.now()),
    );
    await decline();
    const mails = await warnings();
    const linkOf = (isForRua: boolean) =>
      mails
        .find(({ text }) => text?.includes('This mail is for Aroha TAMIHANA') === isForRua)
        ?.text?.match(/http:\S+/)?.[0];
    expect(linkOf(true)).toMatch(/\/assignment\/confirm\/[\w.-]+$/);
    expect(linkOf(false)).toMatch(new RegExp(`/patrol/${patrol.id}$`));
  });

  it('is not warned if somebody comes after all within minutes', async () => {
    const { decline, accept, warnings } = await manned();
    await decline();
    await accept();
    expect(await warnings()).toEqual([]);
  });

  it('is warned when an admin removes somebody, but that admin is not', async () => {
    const { otherAdmin, mere, remove, warned } = await manned();
    expect((await remove()).status).toBe(200);
    expect((await warned()).sort()).toEqual([otherAdmin.id, mere.id].sort());
  });

  it('is not warned long before, nor while two are left, nor of a draft, an event or a test patrol', async () => {
    const early = await manned();
    app.clock.set('2026-11-21T20:59:00.000Z');
    await early.decline();
    expect(await early.warned()).toEqual([]);
    const three = await manned();
    const { organizationId, patrol } = three;
    const third = await app.buildPerson({ organizationId });
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: third.id });
    await three.decline();
    expect(await three.warned()).toEqual([]);
    for (const given of [{ finalized: null }, { type: 'event' as const }, { name: 'test' }]) {
      const other = await manned();
      await app.database.update(patrolTable).set(given).where(eq(patrolTable.id, other.patrol.id));
      await other.decline();
      expect(await other.warned()).toEqual([]);
    }
  });
});
