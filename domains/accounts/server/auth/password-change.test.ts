import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authRoutes, calendarRoutes, sessionRoutes } from '#accounts/contract';
import { auditEvent, linkToken } from '#platform/database/schema/auth.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { testApp } from '#server/testing/app.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { hashPassword } from './passwords.ts';

const app = testApp();
const currentPassword = 'Torch-and-vest-1';
const password = 'Vest-and-torch-2';

/** Makes a person who is signed in on a phone and a laptop, and changes the password on the phone. */
async function buildSignedIn() {
  const hemi = await app.buildPerson({ passwordHash: await hashPassword(currentPassword) });
  const [onPhone, onLaptop] = [await app.as(hemi), await app.as(hemi)];
  const change = (typed = currentPassword, chosen = password) =>
    onPhone(authRoutes.changeMyPassword, { body: { currentPassword: typed, password: chosen } });
  const signIn = async (typed: string) => {
    const anybody = await app.as(null);
    return anybody(authRoutes.signIn, { body: { email: hemi.email, password: typed } });
  };
  const audits = async () => {
    const rows = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, hemi.id));
    return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ event }) => event);
  };
  return { hemi, onPhone, onLaptop, change, signIn, audits };
}

describe('a change of one’s own password [9.12]', () => {
  it('takes the current one, ends the other sessions and keeps this one', async () => {
    const { onPhone, onLaptop, change, signIn, audits } = await buildSignedIn();
    expect((await change()).status).toBe(204);
    expect((await onPhone(sessionRoutes.listMySessions)).status).toBe(200);
    expect((await onLaptop(sessionRoutes.listMySessions)).status).toBe(401);
    expect(await audits()).toEqual(['password-set']);
    expect((await signIn(currentPassword)).status).toBe(400);
    expect((await signIn(password)).status).toBe(204);
  });

  it('mails the account, and voids the links that would set a password', async () => {
    const { hemi, change } = await buildSignedIn();
    const { id, organizationId } = hemi;
    await inTransaction(app.database, (tx) => app.services.auth.passwordLink(tx, { id, organizationId }));
    await change();
    const links = await app.database.select().from(linkToken).where(eq(linkToken.personId, id));
    expect(links.map(({ voided }) => voided)).toEqual([app.clock.now()]);
    const mails = await queuedMails(app, organizationId ?? '', 'password-changed');
    expect(mails).toMatchObject([{ recipient: id, subject: { personId: id } }]);
  });

  it.each([
    [undefined, 404],
    [true, 200],
  ])('ends the address of the calendar, unless it is kept: %s [10.7]', async (keepCalendar, status) => {
    const { onPhone } = await buildSignedIn();
    const { address } = (await onPhone(calendarRoutes.renewMyCalendar)).body;
    const body = { currentPassword, password, ...(keepCalendar && { keepCalendar }) };
    expect((await onPhone(authRoutes.changeMyPassword, { body })).status).toBe(204);
    const url = new URL(address ?? '').pathname;
    expect((await app.app.inject({ url })).statusCode).toBe(status);
    const { body: left } = await onPhone(calendarRoutes.getMyCalendar);
    expect(left.address).toBe(keepCalendar ? address : null);
  });

  it('says that the current one is wrong, on its field and without repeating it [13.2]', async () => {
    const { hemi, change, audits, signIn } = await buildSignedIn();
    const refused = await change('Torch-and-vest-9');
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      message: 'Validation failed',
      issues: [{ path: ['currentPassword'], reason: 'wrong-password' }],
    });
    expect(await audits()).toEqual(['sign-in-failure']);
    expect(await queuedMails(app, hemi.organizationId ?? '')).toEqual([]);
    expect((await signIn(currentPassword)).status).toBe(204);
  });

  it('refuses a weak new one and somebody who has no password', async () => {
    const { change } = await buildSignedIn();
    const refused = await change(currentPassword, 'Vest-and-torch');
    expect(refused.body).toMatchObject({ issues: [{ path: ['password'] }] });
    const invited = await app.as(await app.buildPerson());
    const body = { currentPassword, password };
    const answer = await invited(authRoutes.changeMyPassword, { body });
    expect(answer.body).toMatchObject({ issues: [{ reason: 'wrong-password' }] });
  });

  it('ends the session after five wrong ones, and keeps nobody from signing in [9.60]', async () => {
    const { change, signIn, audits, onLaptop } = await buildSignedIn();
    for (let tries = 0; tries < 5; tries += 1) expect((await change('Torch-and-vest-9')).status).toBe(400);
    expect((await change()).status).toBe(401);
    const failures = Array.from({ length: 5 }, () => 'sign-in-failure');
    expect(await audits()).toEqual([...failures, 'session-revoked']);
    expect((await onLaptop(sessionRoutes.listMySessions)).status).toBe(200);
    expect((await signIn(currentPassword)).status).toBe(204);
  });

  it('is not kept from somebody whose account strangers have locked [9.60]', async () => {
    const { change, signIn } = await buildSignedIn();
    for (let tries = 0; tries < 5; tries += 1) await signIn('Torch-and-vest-9');
    expect((await signIn(currentPassword)).body).toMatchObject({ error: 'locked_out' });
    expect((await change()).status).toBe(204);
  });

  it('happens once of two at the same time', async () => {
    const { change, audits } = await buildSignedIn();
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect((await audits()).filter((event) => event === 'password-set')).toHaveLength(1);
  });
});
