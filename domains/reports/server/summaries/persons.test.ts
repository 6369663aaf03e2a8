import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { memberRoles } from '#contract';
import { summaryRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T07:00:00.000Z'; // a Friday evening in Auckland
const tomorrow = '2026-11-22T07:00:00.000Z';
const at = yesterday;
const ran = { when: yesterday, finalized: yesterday };

type Given = Parameters<typeof app.buildPatrol>[0];
type Assigned = Parameters<typeof app.buildAssignment>[0];

/** Makes a person with these assignments, and returns what an admin reads about them. */
async function buildAssigned(assignments: readonly (readonly [Given, Assigned])[]) {
  const roster = await buildRoster(app);
  const { organizationId, admin, hemi } = roster;
  for (const [given, assigned] of assignments) {
    const { id: patrolId } = await app.buildPatrol({ ...given, organizationId });
    await app.buildAssignment({ ...assigned, organizationId, patrolId, personId: hemi.id });
  }
  const call = await app.as(admin);
  const allTime = async (personIds = [hemi.id]) =>
    (await call(summaryRoutes.summarizePersons, { body: { personIds } })).body.items;
  const summary = async (personId = hemi.id) =>
    (await call(summaryRoutes.summarizePatrolsOfPerson, { params: { personId } })).body;
  return { ...roster, call, allTime, summary };
}

const notCounted: [string, Given, Assigned][] = [
  ['is upcoming', { when: tomorrow, finalized: yesterday }, { accepted: at }],
  ['was an event', { ...ran, type: 'event' }, { accepted: at }],
  ['was a TEST', { ...ran, name: 'TEST' }, { accepted: at }],
  ['was deleted', { ...ran, deleted: yesterday }, { accepted: at }],
  ['was cancelled', { ...ran, cancelled: yesterday }, { accepted: at }],
  ['stayed a draft', { when: yesterday }, { accepted: at }],
  ['they were removed from', ran, { accepted: at, removed: at }],
];

describe('how many patrols people have done [4.9]', () => {
  it('counts all past ones on which they were crew and did show', async () => {
    const { hemi, mere, allTime } = await buildAssigned([
      [ran, { accepted: at }],
      [ran, {}],
      [{ ...ran, when: '2009-05-01T07:00:00.000Z' }, {}],
      [ran, { declined: at }],
      [ran, { accepted: at, didNotShow: at }],
    ]);
    const counts = await allTime([mere.id, hemi.id]);
    expect(new Map(counts.map((item) => [item._id, item.allTime]))).toEqual(
      new Map([
        [hemi.id, 3],
        [mere.id, 0],
      ]),
    );
  });

  it.each(notCounted)('does not count one that %s', async (_what, given, assigned) => {
    const { hemi, allTime } = await buildAssigned([[given, assigned]]);
    expect(await allTime()).toEqual([{ _id: hemi.id, allTime: 0 }]);
  });

  it('counts a patrol once for a person removed and assigned again', async () => {
    const { organizationId, hemi, patrol, allTime } = await buildAssigned([]);
    const { id: patrolId } = await app.buildPatrol({ ...ran, organizationId });
    const of = { organizationId, patrolId, personId: hemi.id };
    await app.buildAssignment({ ...of, removed: at });
    await app.buildAssignment({ ...of });
    await app.buildAssignment({ ...of, patrolId: patrol.id });
    expect(await allTime()).toEqual([{ _id: hemi.id, allTime: 1 }]);
  });

  it('has no row for people of other organizations or unknown ids [2.6]', async () => {
    const { id: organizationId } = await app.buildOrganization();
    const stranger = await app.buildPerson({ organizationId });
    const { id: patrolId } = await app.buildPatrol({ ...ran, organizationId });
    await app.buildAssignment({ organizationId, patrolId, personId: stranger.id });
    const { hemi, allTime } = await buildAssigned([]);
    expect(await allTime([stranger.id, newId(), hemi.id, hemi.id])).toEqual([{ _id: hemi.id, allTime: 0 }]);
    expect(await allTime([])).toEqual([]);
  });

  it.each([
    [{}, ['personIds'], 'not-defined'],
    [{ personIds: ['nobody'] }, ['personIds', '0'], 'incorrect-format'],
    [{ personIds: Array.from({ length: 1001 }, () => newId()) }, ['personIds'], 'max'],
    [{ personIds: [], since: 2020 }, ['since'], 'unexpected-property'],
  ])('refuses %o', async (body, path, reason) => {
    const { call } = await buildAssigned([]);
    const answer = await call(summaryRoutes.summarizePersons, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path, reason }] });
  });
});

describe('the summary of a person’s patrols [7.6]', () => {
  it('counts what they accepted, declined and did not show up for', async () => {
    const october = '2026-10-04T07:00:00.000Z'; // a Sunday evening
    const { summary } = await buildAssigned([
      [ran, { accepted: at }],
      [ran, { accepted: at }],
      [ran, { declined: at }],
      [ran, { accepted: at, didNotShow: at }],
      [
        { ...ran, cancelled: yesterday },
        { accepted: at, didNotShow: at },
      ],
      [ran, {}],
      [{ ...ran, when: october }, {}],
    ]);
    expect(await summary()).toEqual({
      byMonth: [
        { _id: { year: 2026, month: 10, status: 'accepted' }, count: 1 },
        { _id: { year: 2026, month: 11, status: 'accepted' }, count: 3 },
        { _id: { year: 2026, month: 11, status: 'declined' }, count: 1 },
        { _id: { year: 2026, month: 11, status: 'didNotShow' }, count: 2 },
      ],
      byDayOfWeek: [
        { _id: { dayOfWeek: 1, status: 'accepted' }, count: 1 },
        { _id: { dayOfWeek: 6, status: 'accepted' }, count: 3 },
        { _id: { dayOfWeek: 6, status: 'declined' }, count: 1 },
        { _id: { dayOfWeek: 6, status: 'didNotShow' }, count: 2 },
      ],
    });
  });

  it.each(notCounted)('does not count one that %s', async (_what, given, assigned) => {
    const { summary } = await buildAssigned([[given, assigned]]);
    expect(await summary()).toEqual({ byMonth: [], byDayOfWeek: [] });
  });

  it('begins with the local first of the month 60 months back [7.6]', async () => {
    const { summary } = await buildAssigned([
      [{ ...ran, when: '2021-10-31T10:59:59.999Z' }, { accepted: at }],
      [{ ...ran, when: '2021-10-31T11:00:00.000Z' }, { accepted: at }],
    ]);
    expect((await summary()).byMonth).toEqual([
      { _id: { year: 2021, month: 11, status: 'accepted' }, count: 1 },
    ]);
  });

  const others = { admin: 200, watcher: 200, 'summary-recipient': 403, patroller: 403 };
  it.each(memberRoles)('is for admins, watchers and the person themself: a %s', async (role) => {
    const { organizationId, hemi } = await buildAssigned([]);
    const viewer = await app.buildPerson({ organizationId, roles: [role] });
    const call = await app.as(viewer);
    const read = (personId: string) => call(summaryRoutes.summarizePatrolsOfPerson, { params: { personId } });
    expect((await read(viewer.id)).status).toBe(200);
    expect((await read(hemi.id)).status).toBe(others[role]);
    expect((await read(newId())).status).toBe(404);
  });

  it('takes two statements; the counts of many people take one', async () => {
    const { organizationId, admin, hemi, mere } = await buildAssigned([]);
    const actor = { ...admin, personId: admin.id, sessionId: newId(), organizationId };
    const query = vi.spyOn(app.database.$client, 'query');
    await app.services.summaries.ofPerson(actor, hemi.id);
    const ofPerson = query.mock.calls.length;
    await app.services.summaries.ofPersons(actor, [hemi.id, mere.id]);
    const ofPersons = query.mock.calls.length - ofPerson;
    query.mockRestore();
    expect([ofPerson, ofPersons]).toEqual([2, 1]);
  });
});
