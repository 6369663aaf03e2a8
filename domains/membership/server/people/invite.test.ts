import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { Conflict } from '#contract';
import { peopleRoutes } from '#people/contract';
import { day, minute } from '#platform/clock.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const password = 'Torch-and-vest-1';

/** Makes an organization with an admin and a person who has just been invited. `invite` mails the invitation again. */
async function buildInvited() {
  const { admin, watcher, organizationId, hemi } = await buildRoster(app);
  const asAdmin = await app.as(admin);
  const email = `new-${organizationId}@example.nz`;
  const body = { firstName: 'Ann', lastName: 'Other', email, roles: ['patroller'] };
  const { _id: id } = (await asAdmin(peopleRoutes.createPerson, { body })).body;
  // signs in again, because an access token does not last until the next day
  const invite = async (who = id) =>
    (await app.as(admin))(peopleRoutes.invitePerson, { params: { id: who } });
  const read = async () => (await (await app.as(admin))(peopleRoutes.getPerson, { params: { id } })).body;
  const links = () =>
    app.database.select().from(linkToken).where(eq(linkToken.personId, id)).orderBy(linkToken.id);
  const mails = () => queuedMails(app, organizationId, 'invitation');
  return { admin, watcher, hemi, asAdmin, id, email, invite, read, links, mails };
}

async function signIn(email: string) {
  const anybody = await app.as(null);
  return anybody(authRoutes.signIn, { body: { email, password } });
}

describe('an invitation that is mailed again [4.12, 4.30]', () => {
  it('has a new link for fourteen days; the first one works too, until one is used', async () => {
    const { invite, links, mails } = await buildInvited();
    app.clock.advance(day);
    expect((await invite()).status).toBe(204);
    expect(await mails()).toHaveLength(2);
    const [first, second] = await links();
    expect(Date.parse(second?.expires ?? '') - Date.parse(app.clock.now())).toBe(14 * day);

    const anybody = await app.as(null);
    const params = {
      linkToken: linkTokenText(app.context.settings.secretKeys, 'set-password', first?.id ?? ''),
    };
    expect((await anybody(authRoutes.setPassword, { params, body: { password } })).status).toBe(204);
    expect((await links()).map(({ used, voided }) => [used !== null, voided !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('goes out once for a double click, and again a minute later', async () => {
    const { invite, mails } = await buildInvited();
    const clicks = await Promise.all([invite(), invite()]);
    expect(clicks.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mails()).toHaveLength(2);
    app.clock.advance(minute);
    await invite();
    expect(await mails()).toHaveLength(3);
  });

  it('is refused for somebody who has signed in or left', async () => {
    const { asAdmin, id, invite, hemi, mails } = await buildInvited();
    expect(Conflict.parse((await invite(hemi.id)).body).code).toBe('signed-in');
    await asAdmin(peopleRoutes.deletePerson, { params: { id } });
    expect(Conflict.parse((await invite()).body).code).toBe('finished');
    expect(await mails()).toHaveLength(1);
  });

  it('is offered until the first sign-in, and anew to somebody who is reopened [4.12]', async () => {
    const { admin, watcher, id, email, read, links, invite } = await buildInvited();
    const anybody = await app.as(null);
    const setPassword = async () => {
      const newest = (await links()).at(-1)?.id ?? '';
      const params = { linkToken: linkTokenText(app.context.settings.secretKeys, 'set-password', newest) };
      await anybody(authRoutes.setPassword, { params, body: { password } });
    };
    await setPassword();
    expect((await read()).firstSignedIn).toBeNull();
    expect((await signIn(email)).status).toBe(204);
    const first = app.clock.now();
    app.clock.advance(day);
    await signIn(email);
    expect((await read()).firstSignedIn).toBe(first);
    const listed = await (await app.as(watcher))(peopleRoutes.listPersons);
    expect(listed.body.items.find(({ _id }) => _id === id)).toMatchObject({ firstSignedIn: first });

    const asAdmin = await app.as(admin);
    await asAdmin(peopleRoutes.deletePerson, { params: { id } });
    await asAdmin(peopleRoutes.createPerson, { body: { firstName: 'Ann', lastName: 'Other', email } });
    expect((await read()).firstSignedIn).toBeNull();
    expect((await invite()).status).toBe(204);
  });
});
