import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { availabilityRoutes, fillRoutes, type Placement, pairingRoutes } from '#planning/contract';
import { minute } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
/** Two Tuesdays at 21:00 in Auckland. */
const [when, later] = ['2026-11-24T08:00:00.000Z', '2026-12-01T08:00:00.000Z'];
const finalized = '2026-11-20T00:00:00.000Z';

async function buildAccepted(given: object = {}) {
  const roster = await buildRoster(app, { when, ...given });
  const { organizationId, hemi, mere, patrol } = roster;
  const second = await app.buildPatrol({ organizationId, when: later });
  const call = await app.as(roster.admin);
  const on = (patrolId: string, personId: string): Placement => ({ patrolId, personId });
  const all = [patrol.id, second.id].flatMap((id) => [on(id, hemi.id), on(id, mere.id)]);
  return {
    ...roster,
    second,
    call,
    on,
    all,
    accept: (placements: Placement[] = all, more: object = {}) =>
      call(fillRoutes.acceptFill, { body: { placements, ...more } }),
    undo: (id: string) => call(fillRoutes.undoFill, { params: { id } }),
    /** Who is on which patrol now. */
    crews: async () => {
      const rows = await app.database
        .select()
        .from(assignment)
        .where(and(eq(assignment.organizationId, organizationId), isNull(assignment.removed)));
      return rows.map(({ patrolId, personId }) => on(patrolId, personId));
    },
  };
}
type Built = Awaited<ReturnType<typeof buildAccepted>>;

/** What comes between the proposal and the moment at which it is accepted, and what the refusal says of it. */
const meanwhile: [what: string, change: (built: Built) => Promise<unknown>, says: RegExp, code?: string][] = [
  [
    'somebody cannot go any more',
    ({ call, mere }) =>
      call(availabilityRoutes.updateAvailability, {
        params: { id: mere.id },
        body: {
          periods: [{ kind: 'cannot', from: '2026-12-01', until: null, weekdays: [2] }],
          patrolsAMonth: null,
        },
      }),
    /^Aroha TAMIHANA cannot go that day \(Tue 1 Dec 2026, 21:00\)\. Nothing was saved\.$/,
  ],
  [
    'somebody is on another patrol at that time',
    async ({ organizationId, hemi }) => {
      const { id: patrolId } = await app.buildPatrol({ organizationId, when });
      await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
    },
    /is on another patrol or event at that time/,
  ],
  [
    'somebody would have too little rest',
    async ({ organizationId, hemi }) => {
      const { id: patrolId } = await app.buildPatrol({ organizationId, when: '2026-11-24T18:00:00.000Z' });
      await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
    },
    /would have less than 8 hours of rest/,
  ],
  [
    'somebody else has filled a place',
    async ({ organizationId, patrol: { id: patrolId } }) => app.buildAssignment({ organizationId, patrolId }),
    /its crew is complete/,
  ],
  [
    'somebody has declined',
    ({ organizationId, hemi, patrol: { id: patrolId } }) =>
      app.buildAssignment({ organizationId, patrolId, personId: hemi.id, declined: finalized }),
    /has declined it or was taken off/,
  ],
  [
    'two must not go together',
    ({ call, hemi, mere }) =>
      call(pairingRoutes.updatePairing, {
        params: { id: hemi.id },
        body: { experienced: false, pairs: [{ personId: mere.id, kind: 'not-together' }] },
      }),
    /is not to go with somebody who is on it .* 1 more cannot be put on either/,
  ],
  [
    'a patrol was cancelled',
    ({ call, patrol: { id } }) => call(patrolRoutes.cancelPatrol, { params: { id }, body: {} }),
    /Tue 24 Nov 2026, 21:00: it is no patrol, has begun or is cancelled/,
    'nothing-to-fill',
  ],
  [
    'a patrol was finalized, so that people would be mailed',
    ({ call, second: { id } }) => call(patrolRoutes.finalizePatrol, { params: { id } }),
    /^The patrol on Tue 1 Dec 2026, 21:00 is finalized, so people would be mailed\. Nothing was saved\.$/,
    'finalized',
  ],
];

describe('accepting a proposal', () => {
  it('puts all on their drafts and mails nobody [6.52]', async () => {
    const { organizationId, all, accept, crews } = await buildAccepted();
    expect((await accept()).status).toBe(201);
    expect(await crews()).toEqual(expect.arrayContaining(all));
    expect(await crews()).toHaveLength(4);
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it.each(meanwhile)(
    'saves nothing and says so if %s [6.52]',
    async (_what, change, says, code = 'not-possible') => {
      const built = await buildAccepted();
      await change(built);
      const before = await built.crews();
      const { status, body } = await built.accept();
      expect(status).toBe(409);
      expect(body).toMatchObject({ code, message: expect.stringMatching(says) });
      expect(body).toHaveProperty('patrols.0.when');
      expect(await built.crews()).toEqual(before);
    },
  );

  it('is judged by the rest that was asked for [6.52]', async () => {
    const { organizationId, hemi, patrol, on, accept } = await buildAccepted();
    const soon = await app.buildPatrol({ organizationId, when: '2026-11-24T15:00:00.000Z' });
    const both = [on(patrol.id, hemi.id), on(soon.id, hemi.id)];
    expect((await accept(both)).body).toMatchObject({ code: 'not-possible' });
    expect((await accept(both, { restHours: 4 })).status).toBe(201);
  });

  it('is done once however often it is repeated with its key; without one the crew is complete [6.52]', async () => {
    const { call, all, accept, crews } = await buildAccepted();
    const body = { placements: all };
    const repeat = () => call(fillRoutes.acceptFill, { body, idempotencyKey: 'a double click' });
    const [one, two] = await Promise.all([repeat(), repeat()]);
    expect([one.status, two.body, (await repeat()).body]).toEqual([201, one.body, one.body]);
    expect((await accept()).status).toBe(409);
    expect(await crews()).toHaveLength(4);
  });

  it('of two admins at once one is told, and nobody is on a patrol twice [6.52]', async () => {
    const { otherAdmin, all, accept, crews } = await buildAccepted();
    const other = await app.as(otherAdmin);
    const answers = await Promise.all([
      accept(),
      other(fillRoutes.acceptFill, { body: { placements: all } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await crews()).toHaveLength(4);
  });

  it('knows nobody and no patrol of another organization, and takes neither none nor a million [2.6, 6.52]', async () => {
    const { patrol, hemi, on, accept, crews } = await buildAccepted();
    const foreign = await buildRoster(app);
    const strange = await accept([on(patrol.id, hemi.id), on(foreign.patrol.id, hemi.id)]);
    expect(strange.body).toMatchObject({
      issues: [{ path: ['placements', '1', 'patrolId'], reason: 'key-not-found', value: foreign.patrol.id }],
    });
    const stranger = await accept([on(patrol.id, foreign.hemi.id)]);
    expect(stranger.body).toMatchObject({ code: 'not-possible', message: /^Somebody is no patroller/ });
    const million = Array.from({ length: 5000 }, () => on(patrol.id, hemi.id));
    for (const refused of [[], million]) expect((await accept(refused)).status).toBe(400);
    expect(await crews()).toEqual([]);
  });

  it('mails those who are put on a finalized patrol, if that was asked for [6.54]', async () => {
    const { organizationId, hemi, mere, all, accept, crews } = await buildAccepted({ finalized });
    expect((await accept()).body).toMatchObject({ code: 'finalized' });
    expect((await accept(all, { finalized: true })).status).toBe(201);
    expect(await crews()).toHaveLength(4);
    const mails = await queuedMails(app, organizationId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual(
      [hemi.id, mere.id].map((id) => ['patroller-assigned', id]).toSorted(),
    );
  });
});

describe('undoing what was accepted', () => {
  it('takes all of them off, once, and they are proposed again [6.53]', async () => {
    const { call, patrol, accept, undo, crews } = await buildAccepted();
    const { _id } = (await accept()).body;
    for (const status of [204, 204]) expect((await undo(_id)).status).toBe(status);
    expect(await crews()).toEqual([]);
    const { body } = await call(fillRoutes.fillPatrols, { body: { ids: [patrol.id] } });
    expect(body.items[0]?.proposed).toHaveLength(2);
    expect((await accept()).status).toBe(201);
    expect((await undo(newId())).status).toBe(404);
  });

  it('is possible for a quarter of an hour [6.53]', async () => {
    const { admin, accept, crews } = await buildAccepted();
    const { _id } = (await accept()).body;
    app.clock.advance(15 * minute + 1);
    const call = await app.as(admin); // the session was only for minutes
    expect((await call(fillRoutes.undoFill, { params: { id: _id } })).body).toMatchObject({
      code: 'too-late',
    });
    expect(await crews()).toHaveLength(4);
  });

  const changes: [what: string, change: (built: Built) => Promise<unknown>][] = [
    [
      'one was taken off',
      ({ call, second, mere }) =>
        call(assignmentRoutes.removePatroller, {
          params: { id: second.id, personId: mere.id },
          query: {},
          body: {},
        }),
    ],
    [
      'one has answered',
      ({ call, second, mere }) =>
        call(assignmentRoutes.acceptForPatroller, { params: { id: second.id, personId: mere.id } }),
    ],
    [
      'a patrol was finalized',
      ({ call, second: { id } }) => call(patrolRoutes.finalizePatrol, { params: { id } }),
    ],
    [
      'a patrol was cancelled',
      ({ call, second: { id } }) => call(patrolRoutes.cancelPatrol, { params: { id }, body: {} }),
    ],
    [
      'a patrol was removed',
      ({ second: { id } }) =>
        app.database.update(patrolTable).set({ deleted: finalized }).where(eq(patrolTable.id, id)),
    ],
  ];

  it.each(changes)('is refused whole once %s [6.53]', async (_what, change) => {
    const built = await buildAccepted();
    const { _id } = (await built.accept()).body;
    await change(built);
    const before = await built.crews();
    expect((await built.undo(_id)).body).toMatchObject({ code: 'changed-meanwhile' });
    expect(await built.crews()).toEqual(before);
  });

  it('is nobody else’s [2.6, 6.53]', async () => {
    const { accept, crews } = await buildAccepted();
    const { _id } = (await accept()).body;
    const { admin } = await buildRoster(app);
    const foreign = await app.as(admin);
    expect((await foreign(fillRoutes.undoFill, { params: { id: _id } })).status).toBe(404);
    expect(await crews()).toHaveLength(4);
  });
});
