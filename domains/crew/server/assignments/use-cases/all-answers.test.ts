import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();

/** Hemi is on four patrols that were finalized together. `all` has the link to all of them, `single` the link to the first. */
async function buildOffered() {
  const roster = await buildRoster(app);
  const { organizationId, admin, hemi, patrol } = roster;
  const ids = [patrol.id];
  for (const day of ['01', '08', '15']) {
    const when = `2026-12-${day}T08:00:00.000Z`;
    ids.push((await app.buildPatrol({ organizationId, when })).id);
  }
  for (const patrolId of ids) await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
  const asAdmin = await app.as(admin);
  await asAdmin(patrolRoutes.finalizePatrols, { body: { ids } });
  const bearerOf = async (purpose: 'assignment' | 'assignments') => {
    const of = and(eq(linkToken.personId, hemi.id), eq(linkToken.purpose, purpose));
    const [found] = await app.database.select().from(linkToken).where(of).orderBy(linkToken.id);
    return linkTokenText(app.context.settings.secretKeys, purpose, found?.id ?? '');
  };
  const asHolder = await app.as(null);
  const bearer = await bearerOf('assignments');
  const single = await bearerOf('assignment');
  const of = (index: number) => ({ params: { id: ids[index] ?? '', personId: hemi.id } });
  const statesOf = async (call: Promise<{ body: { items: { state: string }[] } }>) =>
    (await call).body.items.map(({ state }) => state);
  return {
    ...roster,
    asAdmin,
    asHolder,
    bearer,
    single,
    of,
    view: () => asHolder(assignmentRoutes.viewAssignments, { bearer }),
    accept: () => asHolder(assignmentRoutes.acceptAssignments, { bearer }),
    statesOf,
    stored: async (index: number) =>
      (await asAdmin(patrolRoutes.getPatrol, of(index))).body.patrollers[hemi.id],
  };
}

describe('the link to all assignments of one mail', () => {
  it('shows them, the earliest first, and changes nothing [10.6, 11.44]', async () => {
    const { view, statesOf } = await buildOffered();
    const { status, body } = await view();
    expect(status).toBe(200);
    expect(body.items.map(({ patrol }) => patrol.when.slice(0, 10))).toEqual([
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
    ]);
    expect(await statesOf(view())).toEqual(['open', 'open', 'open', 'open']);
  });

  it('accepts what is open and nothing else, as often as it is pressed [11.44]', async () => {
    const { hemi, asAdmin, of, accept, statesOf, stored } = await buildOffered();
    await asAdmin(assignmentRoutes.declineForPatroller, of(0));
    await asAdmin(assignmentRoutes.removePatroller, of(1));
    await asAdmin(patrolRoutes.cancelPatrol, of(2));
    const expected = ['declined', 'withdrawn', 'cancelled', 'accepted'];
    expect(await statesOf(accept())).toEqual(expected);
    expect(await statesOf(accept())).toEqual(expected);
    expect(await stored(3)).toMatchObject({ accepted: { by: hemi.id }, declined: null });
    expect((await stored(1))?.accepted).toBeNull();
  });

  it('pressed twice at once accepts once [11.44]', async () => {
    const { accept, statesOf } = await buildOffered();
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statesOf(accept())).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
  });

  it('accepts none that has begun [11.44]', async () => {
    const { accept, statesOf } = await buildOffered();
    app.clock.set('2026-12-01T08:00:00.000Z');
    expect(await statesOf(accept())).toEqual(['over', 'begun', 'accepted', 'accepted']);
    app.clock.set('2026-11-21T06:00:00.000Z');
  });

  it('ends with the last of them, and with the person’s membership [11.44]', async () => {
    const { asAdmin, of, view, accept } = await buildOffered();
    for (const index of [0, 1, 2, 3]) await asAdmin(patrolRoutes.cancelPatrol, of(index));
    for (const call of [view, accept])
      expect(await call()).toMatchObject({
        status: 401,
        body: { message: 'Sorry, your invitation has expired.' },
      });
  });

  it('is no link to one assignment, nor the reverse [11.44]', async () => {
    const { asHolder, bearer, single } = await buildOffered();
    expect((await asHolder(assignmentRoutes.acceptAssignment, { bearer })).status).toBe(401);
    expect((await asHolder(assignmentRoutes.acceptAssignments, { bearer: single })).status).toBe(401);
  });

  it('is given to nobody who is on one of them alone [11.44]', async () => {
    const { organizationId, asAdmin, mere } = await buildOffered();
    const one = await app.buildPatrol({ organizationId, when: '2026-12-22T08:00:00.000Z' });
    const other = await app.buildPatrol({ organizationId, when: '2026-12-29T08:00:00.000Z' });
    await app.buildAssignment({ organizationId, patrolId: one.id, personId: mere.id });
    await asAdmin(patrolRoutes.finalizePatrols, { body: { ids: [one.id, other.id] } });
    const found = await app.database.select().from(linkToken).where(eq(linkToken.personId, mere.id));
    expect(found.map(({ purpose }) => purpose)).toEqual(['assignment']);
  });
});
