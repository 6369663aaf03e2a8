import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { type NewCopies, patrolRoutes } from '#patrols/contract';
import { after, minute, second } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp(); // it is 19:00 on Saturday 21 November 2026 in Auckland
const week = ['2026-12-01T08:00:00.000Z', '2026-12-08T08:00:00.000Z', '2026-12-15T08:00:00.000Z'];
const [first = '', next = ''] = week;
const unknown = '01930000-0000-7000-8000-000000000000';

async function buildCopied(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const asAdmin = await app.as(roster.admin);
  const of = roster.patrol.id;
  const copiesOf = (...copies: NewCopies['copies']) => ({ copies });
  return {
    ...roster,
    asAdmin,
    copyAll: (...copies: NewCopies['copies']) =>
      asAdmin(patrolRoutes.copyPatrols, { body: copiesOf(...copies) }),
    copyTo: (patrollers: string[], ...starts: string[]) =>
      asAdmin(patrolRoutes.copyPatrols, {
        body: copiesOf(...starts.map((when) => ({ of, when, patrollers }))),
      }),
    undo: (id: string) => asAdmin(patrolRoutes.undoCopies, { params: { id } }),
    list: async () => (await asAdmin(patrolRoutes.listPatrols, { query: { limit: 200, sort: 'when' } })).body,
  };
}

describe('copying patrols', () => {
  it('makes drafts with what the patrol has and the crew that is named, and mails nobody [5.22]', async () => {
    const given = { finalized: first, hours: 2.5, name: 'Night shift', callSign: 'HSCP', crewSize: 3 };
    const { copyTo, list, hemi, mere, organizationId } = await buildCopied(given);
    expect((await copyTo([hemi.id, mere.id, hemi.id], ...week)).status).toBe(201);
    const { items } = await list();
    const copies = items.slice(1);
    expect(copies.map(({ when }) => when)).toEqual(week);
    for (const copy of copies) {
      const crew = Object.keys(copy.patrollers).sort();
      expect({ ...copy, crew }).toMatchObject({
        ...{ type: 'patrol', name: 'Night shift', hours: 2.5, callSign: 'HSCP', finalized: null },
        crewSize: 3,
        crew: [hemi.id, mere.id].sort(),
      });
    }
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('copies an event with its instructions', async () => {
    const { copyTo, list, asAdmin } = await buildCopied({
      type: 'event',
      callSign: null,
      instructions: 'Bring tea.',
    });
    await copyTo([], first);
    const copy = (await list()).items.find(({ when }) => when === first);
    const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id: copy?._id ?? '' } });
    expect(body).toMatchObject({ type: 'event', callSign: null, instructions: 'Bring tea.', version: 1 });
  });

  it('is done once however often it is repeated with its key [12.5]', async () => {
    const { asAdmin, patrol, hemi, list } = await buildCopied();
    const body = { copies: week.map((when) => ({ of: patrol.id, when, patrollers: [hemi.id] })) };
    const make = () => asAdmin(patrolRoutes.copyPatrols, { body, idempotencyKey: 'a double click' });
    const [one, two] = await Promise.all([make(), make()]);
    const later = await make();
    expect([one.body, two.body, later.body]).toEqual([one.body, one.body, one.body]);
    expect((await list()).matches).toBe(4);
  });

  it('makes a hundred at once, and refuses more, none, and a million [5.18]', async () => {
    const { copyAll, patrol, hemi, mere, list } = await buildCopied();
    const copies = Array.from({ length: 100 }, (_, day) => {
      const when = new Date(Date.parse(first) + day * 86_400_000).toISOString();
      return { of: patrol.id, when, patrollers: [hemi.id, mere.id] };
    });
    const [one] = copies;
    if (!one) throw new Error('a copy is needed');
    for (const refused of [[], [...copies, one]])
      expect((await copyAll(...refused)).body).toMatchObject({ issues: [{ path: ['copies'] }] });
    expect((await list()).matches).toBe(1);
    expect((await copyAll(...copies)).status).toBe(201);
    expect((await list()).matches).toBe(101);
  });

  it('is refused whole for a start that is over or more than a year ahead [5.18, 5.22]', async () => {
    const { copyTo, list } = await buildCopied();
    const refused = [
      ['2026-11-21T06:00:00.000Z', 'a time in the future'],
      ['2027-11-22T11:00:00.000Z', 'a time at most a year ahead'],
      ['2100-01-01T00:00:00.000Z', 'a time at most a year ahead'],
    ] as const;
    for (const [when, format] of refused) {
      const { status, body } = await copyTo([], first, when);
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ path: ['copies', '1', 'when'], format }] });
    }
    expect((await copyTo([], first, 'tonight')).status).toBe(400);
    expect((await list()).matches).toBe(1);
    expect((await copyTo([], '2027-11-22T10:59:00.000Z')).status).toBe(201);
  });

  it('knows no patrol of another organization and none that was removed [2.6, 5.22]', async () => {
    const { copyAll, list, organizationId } = await buildCopied();
    const foreign = await app.buildPatrol();
    const removed = await app.buildPatrol({ organizationId, deleted: first });
    for (const value of [foreign.id, removed.id, unknown]) {
      const { status, body } = await copyAll({ of: value, when: first, patrollers: [] });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        issues: [{ path: ['copies', '0', 'of'], reason: 'key-not-found', value }],
      });
    }
    expect((await list()).matches).toBe(1);
  });

  it('is refused whole if somebody cannot be assigned, or is put on two at one time [5.21]', async () => {
    const { copyTo, list, hemi, mere, watcher, organizationId } = await buildCopied();
    const finished = await app.buildPerson({ organizationId, finished: first });
    const foreign = await app.buildPerson();
    for (const { id: value } of [watcher, finished, foreign]) {
      const { body } = await copyTo([hemi.id, value], first);
      const path = ['copies', '0', 'patrollers'];
      expect(body).toMatchObject({ issues: [{ path, reason: 'key-not-found', value }] });
    }
    const twice = await copyTo([mere.id], first, first);
    expect(twice.body).toMatchObject({
      issues: [{ path: ['copies', '1', 'patrollers'], reason: 'not-unique', value: mere.id }],
    });
    expect((await list()).matches).toBe(1);
  });

  it('is refused whole if somebody is on another patrol at the time of one [5.21]', async () => {
    const { copyTo, list, hemi, organizationId } = await buildCopied();
    const busy = await app.buildPatrol({ organizationId, when: '2026-12-08T10:00:00.000Z', name: 'Market' });
    await app.buildAssignment({ organizationId, patrolId: busy.id, personId: hemi.id });
    const { status, body } = await copyTo([hemi.id], ...week);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'double-booked', patrols: [{ _id: busy.id, name: 'Market' }] });
    expect((await list()).matches).toBe(2);
    expect((await copyTo([hemi.id], first)).status).toBe(201);
  });

  it('lets the first of two have somebody whom both put on patrols at one time [5.21]', async () => {
    const { copyTo, hemi, otherAdmin, patrol, list } = await buildCopied();
    const asOther = await app.as(otherAdmin);
    const body = { copies: [{ of: patrol.id, when: next, patrollers: [hemi.id] }] };
    const answers = await Promise.all([
      copyTo([hemi.id], ...week),
      asOther(patrolRoutes.copyPatrols, { body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { items } = await list();
    expect(items.filter(({ when }) => when === next)).toHaveLength(1);
  });
});

describe('undoing copies', () => {
  it('removes all of them, once, and frees their crew [5.24]', async () => {
    const { copyTo, undo, list, hemi, asAdmin } = await buildCopied();
    const { body } = await copyTo([hemi.id], ...week);
    const [, copy] = (await list()).items;
    expect((await undo(body._id)).status).toBe(204);
    expect((await undo(body._id)).status).toBe(204);
    expect((await list()).matches).toBe(1);
    expect((await asAdmin(patrolRoutes.getPatrol, { params: { id: copy?._id ?? '' } })).status).toBe(404);
    expect((await copyTo([hemi.id], ...week)).status).toBe(201);
  });

  it('is refused whole once one of them was changed, finalized or cancelled [5.24]', async () => {
    const { copyTo, undo, list, hemi, mere, asAdmin } = await buildCopied();
    const changes = {
      finalize: (id: string) => asAdmin(patrolRoutes.finalizePatrol, { params: { id } }),
      cancel: (id: string) => asAdmin(patrolRoutes.cancelPatrol, { params: { id } }),
      edit: (id: string) => asAdmin(patrolRoutes.updatePatrol, { params: { id }, body: { hours: 5 } }),
      assign: (id: string) =>
        asAdmin(assignmentRoutes.assignPatroller, {
          params: { id, personId: mere.id },
          query: { override: true },
        }),
      remove: (id: string) =>
        asAdmin(assignmentRoutes.removePatroller, { params: { id, personId: hemi.id } }),
      accept: (id: string) =>
        asAdmin(assignmentRoutes.acceptForPatroller, { params: { id, personId: hemi.id } }),
      addGuest: (id: string) => asAdmin(assignmentRoutes.addGuest, { params: { id }, body: { name: 'Ana' } }),
    };
    for (const [index, change] of Object.values(changes).entries()) {
      const starts = [1, 2].map((day) => `2027-0${index + 1}-0${day}T08:00:00.000Z`);
      const { body } = await copyTo([hemi.id], ...starts);
      const copy = (await list()).items.find(({ when }) => when === starts[1]);
      const before = (await list()).matches;
      app.clock.advance(second);
      expect((await change(copy?._id ?? '')).status).toBeLessThan(300);
      expect(await undo(body._id)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
      expect((await list()).matches).toBe(before);
    }
  });

  it('is refused after a quarter of an hour [5.24]', async () => {
    const { copyTo, admin } = await buildCopied();
    const { body } = await copyTo([], first);
    const made = app.clock.now();
    const undoAfter = async (wait: number) => {
      app.clock.set(after(made, wait));
      const asAdmin = await app.as(admin);
      return asAdmin(patrolRoutes.undoCopies, { params: { id: body._id } });
    };
    expect(await undoAfter(15 * minute + 1)).toMatchObject({ status: 409, body: { code: 'too-late' } });
    expect((await undoAfter(15 * minute)).status).toBe(204);
  });

  it('is not for another organization [2.6]', async () => {
    const { copyTo, list } = await buildCopied();
    const { body } = await copyTo([], first);
    const stranger = await app.as(await app.buildPerson({ roles: ['admin'] }));
    const answer = await stranger(patrolRoutes.undoCopies, { params: { id: body._id } });
    expect(answer.status).toBe(404);
    expect((await list()).matches).toBe(2);
  });
});
