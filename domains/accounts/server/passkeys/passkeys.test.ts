import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authRoutes, passkeyRoutes, secondStepRoutes, sessionRoutes } from '#accounts/contract';
import { claimsCookie } from '#contract';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';
import { minute } from '#platform/clock.ts';
import { auditEvent, passkey } from '#platform/database/schema/auth.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { type Oddity, softwareAuthenticator } from '#server/testing/software-authenticator.ts';
import { hashPassword } from '../auth/passwords.ts';

const app = testApp();
const currentPassword = 'Torch-and-vest-1';
const wrong = {
  error: 'invalid_passkey',
  error_description: 'This passkey does not work here, or no longer',
};

type Person = Parameters<typeof app.buildPerson>[0];
type Key = ReturnType<typeof softwareAuthenticator>;

/** Makes a person who is signed in on a phone and a laptop. */
async function buildSignedIn(given: Person = {}) {
  const hemi = await app.buildPerson({ ...given, passwordHash: await hashPassword(currentPassword) });
  const [onPhone, onLaptop] = [await app.as(hemi), await app.as(hemi)];
  const audits = async () => {
    const rows = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, hemi.id));
    return rows
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ event, reason }) => (reason ? `${event}: ${reason}` : event));
  };
  const mailed = async () => {
    const mails = await queuedMails(app, hemi.organizationId ?? '', 'second-step-changed');
    return mails.filter(({ recipient }) => recipient === hemi.id).map(({ subject }) => subject.event);
  };
  /** Makes a passkey and adds it, by the password unless another proof is given. */
  const add = async (key: Key, proof: object = { currentPassword }, odd: Oddity = {}) => {
    const { body: challenge } = await onPhone(passkeyRoutes.prepareMyPasskey);
    const body = { name: 'Phone', made: key.make(challenge, odd), ...proof };
    return onPhone(passkeyRoutes.addMyPasskey, { body });
  };
  /** Proves with the passkey that the account is theirs. */
  const proof = async (key: Key) => {
    return { passkey: key.answer((await onPhone(passkeyRoutes.challengeMyPasskey)).body) };
  };
  const secondStep = async () => (await onPhone(secondStepRoutes.getMySecondStep)).body;
  const passwordSignIn = async (second: object = {}) => {
    const body = { email: hemi.email, password: currentPassword, ...second };
    return (await app.as(null))(authRoutes.signIn, { body });
  };
  return { hemi, onPhone, onLaptop, audits, mailed, add, proof, secondStep, passwordSignIn };
}

/** Makes such a person with a passkey. */
async function buildWithPasskey(given: Person = {}, key = softwareAuthenticator()) {
  const signedIn = await buildSignedIn(given);
  const added = await signedIn.add(key);
  return { ...signedIn, key, added, recovery: added.body.codes };
}

async function challenge() {
  return (await (await app.as(null))(passkeyRoutes.challengePasskey)).body;
}

async function send(passkey: object) {
  return (await app.as(null))(passkeyRoutes.signInWithPasskey, { body: { passkey } });
}

/** Signs in with a passkey alone. */
async function signIn(key: Key, odd: Oddity = {}) {
  return send(key.answer(await challenge(), odd));
}

describe('adding a passkey [9.23]', () => {
  it('keeps its public key and its name, gives recovery codes once, ends the other sessions and mails the account', async () => {
    const { hemi, onLaptop, add, proof, key, added, secondStep, audits, mailed } = await buildWithPasskey();
    expect([added.status, new Set(added.body.codes).size]).toEqual([200, 10]);
    expect((await onLaptop(sessionRoutes.listMySessions)).status).toBe(401);
    expect((await add(softwareAuthenticator(), await proof(key))).body).toEqual({ codes: [] });
    const phone = { _id: expect.any(String), name: 'Phone', added: app.clock.now(), lastUsed: null };
    expect(await secondStep()).toEqual({
      since: app.clock.now(),
      app: false,
      passkeys: [{ ...phone, lastUsed: app.clock.now() }, phone],
      required: false,
      recoveryCodes: 10,
    });
    expect(await audits()).toEqual(['passkey-added', 'passkey-added']);
    expect(await mailed()).toEqual(['passkey-added', 'passkey-added']);
    const other = await buildSignedIn({ organizationId: hemi.organizationId });
    expect((await other.secondStep()).passkeys).toEqual([]);
  });

  it('keeps none of a wrong password, of another site, or whose holder was not verified [13.2]', async () => {
    const { add, secondStep } = await buildSignedIn();
    const key = softwareAuthenticator();
    const wrongPassword = { issues: [{ path: ['currentPassword'], reason: 'wrong-password' }] };
    expect((await add(key, { currentPassword: 'Torch' })).body).toMatchObject(wrongPassword);
    const missing = { issues: [{ path: ['currentPassword'], reason: 'not-defined' }] };
    expect((await add(key, {})).body).toMatchObject(missing);
    const wrongPasskey = { issues: [{ path: ['made'], reason: 'wrong-passkey' }] };
    const oddities = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { verified: false },
      { type: 'webauthn.get' },
    ];
    for (const odd of oddities)
      expect((await add(key, { currentPassword }, odd)).body).toMatchObject(wrongPasskey);
    expect(await secondStep()).toMatchObject({ since: null, passkeys: [] });
  });

  it('takes no challenge of another person, of another use, of five minutes ago, or twice', async () => {
    const { onPhone } = await buildSignedIn();
    const other = await buildSignedIn();
    const key = softwareAuthenticator();
    const send = (made: object, as = onPhone) =>
      as(passkeyRoutes.addMyPasskey, { body: { name: 'Phone', made, currentPassword } });
    const { body: own } = await onPhone(passkeyRoutes.prepareMyPasskey);
    const wrongPasskey = { issues: [{ path: ['made'], reason: 'wrong-passkey' }] };
    expect((await send(key.make(own), other.onPhone)).body).toMatchObject(wrongPasskey);
    const ofSignIn = key.make({ ...own, challenge: (await challenge()).challenge });
    expect((await send(ofSignIn)).body).toMatchObject(wrongPasskey);
    expect((await send(key.make({ ...own, challenge: 'nonsense' }))).body).toMatchObject(wrongPasskey);
    const made = key.make(own);
    const answers = await Promise.all([send(made), send(made)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { body: late } = await other.onPhone(passkeyRoutes.prepareMyPasskey);
    app.clock.advance(5 * minute);
    expect((await send(key.make(late), other.onPhone)).body).toMatchObject(wrongPasskey);
  });

  it('takes the second step that is there, not the password alone', async () => {
    const { add, key, recovery, secondStep } = await buildWithPasskey();
    const noCode = { issues: [{ path: ['code'], reason: 'not-defined' }] };
    expect((await add(softwareAuthenticator())).body).toMatchObject(noCode);
    const wrongCode = { issues: [{ path: ['code'], reason: 'wrong-code' }] };
    expect((await add(softwareAuthenticator(), { currentPassword, code: '000000' })).body).toMatchObject(
      wrongCode,
    );
    const byCode = { currentPassword, code: recovery[0] };
    expect((await add(softwareAuthenticator(), byCode)).status).toBe(200);
    expect((await add(key, byCode)).body).toMatchObject(wrongCode);
    expect(await secondStep()).toMatchObject({ passkeys: [{}, {}], recoveryCodes: 9 });
  });

  it('holds twenty for one person', async () => {
    const { hemi, add, proof, key } = await buildWithPasskey();
    const [row] = await app.database.select().from(passkey).where(eq(passkey.personId, hemi.id));
    if (!row) throw new Error('no passkey');
    for (let count = 1; count < 20; count += 1)
      await app.database.insert(passkey).values({
        ...row,
        id: `01900000-0000-7000-8000-${String(count).padStart(12, '0')}`,
        credentialId: `x${count}`,
      });
    const answer = await add(softwareAuthenticator(), await proof(key));
    expect(answer.body).toMatchObject({ code: 'too-many-passkeys' });
  });
});

describe('signing in with a passkey alone [9.24]', () => {
  it('begins a session that says so, and makes the device known', async () => {
    const { key, audits, secondStep } = await buildWithPasskey();
    app.clock.advance(minute);
    const { status, cookies } = await signIn(key);
    expect(status).toBe(204);
    const claims = cookies.find(({ name }) => name === claimsCookie)?.value ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ ssty: 'passkey' });
    expect(cookies.map(({ name }) => name)).toContain('known_device');
    expect(await audits()).toEqual(['passkey-added', 'sign-in-success']);
    expect((await secondStep()).passkeys).toMatchObject([{ lastUsed: app.clock.now() }]);
  });

  it('notes nothing in a history of a passkey whose id is made up [9.65]', async () => {
    const { key, audits } = await buildWithPasskey();
    const made = key.answer(await challenge());
    expect((await send({ ...made, id: 'bWFkZS11cA' })).body).toEqual(wrong);
    expect(await audits()).toEqual(['passkey-added']);
  });

  it('takes each answer once, also of two at the same time', async () => {
    const { key, audits } = await buildWithPasskey();
    const answer = key.answer(await challenge());
    expect((await send(answer)).status).toBe(204);
    expect((await send(answer)).body).toEqual(wrong);
    const again = key.answer(await challenge());
    const answers = await Promise.all([send(again), send(again)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(await audits()).toContain(`sign-in-failure: ${wrong.error_description}`);
  });

  it.each<[string, Oddity]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['whose holder was not verified', { verified: false }],
    ['that was made to add it', { type: 'webauthn.create' }],
  ])('takes no answer %s', async (_, odd) => {
    const { key } = await buildWithPasskey();
    expect((await signIn(key, odd)).body).toEqual(wrong);
    expect((await signIn(key)).status).toBe(204);
  });

  it('takes no challenge of five minutes ago, none of our own making, and none that asks the owner for a proof', async () => {
    const { key, onPhone } = await buildWithPasskey();
    const late = await challenge();
    const { body: ofProof } = await onPhone(passkeyRoutes.challengeMyPasskey);
    expect((await send(key.answer(ofProof))).body).toEqual(wrong);
    expect((await send(key.answer({ ...late, challenge: 'bm9uc2Vuc2U' }))).body).toEqual(wrong);
    app.clock.advance(5 * minute);
    expect((await send(key.answer(late))).body).toEqual(wrong);
  });

  it('takes no passkey that nobody has, that names somebody else, or that was signed by another', async () => {
    const { key, hemi } = await buildWithPasskey();
    const other = await buildWithPasskey({ organizationId: hemi.organizationId });
    const answer = key.answer(await challenge());
    const theirs = other.key.answer(await challenge());
    expect((await send({ ...answer, userHandle: theirs.userHandle })).body).toEqual(wrong);
    expect((await send({ ...answer, signature: theirs.signature })).body).toEqual(wrong);
    expect((await send({ ...answer, userHandle: 'AAAA' })).body).toEqual(wrong);
    expect((await send({ ...answer, userHandle: undefined })).body).toEqual(wrong);
    expect((await send({ ...answer, id: 'AAAA' })).body).toEqual(wrong);
    expect((await send({ ...answer, authenticatorData: 'AAAA' })).body).toEqual(wrong);
    expect((await send({ ...answer, clientDataJSON: 'AAAA' })).body).toEqual(wrong);
    expect((await send({ ...answer, id: 'ä' })).body).toMatchObject({ message: 'Validation failed' });
    expect((await send(answer)).status).toBe(204);
  });

  it('refuses a passkey that counts back, of which there may be a copy, and takes one that never counts [13.2]', async () => {
    const { key, audits } = await buildWithPasskey();
    expect((await signIn(key, { counter: 9 })).status).toBe(204);
    for (const counter of [9, 8, 0])
      expect((await signIn(key, { counter })).body).toMatchObject({
        error: 'invalid_passkey',
        error_description: expect.stringMatching(/^There may be a copy/),
      });
    expect((await audits()).filter((text) => text.includes('may be a copy'))).toHaveLength(3);
    const { key: synced } = await buildWithPasskey({}, softwareAuthenticator({ counts: false }));
    for (let times = 0; times < 2; times += 1) expect((await signIn(synced)).status).toBe(204);
  });

  it('is not for who has left or has no address any more, nor in an archived organization', async () => {
    const { key, hemi } = await buildWithPasskey();
    const isHemi = eq(person.id, hemi.id);
    await app.database.update(person).set({ finished: app.clock.now() }).where(isHemi);
    expect((await signIn(key)).body).toEqual(wrong);
    await app.database.update(person).set({ finished: null, email: null }).where(isHemi);
    expect((await signIn(key)).body).toEqual(wrong);
    await app.database.update(person).set({ email: hemi.email }).where(isHemi);
    const operator = await app.as(await app.buildPerson({ organizationId: null, roles: ['sa'] }));
    const params = { id: hemi.organizationId ?? '' };
    await operator(organizationRoutes.archiveOrganization, { params });
    expect((await signIn(key)).body).toMatchObject({ error: 'archived' });
  });

  it('is for super administrators, too, and for who is locked out by wrong passwords', async () => {
    const { key, hemi } = await buildWithPasskey({ organizationId: null, roles: ['sa'] });
    for (let tries = 0; tries < 6; tries += 1) {
      const body = { email: hemi.email, password: 'Torch' };
      await (await app.as(null))(authRoutes.signIn, { body });
    }
    expect((await signIn(key)).status).toBe(204);
  });
});

describe('signing in with the password and a passkey [9.1, 9.24]', () => {
  it('takes a passkey or a recovery code as the second step; the password alone is not enough', async () => {
    const { passwordSignIn, key, recovery } = await buildWithPasskey();
    expect((await passwordSignIn()).body).toEqual({
      error: 'code_required',
      error_description: 'Use your passkey, or enter a recovery code.',
    });
    const { status, cookies } = await passwordSignIn({ passkey: key.answer(await challenge()) });
    expect(status).toBe(204);
    const claims = cookies.find(({ name }) => name === claimsCookie)?.value ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      ssty: 'password-and-passkey',
    });
    expect((await passwordSignIn({ code: recovery[0] })).status).toBe(204);
  });

  it('takes no passkey of somebody else, and none with a wrong password', async () => {
    const { passwordSignIn, key, hemi } = await buildWithPasskey();
    const other = await buildWithPasskey({ organizationId: hemi.organizationId });
    expect((await passwordSignIn({ passkey: other.key.answer(await challenge()) })).body).toEqual(wrong);
    const { userHandle: _, ...nameless } = other.key.answer(await challenge());
    expect((await passwordSignIn({ passkey: nameless })).body).toEqual(wrong);
    const passkey = key.answer(await challenge());
    expect((await passwordSignIn({ password: 'Torch', passkey })).body).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await passwordSignIn({ passkey })).status).toBe(204);
  });
});

describe('passkeys that are there [9.22, 9.23]', () => {
  it('are renamed, and removed with a proof; with the last one, the password alone is asked for', async () => {
    const { onPhone, key, proof, secondStep, passwordSignIn, audits, mailed } = await buildWithPasskey();
    const [{ _id: id } = { _id: '' }] = (await secondStep()).passkeys;
    const params = { id };
    expect(
      (await onPhone(passkeyRoutes.renameMyPasskey, { params, body: { name: ' Old  phone ' } })).status,
    ).toBe(204);
    expect((await secondStep()).passkeys).toMatchObject([{ name: 'Old  phone' }]);
    const remove = (body: object) => onPhone(passkeyRoutes.removeMyPasskey, { params, body });
    const noCode = { issues: [{ path: ['code'], reason: 'not-defined' }] };
    expect((await remove({ currentPassword })).body).toMatchObject(noCode);
    const given = await proof(key);
    expect((await remove(given)).status).toBe(204);
    expect(await secondStep()).toEqual({
      since: null,
      app: false,
      passkeys: [],
      required: false,
      recoveryCodes: 0,
    });
    expect((await passwordSignIn()).status).toBe(204);
    expect((await signIn(key)).body).toEqual(wrong);
    expect((await remove({ currentPassword })).status).toBe(404);
    expect(await audits()).toContain('passkey-removed');
    expect(await mailed()).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('are not another person’s to rename or to remove', async () => {
    const { hemi, secondStep } = await buildWithPasskey();
    const other = await buildWithPasskey({ organizationId: hemi.organizationId });
    const [{ _id: id } = { _id: '' }] = (await secondStep()).passkeys;
    const params = { id };
    const renamed = await other.onPhone(passkeyRoutes.renameMyPasskey, { params, body: { name: 'Mine' } });
    const body = await other.proof(other.key);
    const removed = await other.onPhone(passkeyRoutes.removeMyPasskey, { params, body });
    expect([renamed.status, removed.status]).toEqual([404, 404]);
    expect((await secondStep()).passkeys).toHaveLength(1);
  });

  it('stand beside an app: each is set up with the other, and goes without it', async () => {
    const { onPhone, key, proof, secondStep, passwordSignIn } = await buildWithPasskey();
    const { key: appKey, sealed } = (await onPhone(secondStepRoutes.prepareMySecondStep)).body;
    const codeOf = () =>
      new TOTP({ secret: Secret.fromBase32(appKey) }).generate({ timestamp: Date.parse(app.clock.now()) });
    const setUp = { sealed, appCode: codeOf(), ...(await proof(key)) };
    expect((await onPhone(secondStepRoutes.startMySecondStep, { body: setUp })).body).toEqual({ codes: [] });
    app.clock.advance(minute);
    expect((await passwordSignIn()).body).toMatchObject({
      error_description: 'Use your passkey, or enter a code of your authenticator app or a recovery code.',
    });
    expect((await passwordSignIn({ code: codeOf() })).status).toBe(204);
    const stop = await onPhone(secondStepRoutes.stopMySecondStep, { body: await proof(key) });
    expect(stop.status).toBe(204);
    expect(await secondStep()).toMatchObject({ app: false, passkeys: [{}], recoveryCodes: 10 });
    expect((await signIn(key)).status).toBe(204);
  });

  it('prove only once, and only to their owner', async () => {
    const { onPhone, key, proof } = await buildWithPasskey();
    const other = await buildWithPasskey();
    const given = await proof(key);
    const renew = (body: object, as = onPhone) => as(secondStepRoutes.renewMyRecoveryCodes, { body });
    const wrongPasskey = { issues: [{ path: ['passkey'], reason: 'wrong-passkey' }] };
    expect((await renew(given, other.onPhone)).body).toMatchObject(wrongPasskey);
    const ofSignIn = { passkey: key.answer(await challenge()) };
    expect((await renew(ofSignIn)).body).toMatchObject(wrongPasskey);
    expect((await renew(given)).body.codes).toHaveLength(10);
    const confirm = async (body: object) => (await onPhone(authRoutes.confirmMySession, { body })).status;
    const again = await proof(key);
    expect([await confirm(again), await confirm(again)]).toEqual([204, 400]);
    expect((await renew(given)).body).toMatchObject(wrongPasskey);
    const nobody = await buildSignedIn();
    expect((await renew(given, nobody.onPhone)).body).toMatchObject(wrongPasskey);
  });
});

it('a lost passkey is removed by an admin’s reset, with all of the second step [9.21]', async () => {
  const { hemi, key, passwordSignIn, secondStep, mailed } = await buildWithPasskey();
  const admin = await buildSignedIn({ organizationId: hemi.organizationId, roles: ['admin'] });
  const params = { id: hemi.id };
  expect((await admin.onPhone(peopleRoutes.getPerson, { params })).body).toMatchObject({ secondStep: true });
  const reset = await admin.onPhone(secondStepRoutes.resetSecondStep, { params, body: { currentPassword } });
  expect(reset.status).toBe(204);
  expect((await signIn(key)).body).toEqual(wrong);
  expect((await passwordSignIn()).status).toBe(204);
  expect(await secondStep()).toMatchObject({ since: null, passkeys: [] });
  expect(await mailed()).toEqual(['passkey-added', 'second-step-reset']);
});
