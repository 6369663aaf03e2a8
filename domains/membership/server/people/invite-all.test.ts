import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { Conflict } from '#contract';
import { peopleRoutes } from '#people/contract';
import { day, minute } from '#platform/clock.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();

/** Makes an organization with so many people whose invitation is held. */
async function buildHeld(count: number) {
  const roster = await buildRoster(app);
  const { organizationId } = roster;
  const isHeld = { organizationId, firstSignedIn: null, invited: null };
  for (let made = 0; made < count; made += 1) await app.buildPerson(isHeld);
  const asAdmin = async () => app.as(roster.admin); // an access token does not last until the next day
  const invite = async (again = false) => (await asAdmin())(peopleRoutes.invitePersons, { body: { again } });
  const counts = async () => (await (await asAdmin())(peopleRoutes.getInvitations)).body;
  const mails = () => queuedMails(app, organizationId, 'invitation');
  const held = and(eq(person.organizationId, organizationId), isNull(person.firstSignedIn));
  const heldPeople = () => app.database.select().from(person).where(held);
  return { ...roster, asAdmin, invite, counts, mails, heldPeople };
}

describe('inviting all [4.20]', () => {
  it('mails everybody who was never invited, once, with a link of fourteen days', async () => {
    const { organizationId, invite, counts, mails, hemi } = await buildHeld(3);
    await app.buildPersonWithoutAddress({ organizationId });
    await app.buildPerson({ organizationId, firstSignedIn: null, finished: app.clock.now() });
    await buildHeld(1); // another organization's
    expect(await counts()).toEqual({ held: 3, unanswered: 0, recent: 0, left: 200 });
    const both = await Promise.all([invite(), invite()]);
    expect(both.map(({ body }) => body.invited).sort()).toEqual([0, 3]);
    const queued = await mails();
    expect(queued).toHaveLength(3);
    expect(queued.map(({ recipient }) => recipient)).not.toContain(hemi.id);
    const links = await app.database
      .select()
      .from(linkToken)
      .where(eq(linkToken.personId, queued[0]?.recipient ?? ''));
    expect(Date.parse(links[0]?.expires ?? '') - Date.parse(app.clock.now())).toBe(14 * day);
    expect(await counts()).toEqual({ held: 0, unanswered: 0, recent: 3, left: 197 });
  });

  it('mails again only who was invited a day ago, and only if asked', async () => {
    const { invite, mails, counts } = await buildHeld(2);
    await invite();
    app.clock.advance(day - minute);
    expect((await invite(true)).body).toEqual({ invited: 0, waiting: 0 });
    app.clock.advance(minute);
    expect(await counts()).toMatchObject({ unanswered: 2, left: 200 });
    expect((await invite()).body.invited).toBe(0);
    expect((await invite(true)).body.invited).toBe(2);
    expect(await mails()).toHaveLength(4);
  });

  it('invites as many as a day allows, and the others the next day', async () => {
    const { organizationId, invite, mails, counts } = await buildHeld(3);
    const invited = { organizationId, invited: app.clock.now() };
    for (let made = 0; made < 198; made += 1) await app.buildPerson(invited);
    expect((await invite()).body).toEqual({ invited: 2, waiting: 1 });
    const refused = await invite();
    expect([refused.status, Conflict.parse(refused.body)]).toEqual([
      409,
      { code: 'mail-limit', message: 'In a day, 200 people can be invited. Please try again tomorrow.' },
    ]);
    expect(await counts()).toMatchObject({ held: 1, left: 0 });
    app.clock.advance(day);
    expect((await invite()).body).toEqual({ invited: 1, waiting: 0 });
    expect(await mails()).toHaveLength(3);
  });
});

describe('an invitation that is held [4.19]', () => {
  it('is seen by those who see roles, and sent by Invite', async () => {
    const { asAdmin, watcher, hemi, heldPeople, mails } = await buildHeld(1);
    const [one] = await heldPeople();
    const params = { id: one?.id ?? '' };
    const seen = async (as: typeof hemi) =>
      (await (await app.as(as))(peopleRoutes.getPerson, { params })).body.invited;
    expect([await seen(watcher), await seen(hemi)]).toEqual([null, undefined]);
    expect((await (await asAdmin())(peopleRoutes.invitePerson, { params })).status).toBe(204);
    expect([await seen(watcher), (await mails()).length]).toEqual([app.clock.now(), 1]);
  });

  it('stays held when the address changes, of which nobody is mailed, and a password that was set is void', async () => {
    const { organizationId, asAdmin, heldPeople, mails, counts } = await buildHeld(1);
    const [one] = await heldPeople();
    const params = { id: one?.id ?? '' };
    await app.database.update(person).set({ passwordHash: 'x' }).where(eq(person.id, params.id));
    const body = { email: `right-${organizationId}@example.nz` };
    expect((await (await asAdmin())(peopleRoutes.updatePerson, { params, body })).status).toBe(200);
    expect(await heldPeople()).toMatchObject([{ passwordHash: null, invited: null, email: body.email }]);
    expect([await mails(), await queuedMails(app, organizationId, 'address-changed')]).toEqual([[], []]);
    expect(await counts()).toMatchObject({ held: 1 });
  });
});
