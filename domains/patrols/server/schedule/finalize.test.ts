import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';

/** Hemi is on the crew, Mere has declined, a third was removed. Of two guests one has an email address. */
async function buildFullRoster(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, hemi, mere, patrol } = roster;
  const of = { organizationId, patrolId: patrol.id };
  const assignment = await app.buildAssignment({ ...of, personId: hemi.id });
  await app.buildAssignment({ ...of, personId: mere.id, declined: yesterday });
  await app.buildAssignment({ ...of, removed: yesterday });
  const guest = await app.buildGuest({ ...of, email: 'guest@example.nz' });
  await app.buildGuest({ ...of, email: 'was@example.nz', removed: yesterday });
  await app.buildGuest({ ...of });
  await app.buildPerson({ organizationId, roles: ['watcher'], finished: yesterday });
  const asAdmin = await app.as(roster.admin);
  const params = { id: patrol.id };
  const finalize = () => asAdmin(patrolRoutes.finalizePatrol, { params });
  const count = () => asAdmin(assignmentRoutes.countRecipients, { params });
  return { ...roster, assignment, guest, finalize, count };
}

describe('finalizing [5.5]', () => {
  it('mails the crew their links, the guests with an address, and the watchers', async () => {
    const { organizationId, admin, hemi, watcher, patrol, assignment, guest, finalize } =
      await buildFullRoster();

    const { status, body } = await finalize();

    expect(status).toBe(200);
    expect(body.finalized).toEqual({ when: app.clock.now(), by: admin.id });
    expect(await queuedMails(app, organizationId)).toEqual([
      { kind: 'guest-added', recipient: guest.id, cause: guest.id, subject: { guestId: guest.id } },
      {
        kind: 'patroller-assigned',
        recipient: hemi.id,
        cause: assignment.id,
        subject: { assignmentId: assignment.id },
      },
      {
        kind: 'watcher-finalized',
        recipient: watcher.id,
        cause: patrol.id,
        subject: { patrolId: patrol.id },
      },
    ]);
    const links = await app.database
      .select()
      .from(linkToken)
      .where(eq(linkToken.organizationId, organizationId));
    expect(links).toMatchObject([
      { purpose: 'assignment', personId: hemi.id, assignmentId: assignment.id, expires: null },
    ]);
  });

  it('of a TEST patrol mails only patrollers and guests [1.5]', async () => {
    const named = await buildFullRoster({ name: 'Test' });
    const called = await buildFullRoster({ callSign: 'TEST' });
    for (const { organizationId, finalize } of [named, called]) {
      await finalize();
      const kinds = (await queuedMails(app, organizationId)).map(({ kind }) => kind);
      expect(kinds).toEqual(['guest-added', 'patroller-assigned']);
    }
  });

  it('of a patrol that is over mails nobody', async () => {
    const { organizationId, finalize } = await buildFullRoster({
      when: '2026-11-21T03:00:00.000Z',
      hours: 3,
    });
    expect((await finalize()).status).toBe(200);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('happens once, even if the button is pressed twice [5.5, 11.16]', async () => {
    const { organizationId, finalize } = await buildFullRoster();

    const answers = await Promise.all([finalize(), finalize(), finalize()]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 'finalized',
      message: 'This patrol is already finalized.',
    });
    expect(await queuedMails(app, organizationId)).toHaveLength(3);
  });

  it('is refused for a cancelled patrol, and for one of another organization [5.5]', async () => {
    const { organizationId, admin } = await buildRoster(app);
    const cancelled = await app.buildPatrol({ organizationId, cancelled: yesterday, type: 'event' });
    const foreign = await app.buildPatrol();
    const asAdmin = await app.as(admin);

    const refused = await asAdmin(patrolRoutes.finalizePatrol, { params: { id: cancelled.id } });
    expect(refused).toMatchObject({ status: 409, body: { message: 'This event has been cancelled.' } });
    const missing = await asAdmin(patrolRoutes.finalizePatrol, { params: { id: foreign.id } });
    expect(missing.status).toBe(404);
  });
});

describe('whom finalizing would mail [5.5]', () => {
  it.each([
    ['a patrol', {}, { patrollers: 1, guests: 1, watchers: 1 }],
    ['an event', { type: 'event', callSign: null }, { patrollers: 1, guests: 1, watchers: 1 }],
    ['a TEST patrol', { callSign: 'TEST' }, { patrollers: 1, guests: 1, watchers: 0 }],
    [
      'a patrol that is over',
      { when: '2026-11-21T03:00:00.000Z', hours: 3 },
      { patrollers: 0, guests: 0, watchers: 0 },
    ],
  ] as const)('is counted as it is then mailed: %s [5.5]', async (_what, given, counted) => {
    const { organizationId, count, finalize } = await buildFullRoster(given);
    expect(await count()).toMatchObject({ status: 200, body: { ...counted, unmailed: [] } });
    expect(await queuedMails(app, organizationId)).toEqual([]);
    await finalize();
    const mailed = async (kind: string) => (await queuedMails(app, organizationId, kind)).length;
    expect({
      patrollers: await mailed('patroller-assigned'),
      guests: await mailed('guest-added'),
      watchers: await mailed('watcher-finalized'),
    }).toEqual(counted);
  });

  it('is not told of another organization’s patrol', async () => {
    const { admin } = await buildRoster(app);
    const foreign = await app.buildPatrol();
    const asAdmin = await app.as(admin);
    const { status } = await asAdmin(assignmentRoutes.countRecipients, { params: { id: foreign.id } });
    expect(status).toBe(404);
  });
});
