import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noticeWait } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
const yesterday = '2026-11-20T00:00:00.000Z';
const expired = {
  status: 401,
  body: { error: 'unauthorized', message: 'Sorry, your invitation has expired.' },
};

const coordinator = { coordinatorName: 'Aroha Tamihana', coordinatorPhone: '021 555 0142' };
const named = { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland', ...coordinator };

/** Returns the body of the same refusal, with the patrol that the link was for. */
function expiredBecause(because: 'withdrawn' | 'cancelled' | 'over', when = '2026-11-24T08:00:00.000Z') {
  const patrol = { name: 'Regular patrol', type: 'patrol', when };
  return { ...expired.body, invitation: { because, organization: named, patrol } };
}

async function bodyOf(call: () => Promise<{ status: number; body: unknown }>): Promise<unknown> {
  const { status, body } = await call();
  expect(status).toBe(expired.status);
  return body;
}

/** Makes a finalized patrol with Hemi, who has a link, Mere, who has declined, and a guest. */
async function buildLinked(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { organizationId, admin, hemi, mere, patrol } = roster;
  await app.database.update(organization).set(coordinator).where(eq(organization.id, organizationId));
  const asAdmin = await app.as(admin);
  const params = { id: patrol.id, personId: hemi.id };
  const assign = () => asAdmin(assignmentRoutes.assignPatroller, { params });
  await assign();
  const of = { organizationId, patrolId: patrol.id };
  await app.buildAssignment({ ...of, personId: mere.id, declined: yesterday });
  await app.buildGuest({ ...of, name: 'Const. Matt Reihana', email: 'matt@example.nz', phone: '111' });
  await asAdmin(patrolRoutes.finalizePatrol, { params: { id: patrol.id } });
  const holder = async () => {
    const links = await app.database
      .select()
      .from(linkToken)
      .where(eq(linkToken.personId, hemi.id))
      .orderBy(linkToken.id);
    return linkOf(linkTokenText(app.context.settings.secretKeys, 'assignment', links.at(-1)?.id ?? ''));
  };
  return {
    ...roster,
    asAdmin,
    assign,
    remove: () => asAdmin(assignmentRoutes.removePatroller, { params }),
    cancel: () => asAdmin(patrolRoutes.cancelPatrol, { params }),
    read: async () => (await asAdmin(patrolRoutes.getPatrol, { params })).body,
    holder,
    ...(await holder()),
  };
}

async function linkOf(bearer: string) {
  const asHolder = await app.as(null);
  return {
    view: () => asHolder(assignmentRoutes.viewAssignment, { bearer }),
    accept: () => asHolder(assignmentRoutes.acceptAssignment, { bearer }),
    decline: () => asHolder(assignmentRoutes.declineAssignment, { bearer }),
    undo: () => asHolder(assignmentRoutes.undoAnswer, { bearer }),
    bearer,
  };
}

describe('the holder of a personal link', () => {
  it('sees the patrol and its team, without contact details [6.8, 11.39]', async () => {
    const { organizationId, hemi, admin, view } = await buildLinked();
    await app.database
      .update(organization)
      .set({ patrolMeetUpInstructions: 'At the station.', patrollerInstructions: 'Bring a torch.' })
      .where(eq(organization.id, organizationId));
    const { status, body } = await view();
    expect(status).toBe(200);
    expect(body).toEqual({
      assignment: { accepted: null, declined: null },
      guests: [{ name: 'Const. Matt Reihana' }],
      me: { firstName: hemi.firstName, lastName: hemi.lastName, shared: false },
      organization: named,
      meetUp: 'At the station.',
      instructions: 'Bring a torch.',
      patrol: {
        name: 'Regular patrol',
        type: 'patrol',
        when: '2026-11-24T08:00:00.000Z',
        hours: 3,
        finalized: { when: app.clock.now(), by: admin.id },
      },
      patrollers: [{ _id: hemi.id, firstName: hemi.firstName, lastName: hemi.lastName }],
    });
  });

  it('sees the instructions of an event instead of the organization’s [8.9]', async () => {
    const { view } = await buildLinked({ type: 'event', callSign: null, instructions: 'Wear hi-vis.' });
    expect((await view()).body).toMatchObject({ meetUp: '', instructions: 'Wear hi-vis.' });
  });

  it('accepts and declines as themselves, any number of times [6.2]', async () => {
    const { hemi, view, accept, decline, read } = await buildLinked();
    const when = app.clock.now();
    expect((await accept()).status).toBe(204);
    expect((await view()).body.assignment).toEqual({ accepted: { when, by: hemi.id }, declined: null });
    expect((await decline()).status).toBe(204);
    expect((await read()).patrollers[hemi.id]).toMatchObject({
      accepted: null,
      declined: { when, by: hemi.id },
    });
    expect((await accept()).status).toBe(204);
    expect((await accept()).status).toBe(204);
  });

  it('sees it until the end, but answers only until the start [6.2, 6.9]', async () => {
    const { view, accept, patrol } = await buildLinked({ when: '2026-11-21T07:00:00.000Z', hours: 2 });
    app.clock.set('2026-11-21T07:00:00.000Z');
    expect((await view()).status).toBe(200);
    expect(await accept()).toMatchObject({
      status: 409,
      body: { message: 'The start of this patrol has passed.' },
    });
    app.clock.set('2026-11-21T08:59:59.999Z');
    expect((await view()).status).toBe(200);
    app.clock.set('2026-11-21T09:00:00.000Z');
    expect(await bodyOf(view)).toEqual(expiredBecause('over', patrol.when));
    expect(await bodyOf(accept)).toEqual(expiredBecause('over', patrol.when));
    await app.database.update(patrolTable).set({ hours: 3 }).where(eq(patrolTable.id, patrol.id));
    expect((await view()).status).toBe(200);
    app.clock.set('2026-11-21T06:00:00.000Z');
  });

  it('gets 401, with the patrol that it was, once that is cancelled [6.9]', async () => {
    const { cancel, view, accept, decline } = await buildLinked();
    await cancel();
    for (const call of [view, accept, decline])
      expect(await bodyOf(call)).toEqual(expiredBecause('cancelled'));
  });

  it('gets 401 once removed, and another link when assigned again', async () => {
    const { hemi, assign, remove, view, accept, holder, read } = await buildLinked();
    await remove();
    expect(await bodyOf(view)).toEqual(expiredBecause('withdrawn'));
    expect(await bodyOf(accept)).toEqual(expiredBecause('withdrawn'));
    await assign();
    expect(await bodyOf(accept)).toEqual(expiredBecause('withdrawn'));
    expect((await read()).patrollers[hemi.id]?.accepted).toBeNull();
    const fresh = await holder();
    expect((await fresh.accept()).status).toBe(204);
  });

  it('learns nothing from a link that was voided [6.9]', async () => {
    const { hemi, cancel, view, accept } = await buildLinked();
    await cancel();
    await app.database
      .update(linkToken)
      .set({ voided: app.clock.now() })
      .where(eq(linkToken.personId, hemi.id));
    for (const call of [view, accept]) expect(await bodyOf(call)).toEqual(expired.body);
  });

  it('must hold a link that we signed for this purpose [6.9, 10.1]', async () => {
    const { secretKeys } = app.context.settings;
    const { hemi } = await buildLinked();
    const [link] = await app.database.select().from(linkToken).where(eq(linkToken.personId, hemi.id));
    const id = link?.id ?? '';
    const forged = await linkOf(`${id}.${'A'.repeat(43)}`);
    expect(await bodyOf(forged.view)).toEqual(expired.body);
    const other = await linkOf(linkTokenText(secretKeys, 'set-password', id));
    expect(await bodyOf(other.accept)).toEqual(expired.body);
    const asNobody = await app.as(null);
    const bare = await asNobody(assignmentRoutes.viewAssignment);
    expect(bare).toMatchObject({ status: 401, body: { message: 'No token provided.' } });
  });
});

describe('undoing an answer [6.12]', () => {
  type Link = Awaited<ReturnType<typeof buildLinked>>;
  const answerOf = async ({ view }: Pick<Link, 'view'>) => (await view()).body.assignment;

  it('restores what was before it, step by step: none, or the answer with its time [6.12]', async () => {
    const link = await buildLinked();
    const none = { accepted: null, declined: null };
    await link.accept();
    expect((await link.undo()).status).toBe(204);
    expect(await answerOf(link)).toEqual(none);
    await link.decline();
    await link.undo();
    expect(await answerOf(link)).toEqual(none);
    await link.accept();
    const accepted = await answerOf(link);
    app.clock.advance(60_000);
    await link.decline();
    await link.undo();
    expect(await answerOf(link)).toEqual(accepted);
  });

  it('is repeated without effect, as a phone does after a lost answer', async () => {
    const link = await buildLinked();
    await link.accept();
    app.clock.advance(1000);
    await link.decline();
    const undone = [await link.undo(), await link.undo()];
    expect(undone.map(({ status }) => status)).toEqual([204, 204]);
    expect((await answerOf(link)).accepted).not.toBeNull();
  });

  it('keeps the undone answer in the history', async () => {
    const link = await buildLinked();
    await link.decline();
    await link.undo();
    const rows = await app.database
      .select()
      .from(assignmentAnswer)
      .where(eq(assignmentAnswer.organizationId, link.organizationId))
      .orderBy(assignmentAnswer.id);
    expect(rows.map(({ answer, by }) => [answer, by])).toEqual([
      ['declined', link.hemi.id],
      ['undone', link.hemi.id],
    ]);
  });

  it('mails no decline that was undone before its mail went out, and mails one that holds again', async () => {
    const link = await buildLinked();
    const declines = async () => {
      app.clock.advance(noticeWait.minutes * 60_000);
      return (await send()).filter(({ subject }) => subject?.includes('cannot come')).length;
    };
    await send();
    await link.decline();
    await link.undo();
    expect(await declines()).toBe(0);
    await link.decline();
    await link.accept();
    expect(await declines()).toBe(0);
    await link.undo();
    expect(await declines()).toBe(2);
  });

  it('is refused when an admin has answered since, when there is no answer, and from the start on', async () => {
    const link = await buildLinked();
    const changed = { status: 409, body: { code: 'nothing-to-undo' } };
    expect(await link.undo()).toMatchObject(changed);
    await link.accept();
    const params = { id: link.patrol.id, personId: link.hemi.id };
    await link.asAdmin(assignmentRoutes.declineForPatroller, { params });
    expect(await link.undo()).toMatchObject(changed);
    await link.accept();
    await app.database
      .update(patrolTable)
      .set({ when: app.clock.now() })
      .where(eq(patrolTable.id, link.patrol.id));
    expect((await link.undo()).status).toBe(409);
  });
});

describe('what a mail scanner does with a link [10.6]', () => {
  it('by GET and HEAD, of the page and of what it reads, changes nothing', async () => {
    const link = await buildLinked();
    const before = await answerOf(link);
    for (const method of ['GET', 'HEAD'] as const)
      for (const path of ['', '/accept', '/decline', '/undo'])
        await app.app.inject({
          method,
          url: `/api/v1/assignment${path}`,
          headers: { authorization: `Bearer ${link.bearer}` },
        });
    expect(await answerOf(link)).toEqual(before);
  });

  async function answerOf({ view }: Pick<Awaited<ReturnType<typeof buildLinked>>, 'view'>) {
    return (await view()).body.assignment;
  }
});
