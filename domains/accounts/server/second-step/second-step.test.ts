import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authRoutes, secondStepRoutes, sessionRoutes } from '#accounts/contract';
import { claimsCookie } from '#contract';
import { hour, minute, second } from '#platform/clock.ts';
import { auditEvent, secondStep } from '#platform/database/schema/auth.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { testApp } from '#server/testing/app.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { hashPassword } from '../auth/passwords.ts';

const app = testApp();
const currentPassword = 'Torch-and-vest-1';

/** Makes a person who is signed in on a phone and a laptop. */
async function buildSignedIn(person: Parameters<typeof app.buildPerson>[0] = {}) {
  const hemi = await app.buildPerson({ ...person, passwordHash: await hashPassword(currentPassword) });
  const [onPhone, onLaptop] = [await app.as(hemi), await app.as(hemi)];
  const signIn = async (code?: string, password = currentPassword) => {
    const anybody = await app.as(null);
    return anybody(authRoutes.signIn, { body: { email: hemi.email, password, ...(code && { code }) } });
  };
  const audits = async () => {
    const rows = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, hemi.id));
    return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ event }) => event);
  };
  const mailed = async () => {
    const mails = await queuedMails(app, hemi.organizationId ?? '', 'second-step-changed');
    return mails.filter(({ recipient }) => recipient === hemi.id).map(({ subject }) => subject.event);
  };
  return { hemi, onPhone, onLaptop, signIn, audits, mailed };
}

/** The code that an authenticator app with this key shows, so many intervals from now. */
function codeOf(key: string, intervals = 0): string {
  const timestamp = Date.parse(app.clock.now()) + intervals * 30 * second;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

/** Sets a second step up on the phone; half a minute later, its code is another. */
async function buildSetUp(person: Parameters<typeof app.buildPerson>[0] = {}) {
  const signedIn = await buildSignedIn(person);
  const { key, sealed } = (await signedIn.onPhone(secondStepRoutes.prepareMySecondStep)).body;
  const body = { sealed, appCode: codeOf(key), currentPassword };
  const started = await signedIn.onPhone(secondStepRoutes.startMySecondStep, { body });
  app.clock.advance(30 * second);
  return { ...signedIn, key, sealed, started, recovery: started.body.codes };
}

describe('setting a second step up [9.19]', () => {
  it('keeps the key once a code shows that an app has it, ends the other sessions and mails the account', async () => {
    const { hemi, onPhone, onLaptop, key, started, audits, mailed } = await buildSetUp();
    expect(started.status).toBe(200);
    expect(new Set(started.body.codes).size).toBe(10);
    expect((await onLaptop(sessionRoutes.listMySessions)).status).toBe(401);
    const { body } = await onPhone(secondStepRoutes.getMySecondStep);
    expect(body).toEqual({
      since: expect.any(String),
      app: true,
      passkeys: [],
      required: false,
      recoveryCodes: 10,
    });
    expect(await audits()).toEqual(['second-step-started']);
    expect(await mailed()).toEqual(['second-step-started']);
    const [row] = await app.database.select().from(secondStep).where(eq(secondStep.personId, hemi.id));
    expect(JSON.stringify(row)).not.toContain(key);
    expect(JSON.stringify(row)).not.toContain(started.body.codes[0]);
  });

  it('keeps nothing for a wrong code, a wrong password, another person’s key or a key of an hour ago [13.2]', async () => {
    const { hemi, onPhone } = await buildSignedIn();
    const other = await buildSignedIn();
    const { key, sealed, address } = (await onPhone(secondStepRoutes.prepareMySecondStep)).body;
    expect(new URL(address).searchParams.get('secret')).toBe(key);
    const start = (changed: object, as = onPhone) =>
      as(secondStepRoutes.startMySecondStep, {
        body: { sealed, appCode: codeOf(key), currentPassword, ...changed },
      });
    const wrongCode = [{ path: ['appCode'], reason: 'wrong-code' }];
    expect((await start({ appCode: codeOf(key, 3) })).body).toMatchObject({ issues: wrongCode });
    const wrongPassword = [{ path: ['currentPassword'], reason: 'wrong-password' }];
    expect((await start({ currentPassword: 'Torch' })).body).toMatchObject({ issues: wrongPassword });
    expect((await start({}, other.onPhone)).body).toMatchObject({ code: 'key-expired' });
    expect((await start({ sealed: 'nonsense' })).body).toMatchObject({ code: 'key-expired' });
    app.clock.advance(hour);
    const later = await app.as(hemi);
    expect((await start({}, later)).body).toMatchObject({ code: 'key-expired' });
    expect((await later(secondStepRoutes.getMySecondStep)).body).toMatchObject({
      since: null,
      recoveryCodes: 0,
    });
  });

  it('takes a code in the digits of another keyboard, and anything else of six characters is a wrong code [12.16]', async () => {
    const { signIn, key, recovery } = await buildSetUp();
    const inScript = (zero: number, code: string) =>
      code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    for (const zero of [0xff10, 0x0660, 0x0966]) {
      expect((await signIn(inScript(zero, codeOf(key)))).status).toBe(204);
      app.clock.advance(30 * second);
    }
    expect((await signIn(inScript(0xff10, recovery?.[0] ?? ''))).status).toBe(204);
    for (const nonsense of ['\u00e9\u00e9\u0101\u0101\u014d\u014d', 'abcdef', '12345\u{1f600}'])
      expect((await signIn(nonsense)).body).toMatchObject({ error: 'invalid_code' });
    const { onPhone } = await buildSignedIn();
    const { sealed } = (await onPhone(secondStepRoutes.prepareMySecondStep)).body;
    const body = { sealed, appCode: '\u00e9\u00e9\u0101\u0101\u014d\u014d', currentPassword };
    const { status, body: answer } = await onPhone(secondStepRoutes.startMySecondStep, { body });
    expect([status, answer]).toMatchObject([400, { issues: [{ path: ['appCode'], reason: 'wrong-code' }] }]);
  });

  it('replaces none, not even with the password: the former one must be turned off with its code', async () => {
    const { onPhone, sealed, key, signIn } = await buildSetUp();
    const body = { sealed, appCode: codeOf(key, 1), code: codeOf(key), currentPassword };
    const again = await onPhone(secondStepRoutes.startMySecondStep, { body });
    expect([again.status, again.body]).toMatchObject([409, { code: 'second-step-set' }]);
    expect((await signIn(codeOf(key).replace(/.../, '$& '))).status).toBe(204);
  });
});

describe('signing in with a second step [9.1, 9.20]', () => {
  it('asks who knows the password for a code, and says in the session how it began', async () => {
    const { signIn, key } = await buildSetUp();
    expect((await signIn(undefined, 'Torch-and-vest-9')).body).toMatchObject({ error: 'invalid_grant' });
    expect((await signIn()).body).toEqual({
      error: 'code_required',
      error_description: 'Enter a code of your authenticator app, or a recovery code.',
    });
    const { status, cookies } = await signIn(codeOf(key));
    expect(status).toBe(204);
    const claims = cookies.find(({ name }) => name === claimsCookie)?.value ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ssty: 'password-and-code',
    });
  });

  it('asks for it after a new password by a mailed link, too', async () => {
    const { hemi, signIn, key } = await buildSetUp();
    const link = await inTransaction(app.database, (tx) => app.services.auth.passwordLink(tx, hemi));
    const params = { linkToken: link.split('/').at(-1) ?? '' };
    const password = 'Vest-and-torch-2';
    await (await app.as(null))(authRoutes.setPassword, { params, body: { password } });
    expect((await signIn(undefined, password)).body).toMatchObject({ error: 'code_required' });
    expect((await signIn(codeOf(key), password)).status).toBe(204);
  });

  it('takes no code twice, none before the last one, and none of a minute ago', async () => {
    const { signIn, key, audits } = await buildSetUp();
    const [before, used] = [codeOf(key, -1), codeOf(key)];
    expect((await signIn(used)).status).toBe(204);
    for (const code of [used, before, codeOf(key, -3), '000000'])
      expect((await signIn(code)).body).toMatchObject({ error: 'invalid_code' });
    const failures = (await audits()).filter((event) => event === 'sign-in-failure');
    expect(failures).toHaveLength(4);
  });

  it('takes a code once of two at the same time', async () => {
    const { signIn, key } = await buildSetUp();
    const answers = await Promise.all([signIn(codeOf(key)), signIn(codeOf(key))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it('takes each recovery code once, however it is typed, and mails the account', async () => {
    const { signIn, onPhone, recovery, mailed } = await buildSetUp();
    const [first = '', another = ''] = recovery;
    expect((await signIn(` ${first.replace('-', ' ').toUpperCase()} `)).status).toBe(204);
    expect((await signIn(first)).body).toMatchObject({ error: 'invalid_code' });
    expect((await signIn(another)).status).toBe(204);
    expect((await onPhone(secondStepRoutes.getMySecondStep)).body.recoveryCodes).toBe(8);
    expect(await mailed()).toEqual(['second-step-started', 'recovery-code-used', 'recovery-code-used']);
  });

  it('locks after ten wrong codes for an hour, from wherever they come, for the right one too, but no recovery code [9.61]', async () => {
    const { hemi, key, recovery } = await buildSetUp();
    const from = async (ip: string, code: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v1/auth/sign-in',
        remoteAddress: ip,
        headers: { origin: 'http://localhost:3000' },
        payload: { email: hemi.email, password: currentPassword, code },
      });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await from(`192.0.2.${tries}`, '000000')).json()).toMatchObject({ error: 'invalid_code' });
    expect((await from('192.0.2.99', codeOf(key))).json()).toMatchObject({ error: 'locked_out' });
    for (let tries = 20; tries < 31; tries += 1)
      expect((await from(`192.0.2.${tries}`, 'abcde-fghjk')).json()).toMatchObject({ error: 'invalid_code' });
    app.clock.advance(hour);
    expect((await from('192.0.2.99', codeOf(key))).statusCode).toBe(204);
    for (let tries = 0; tries < 10; tries += 1) await from(`198.51.100.${tries}`, '000000');
    expect((await from('192.0.2.99', recovery[0] ?? '')).statusCode).toBe(204);
  });

  it('is locked by nothing that is tried at a session, which ends instead [9.60, 9.61]', async () => {
    const { hemi, onPhone, signIn, key } = await buildSetUp();
    const stolen = [onPhone, await app.as(hemi), await app.as(hemi)];
    const body = { currentPassword, code: '000000' };
    for (const call of stolen) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await call(secondStepRoutes.renewMyRecoveryCodes, { body })).status).toBe(400);
      expect((await call(secondStepRoutes.getMySecondStep)).status).toBe(401);
    }
    expect((await signIn(codeOf(key))).status).toBe(204);
  });

  it('is open again once a password was set by a mailed link [9.61]', async () => {
    const { hemi, signIn, key } = await buildSetUp();
    const setPassword = async () => {
      const link = await inTransaction(app.database, (tx) => app.services.auth.passwordLink(tx, hemi));
      const params = { linkToken: link.split('/').at(-1) ?? '' };
      return (await app.as(null))(authRoutes.setPassword, { params, body: { password: currentPassword } });
    };
    for (let lock = 0; lock < 2; lock += 1) {
      for (let tries = 0; tries < 5; tries += 1) await signIn('000000');
      expect((await setPassword()).status).toBe(204);
    }
    for (let tries = 0; tries < 4; tries += 1)
      expect((await signIn('000000')).body).toMatchObject({ error: 'invalid_code' });
    expect((await signIn(codeOf(key))).status).toBe(204);
  });
});

describe('a second step that is there [9.19, 9.23, 9.25]', () => {
  it('gets new recovery codes and is turned off with the password and a code, and not without', async () => {
    const { onPhone, signIn, key, recovery, audits } = await buildSetUp();
    const wrong = { body: { currentPassword, code: '000000' } };
    const wrongCode = { issues: [{ path: ['code'], reason: 'wrong-code' }] };
    expect((await onPhone(secondStepRoutes.renewMyRecoveryCodes, wrong)).body).toMatchObject(wrongCode);
    expect((await onPhone(secondStepRoutes.stopMySecondStep, wrong)).body).toMatchObject(wrongCode);
    const renewed = await onPhone(secondStepRoutes.renewMyRecoveryCodes, {
      body: { currentPassword, code: codeOf(key) },
    });
    expect(renewed.body.codes).toHaveLength(10);
    expect((await signIn(recovery[0])).body).toMatchObject({ error: 'invalid_code' });
    const body = { currentPassword, code: renewed.body.codes[0] ?? '' };
    expect((await onPhone(secondStepRoutes.stopMySecondStep, { body })).status).toBe(204);
    expect((await signIn()).status).toBe(204);
    expect(await audits()).toContain('second-step-stopped');
    expect((await onPhone(secondStepRoutes.stopMySecondStep, { body })).status).toBe(409);
  });
});

describe('a lost phone [9.21]', () => {
  it('is answered by an admin of the organization, with their own password, and mailed [9.65]', async () => {
    const { hemi, signIn, audits, mailed } = await buildSetUp();
    const { organizationId } = hemi;
    const admin = await buildSignedIn({ organizationId, roles: ['admin'] });
    const reset = (password: string, id = hemi.id) =>
      admin.onPhone(secondStepRoutes.resetSecondStep, {
        params: { id },
        body: { currentPassword: password },
      });
    expect((await reset('Torch')).status).toBe(400);
    expect((await signIn()).status).toBe(400);
    expect((await reset(currentPassword)).status).toBe(204);
    expect((await signIn()).status).toBe(204);
    expect(await audits()).toContain('second-step-reset');
    const ofReset = eq(auditEvent.event, 'second-step-reset');
    const noted = await app.database
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.personId, hemi.id), ofReset));
    expect(noted).toMatchObject([{ ips: [], userAgent: '' }]);
    expect(await mailed()).toEqual(['second-step-started', 'second-step-reset']);
    expect((await reset(currentPassword)).status).toBe(204);
    expect(await mailed()).toHaveLength(2);
    expect((await reset(currentPassword, admin.hemi.id)).status).toBe(409);
  });

  it('is not for another organization’s admin', async () => {
    const { hemi, signIn } = await buildSetUp();
    const stranger = await buildSignedIn({ roles: ['admin'] });
    const answer = await stranger.onPhone(secondStepRoutes.resetSecondStep, {
      params: { id: hemi.id },
      body: { currentPassword },
    });
    expect(answer.status).toBe(404);
    expect((await signIn()).status).toBe(400);
  });

  it('is answered by who runs the installation, for anybody', async () => {
    const { hemi, signIn, onPhone } = await buildSetUp({ organizationId: null, roles: ['sa'] });
    expect(await app.services.auth.resetSecondStepOf(hemi.email)).toBe(true);
    expect(await app.services.auth.resetSecondStepOf(hemi.email)).toBe(false);
    expect((await signIn()).status).toBe(204);
    app.clock.advance(minute);
    expect((await onPhone(secondStepRoutes.getMySecondStep)).body.since).toBeNull();
  });
});
