import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeWait } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { hour, minute } from '#platform/clock.ts';
import { assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
/** Saturday, 19:00 in Auckland. */
beforeEach(() => app.clock.set('2026-11-21T06:00:00.000Z'));

/** A finalized patrol with Hemi, who has a link; its mails are sent. */
async function buildLinked(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, admin, hemi, patrol } = roster;
  const asAdmin = await app.as(admin);
  const params = { id: patrol.id, personId: hemi.id };
  const { asHolder, bearer } = await assignWithLink(roster, patrol.id);
  await asAdmin(patrolRoutes.finalizePatrol, { params: { id: patrol.id } });
  await send();
  return {
    ...roster,
    asAdmin,
    params,
    accept: () => asHolder(assignmentRoutes.acceptAssignment, { bearer }),
    decline: () => asHolder(assignmentRoutes.declineAssignment, { bearer }),
    undo: () => asHolder(assignmentRoutes.undoAnswer, { bearer }),
    view: () => asHolder(assignmentRoutes.viewAssignment, { bearer }),
    acceptFor: () => asAdmin(assignmentRoutes.acceptForPatroller, { params }),
    declineFor: () => asAdmin(assignmentRoutes.declineForPatroller, { params }),
    answers: () =>
      app.database.$count(assignmentAnswer, and(eq(assignmentAnswer.organizationId, organizationId))),
  };
}

/** Puts Hemi on a patrol, with a link. */
async function assignWithLink(
  { organizationId, hemi }: Pick<Awaited<ReturnType<typeof buildRoster>>, 'organizationId' | 'hemi'>,
  patrolId: string,
) {
  const assignment = await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
  const id = assignment.id;
  const link = { id, organizationId, personId: hemi.id, assignmentId: id, created: app.clock.now() };
  await app.database.insert(linkToken).values({ ...link, purpose: 'assignment' });
  return {
    asHolder: await app.as(null),
    bearer: linkTokenText(app.context.settings.secretKeys, 'assignment', id),
  };
}

type Linked = Awaited<ReturnType<typeof buildLinked>>;

type Calls = { [answer in 'accept' | 'decline']: () => Promise<{ status: number }> };

/**
 * Accepts and declines in turn, so that each answer changes the last one. Returns how many were taken before the
 * first refusal.
 */
async function answer({ accept, decline }: Calls, times: number): Promise<number> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await (time % 2 === 0 ? accept() : decline())).status);
  const refused = statuses.indexOf(429);
  return refused < 0 ? times : refused;
}

const mailedTo = (mails: Awaited<ReturnType<typeof send>>, { email }: { email: string }) =>
  mails.filter(({ to }) => [to].flat().some((each) => each?.text.includes(email)));

describe('answers of one assignment', () => {
  it('are twelve an hour by its patroller; 240 by one link mail each admin once [6.13]', async () => {
    const linked = await buildLinked();
    expect(await answer(linked, 240)).toBe(12);
    expect(await linked.answers()).toBe(12);
    app.clock.advance(noticeWait.minutes * minute);
    const mails = await send();
    expect(mailedTo(mails, linked.admin)).toHaveLength(1);
    expect(mailedTo(mails, linked.otherAdmin)).toHaveLength(1);
  });

  it('refuses with a sentence that says until when, and takes more then [6.13]', async () => {
    const linked = await buildLinked();
    await answer(linked, 6);
    app.clock.advance(30 * minute + 1);
    await answer(linked, 6);
    const { status, body } = await linked.accept();
    const message = 'This assignment was answered 12 times within an hour. Please try again at 20:00.';
    expect([status, body]).toEqual([429, { message }]);
    expect((await linked.undo()).status).toBe(429);
    expect((await linked.view()).body.assignment.declined).not.toBeNull();
    app.clock.set('2026-11-21T07:00:00.000Z');
    expect((await linked.accept()).status).toBe(204);
  });

  it('are free if they change nothing, and counted once when they come at once [6.13]', async () => {
    const linked = await buildLinked();
    for (let time = 0; time < 20; time += 1) expect((await linked.accept()).status).toBe(204);
    expect(await answer(linked, 11)).toBe(11);
    const both = await Promise.all([linked.decline(), linked.decline(), linked.decline()]);
    expect(both.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await linked.accept()).status).toBe(429);
  });

  it('by an admin are counted apart, and other organizations are not concerned [6.13]', async () => {
    const linked = await buildLinked();
    const other = await buildLinked();
    await answer(linked, 12);
    expect(await answer({ accept: linked.acceptFor, decline: linked.declineFor }, 30)).toBe(24);
    expect((await other.decline()).status).toBe(204);
  });

  it('by one person on all patrols are a hundred a day [6.13]', async () => {
    const linked = await buildLinked();
    let taken = 0;
    for (let patrols = 0; patrols < 9; patrols += 1) {
      const patrol = await app.buildPatrol({ organizationId: linked.organizationId });
      const { asHolder, bearer } = await assignWithLink(linked, patrol.id);
      const accept = () => asHolder(assignmentRoutes.acceptAssignment, { bearer });
      const decline = () => asHolder(assignmentRoutes.declineAssignment, { bearer });
      taken += await answer({ accept, decline }, 12);
    }
    expect(taken).toBe(100);
    const { body } = await linked.decline();
    const message =
      'You have answered your assignments 100 times within a day. Please try again on Sun 22 Nov 2026, 19:00.';
    expect(body).toEqual({ message });
  });
});

describe('the notice of a decline', () => {
  it('waits for three minutes, in which a later one takes its place [11.22]', async () => {
    const { decline, accept, admin } = await buildLinked();
    const mails = async () => mailedTo(await send(), admin);
    await decline();
    expect(await mails()).toEqual([]);
    app.clock.advance(noticeWait.minutes * minute - 1);
    await accept();
    await decline();
    expect(await mails()).toEqual([]);
    app.clock.advance(1);
    expect(await mails()).toEqual([]);
    app.clock.advance(noticeWait.minutes * minute - 1);
    expect(await mails()).toHaveLength(1);
    await accept();
    await decline();
    app.clock.advance(noticeWait.minutes * minute);
    expect(await mails()).toHaveLength(1);
  });

  it('does not wait when the start is within three hours [11.22]', async () => {
    const { decline, admin } = await buildLinked({ when: '2026-11-21T09:00:00.000Z' });
    await decline();
    expect(mailedTo(await send(), admin)).toHaveLength(1);
  });
});

describe('changes of a finalized patrol', () => {
  const editing = ({ asAdmin, params }: Linked) => {
    return (body: object) => asAdmin(patrolRoutes.updatePatrol, { params, body });
  };

  it('are twelve moves and renames an hour; the last one is mailed [11.22, 12.13]', async () => {
    const linked = await buildLinked();
    const edit = editing(linked);
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await edit({ name: `Patrol ${time}` })).status);
    expect(statuses).toEqual([...Array(12).fill(200), ...Array(8).fill(429)]);
    expect((await edit({ name: 'Patrol 11' })).status).toBe(200);
    app.clock.advance(noticeWait.minutes * minute);
    const mails = mailedTo(await send(), linked.hemi);
    expect(mails.map(({ text }) => /It was: .*|Patrol 11, until/.exec(text ?? '')?.[0])).toEqual([
      expect.stringContaining('Patrol 11'),
    ]);
  });

  it('are not limited while it is a draft [12.13]', async () => {
    const roster = await buildRoster(app);
    const asAdmin = await app.as(roster.admin);
    const params = { id: roster.patrol.id };
    for (let time = 0; time < 13; time += 1) {
      const body = { name: `Patrol ${time}` };
      expect((await asAdmin(patrolRoutes.updatePatrol, { params, body })).status).toBe(200);
    }
  });

  it('mail nobody who was told that it is as it is now, and do not wait when the start is near [11.22]', async () => {
    const linked = await buildLinked();
    const edit = editing(linked);
    await edit({ name: 'Another name' });
    await edit({ name: 'Regular patrol' });
    app.clock.advance(noticeWait.minutes * minute);
    expect(mailedTo(await send(), linked.hemi)).toEqual([]);
    await edit({ when: '2026-11-21T08:00:00.000Z' });
    expect(mailedTo(await send(), linked.hemi)).toHaveLength(1);
    await edit({ when: '2026-11-24T08:00:00.000Z' });
    expect(mailedTo(await send(), linked.hemi)).toHaveLength(1);
  });

  it('add and remove one person twelve times an hour [12.13]', async () => {
    const { asAdmin, params, admin, mere, patrol } = await buildLinked();
    const statuses: number[] = [];
    for (let time = 0; time < 13; time += 1) {
      const route = time % 2 === 0 ? assignmentRoutes.removePatroller : assignmentRoutes.assignPatroller;
      statuses.push((await asAdmin(route, { params })).status);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
    const ofMere = { id: patrol.id, personId: mere.id };
    expect((await asAdmin(assignmentRoutes.assignPatroller, { params: ofMere })).status).toBe(200);
    app.clock.advance(hour);
    const later = await app.as(admin);
    expect((await later(assignmentRoutes.removePatroller, { params })).status).toBe(200);
  });

  it('add and remove guests who are mailed forty times an hour [12.13]', async () => {
    const { asAdmin, params } = await buildLinked();
    const add = (index: number) => {
      const body = { name: 'Ana', email: `ana-${index}@example.nz` };
      return asAdmin(assignmentRoutes.addGuest, { params, body });
    };
    for (let time = 0; time < 40; time += 1) expect((await add(time)).status).toBe(201);
    const message = 'Guests were added and removed here 40 times within an hour. Please try again at 20:00.';
    expect(await add(40)).toMatchObject({ status: 429, body: { message } });
    const body = { name: 'Ana' };
    expect((await asAdmin(assignmentRoutes.addGuest, { params, body })).status).toBe(201);
  });
});
