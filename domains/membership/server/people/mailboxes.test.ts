import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { mailRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { person } from '#platform/database/schema/people.ts';
import { confirmAddressChange } from '#server/testing/address-changes.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
const yesterday = '2026-11-20T00:00:00.000Z';

/** Hemi; Ana, whose mails go to his address; Tama, who gets none; and a patrol. An admin makes the calls. */
async function buildCouple(given: Parameters<typeof buildRoster>[1] = {}) {
  await send();
  const roster = await buildRoster(app, given);
  const { organizationId, hemi, patrol } = roster;
  const ana = await app.buildPersonWithoutAddress({
    organizationId,
    mailVia: hemi.id,
    firstName: 'Ana',
    lastName: 'Hall',
  });
  const tama = await app.buildPersonWithoutAddress({
    organizationId,
    firstName: 'Tama',
    lastName: 'Reihana',
  });
  const asAdmin = await app.as(roster.admin);
  return {
    ...roster,
    ana,
    tama,
    asAdmin,
    assign: (...people: readonly { id: string }[]) =>
      Promise.all(
        people.map(({ id: personId }) =>
          asAdmin(assignmentRoutes.assignPatroller, { params: { id: patrol.id, personId } }),
        ),
      ),
    finalize: () => asAdmin(patrolRoutes.finalizePatrol, { params: { id: patrol.id } }),
    change: ({ id }: { id: string }, body: object) =>
      asAdmin(peopleRoutes.updatePerson, { params: { id }, body }),
    add: (body: object) =>
      asAdmin(peopleRoutes.createPerson, {
        body: { firstName: 'Pita', lastName: 'Ngata', roles: ['patroller'], ...body },
      }),
    read: async ({ id }: { id: string }) => (await asAdmin(peopleRoutes.getPerson, { params: { id } })).body,
  };
}

const issueOn = (field: string, reason: string) => ({
  status: 400,
  body: { issues: [expect.objectContaining({ path: [field], reason })] },
});

function addressOf({ to }: ParsedMail): string | undefined {
  return [to].flat()[0]?.value[0]?.address;
}

/** Returns the token of the personal link in a mail. */
function linkIn(found: ParsedMail | undefined): string {
  return /\/assignment\/confirm\/([\w.-]+)/.exec(found?.text ?? '')?.[1] ?? '';
}

describe('a person without an address of their own [4.14]', () => {
  it('gets mails at a member’s address, or none, and is not invited', async () => {
    const { add, read, hemi, organizationId } = await buildCouple();
    const shared = await add({ email: null, mailVia: hemi.id });
    const nowhere = await add({ email: null });
    expect([shared.status, nowhere.status]).toEqual([201, 201]);
    expect(await read({ id: shared.body._id })).toMatchObject({ email: null, mailVia: hemi.id });
    expect(await read({ id: nowhere.body._id })).toMatchObject({ email: null, mailVia: null });
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('gets mails at the address of an unfinished member of the organization who has one', async () => {
    const { add, change, ana, tama, hemi, organizationId } = await buildCouple();
    const stranger = await app.buildPerson();
    const left = await app.buildPerson({ organizationId, finished: yesterday });
    const refused = issueOn('mailVia', 'key-not-found');
    for (const { id: mailVia } of [stranger, left, tama, ana])
      expect(await add({ email: null, mailVia })).toMatchObject(refused);
    expect(await change(tama, { mailVia: tama.id })).toMatchObject(refused);
    expect(await change(hemi, { email: null, mailVia: hemi.id })).toMatchObject(refused);
    expect(await add({ email: 'p@example.nz', mailVia: hemi.id })).toMatchObject(
      issueOn('mailVia', 'unexpected-property'),
    );
    expect((await change(tama, { mailVia: hemi.id })).body).toMatchObject({ mailVia: hemi.id });
  });

  it('can only be a patroller', async () => {
    const { add, change, admin, ana } = await buildCouple();
    const refused = issueOn('email', 'not-defined');
    expect(await add({ email: null, roles: ['watcher'] })).toMatchObject(refused);
    expect(await change(ana, { roles: ['patroller', 'admin'] })).toMatchObject(refused);
    expect(await change(admin, { email: null })).toMatchObject(refused);
    expect((await change(ana, { roles: [] })).status).toBe(200);
  });

  it('has no account to be invited to [11.37]', async () => {
    const { asAdmin, ana } = await buildCouple();
    const invited = await asAdmin(peopleRoutes.invitePerson, { params: { id: ana.id } });
    expect(invited).toMatchObject({ status: 409, body: { code: 'no-address' } });
  });

  it('is seen as such by admins, watchers and nobody else', async () => {
    const { read, ana, hemi, watcher, mere, assign } = await buildCouple();
    await assign(ana, mere);
    const seenBy = async (viewer: typeof mere) =>
      (await (await app.as(viewer))(peopleRoutes.getPerson, { params: { id: ana.id } })).body;
    expect(await read(ana)).toMatchObject({ mailVia: hemi.id });
    expect(await seenBy(watcher)).toMatchObject({ mailVia: hemi.id });
    expect(await seenBy(mere)).not.toHaveProperty('mailVia');
    expect(await seenBy(hemi)).not.toHaveProperty('email');
  });
});

describe('a mail at another member’s address [11.35]', () => {
  it('says for whom it is, and its link answers for them alone', async () => {
    const { ana, hemi, assign, finalize, asAdmin, patrol } = await buildCouple();
    await assign(hemi, ana);
    await finalize();
    const mails = (await send()).filter((one) => addressOf(one) === hemi.email);
    const title = 'Patrol on Tue 24 Nov 2026, 21:00: can you come?';
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([`For Ana HALL: ${title}`, title]);
    const forAna = mails.find(({ subject }) => subject?.startsWith('For'));
    expect(forAna?.text).toMatch(/This mail is for Ana HALL\.\s+Kia ora Ana,/);
    expect([forAna?.to].flat()[0]?.text).toBe(`"Ana Hall" <${hemi.email}>`);
    expect(
      new Set(mails.map(({ attachments }) => /UID:\S+/.exec(String(attachments[0]?.content))?.[0])).size,
    ).toBe(2);

    const entry = String(forAna?.attachments[0]?.content).replaceAll('\r\n ', '');
    const bearer = linkIn(forAna);
    expect(entry).toContain('SUMMARY:For Ana HALL: ');
    expect(entry).toMatch(new RegExp(`^URL\\S+/assignment/confirm/${bearer}\r$`, 'm'));

    const holder = await app.as(null);
    const { body } = await holder(assignmentRoutes.viewAssignment, { bearer });
    expect(body.me).toEqual({ firstName: 'Ana', lastName: 'Hall', shared: true });
    expect((await holder(assignmentRoutes.acceptAssignment, { bearer })).status).toBe(204);
    const read = await asAdmin(patrolRoutes.getPatrol, { params: { id: patrol.id } });
    expect(read.body.patrollers[ana.id]?.accepted).toMatchObject({ by: ana.id });
    expect(read.body.patrollers[hemi.id]?.accepted).toBeNull();
  });

  it('is listed with for whom and where it goes [11.36]', async () => {
    const { ana, hemi, assign, finalize, asAdmin, patrol } = await buildCouple();
    await assign(ana);
    await finalize();
    const list = async () => {
      const { body } = await asAdmin(mailRoutes.listPatrolMails, { params: { id: patrol.id } });
      return body.items.find(({ kind }) => kind === 'patroller-assigned')?.recipient;
    };
    const expected = { name: 'Ana Hall', address: hemi.email, via: `${hemi.firstName} ${hemi.lastName}` };
    expect(await list()).toEqual(expected);
    await send();
    expect(await list()).toEqual(expected);
  });

  it('marks everybody at that address when it fails [11.36]', async () => {
    const { ana, tama, hemi, assign, finalize, asAdmin } = await buildCouple();
    await assign(ana, tama);
    await finalize();
    await send();
    const failing = async () => {
      const { body } = await asAdmin(peopleRoutes.listFailingAddresses);
      return body.items.map(({ _id }) => _id).toSorted();
    };
    expect(await failing()).toEqual([]);
    await app.database.update(mail).set({ bounced: app.clock.now() }).where(eq(mail.recipient, ana.id));
    expect(await failing()).toEqual([ana.id, hemi.id].toSorted());
    const { body } = await asAdmin(peopleRoutes.getPerson, { params: { id: hemi.id } });
    expect(body.addressFailing).toBeDefined();
  });
});

it('an answer to a mail does not go back to the member who got it for another [11.37]', async () => {
  const { change, ana, admin, otherAdmin, assign, finalize } = await buildCouple();
  await change(ana, { mailVia: admin.id });
  await assign(ana);
  await finalize();
  const forAna = (await send()).find(({ subject }) => subject?.startsWith('For Ana HALL'));
  expect(forAna && addressOf(forAna)).toBe(admin.email);
  expect(forAna?.replyTo?.value.map(({ address }) => address)).toEqual([otherAdmin.email]);
});

describe('somebody whom no mail reaches [4.15]', () => {
  it('is not mailed, is counted to be rung, and an admin answers for them', async () => {
    const { tama, hemi, admin, assign, finalize, asAdmin, patrol, organizationId } = await buildCouple();
    await assign(hemi, tama);
    const params = { id: patrol.id };
    const { body: recipients } = await asAdmin(assignmentRoutes.countRecipients, { params });
    expect(recipients).toMatchObject({ patrollers: 1, unmailed: [tama.id] });
    await finalize();
    const queued = await queuedMails(app, organizationId, 'patroller-assigned');
    expect(queued.map(({ recipient }) => recipient)).toEqual([hemi.id]);
    const answered = await asAdmin(assignmentRoutes.acceptForPatroller, {
      params: { ...params, personId: tama.id },
    });
    expect(answered.body.patrollers[tama.id]?.accepted).toMatchObject({ by: admin.id });
    await asAdmin(patrolRoutes.cancelPatrol, { params });
    const cancelled = await queuedMails(app, organizationId, 'patroller-cancelled');
    expect(cancelled.map(({ recipient }) => recipient)).toEqual([hemi.id]);
  });
});

describe('a mailbox that changes [4.16]', () => {
  it('an address given later invites, and voids the link that went to the other member', async () => {
    const { ana, hemi, assign, finalize, change } = await buildCouple();
    await assign(ana);
    await finalize();
    const old = linkIn((await send()).find((one) => addressOf(one) === hemi.email));
    expect((await change(ana, { email: 'ana@example.nz' })).body).toMatchObject({
      email: 'ana@example.nz',
      mailVia: null,
    });
    const mails = await send();
    expect(mails.map((one) => [addressOf(one), one.subject])).toEqual([
      ['ana@example.nz', expect.stringMatching(/^Welcome to /)],
      ['ana@example.nz', 'Patrol on Tue 24 Nov 2026, 21:00: can you come?'],
    ]);
    const holder = await app.as(null);
    expect((await holder(assignmentRoutes.viewAssignment, { bearer: old })).status).toBe(401);
    const bearer = linkIn(mails[1]);
    const { body } = await holder(assignmentRoutes.viewAssignment, { bearer });
    expect(body.me).toMatchObject({ shared: false });
  });

  it('an address taken away ends the account, and one given again invites', async () => {
    const { organizationId, hemi, change, read } = await buildCouple();
    const pita = await app.buildPerson({ organizationId, passwordHash: 'some hash' });
    const asPita = await app.as(pita);
    await change(pita, { email: null, mailVia: hemi.id });
    await send();
    expect(await confirmAddressChange(app, pita)).toBe(204);
    expect((await asPita(peopleRoutes.getMyProfile)).status).toBe(401);
    const [told, ...others] = await send();
    expect(others).toEqual([]);
    expect(told && addressOf(told)).toBe(pita.email);
    expect(told?.text).toContain('has taken away the email address');
    expect(told?.text).not.toContain('Your password stays');
    const [row] = await app.database.select().from(person).where(eq(person.id, pita.id));
    expect(row).toMatchObject({ email: null, passwordHash: null, firstSignedIn: null });
    await change(pita, { email: pita.email });
    expect((await send()).map((one) => [addressOf(one), one.subject])).toEqual([
      [pita.email, expect.stringMatching(/^Welcome to /)],
    ]);
    expect(await read(pita)).toMatchObject({ email: pita.email, mailVia: null });
  });

  it('to nowhere sends no new link, and what was queued is dropped', async () => {
    const { ana, assign, finalize, change } = await buildCouple();
    await assign(ana);
    await finalize();
    await change(ana, { mailVia: null });
    expect((await send()).filter(({ subject }) => subject?.includes('HALL'))).toEqual([]);
  });

  it('those who share an address follow it when it changes', async () => {
    const { ana, hemi, assign, finalize, change } = await buildCouple();
    await assign(ana);
    await finalize();
    const old = linkIn((await send()).find((one) => addressOf(one) === hemi.email));
    await change(hemi, { email: 'both@example.nz' });
    await confirmAddressChange(app, hemi);
    const forAna = (await send()).find(({ subject }) => subject?.startsWith('For Ana HALL'));
    expect(forAna && addressOf(forAna)).toBe('both@example.nz');
    const holder = await app.as(null);
    expect((await holder(assignmentRoutes.viewAssignment, { bearer: old })).status).toBe(401);
    const bearer = linkIn(forAna);
    expect((await holder(assignmentRoutes.viewAssignment, { bearer })).status).toBe(200);
  });

  it('an address that others share is neither taken away nor deleted with its member', async () => {
    const { ana, hemi, asAdmin, change } = await buildCouple();
    const refused = {
      status: 409,
      body: {
        code: 'shared-mailbox',
        message: 'Mails for Ana HALL go to this address. Please change that first.',
      },
    };
    const remove = ({ id }: { id: string }) => asAdmin(peopleRoutes.deletePerson, { params: { id } });
    expect(await remove(hemi)).toMatchObject(refused);
    expect(await change(hemi, { email: null })).toMatchObject(refused);
    expect((await remove(ana)).status).toBe(204);
    expect((await remove(hemi)).status).toBe(204);
  });

  it('is refused on a form opened before another edit', async () => {
    const { ana, tama, change, read } = await buildCouple();
    const { version } = await read(ana);
    await change(ana, { phone: '111' });
    expect(await change(ana, { mailVia: null, version })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const { version: unchanged } = await read(tama);
    expect((await change(tama, { email: null, mailVia: null })).body.version).toBe(unchanged);
  });
});
