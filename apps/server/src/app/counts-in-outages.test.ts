import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRoutes, secondStepRoutes } from '#accounts/contract';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { apiPrefix, type Route } from '#contract';
import { peopleRoutes } from '#people/contract';
import { second } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Gate, openGate } from '#platform/testing/gate.ts';
import { publicUrl, testApp } from '../testing/app.ts';
import { serveOver } from '../testing/serve-over.ts';

const server = testApp();
const password = 'Torch-and-vest-1';
let gate: Gate;
let over: Awaited<ReturnType<typeof serveOver>>;

beforeAll(async () => {
  gate = await openGate(server.connection);
  over = await serveOver(server, gate.connection);
});
afterAll(async () => {
  await over.stop();
  gate.close();
});

/** A call that is counted before it is made, and at which statement the database goes away. */
interface Tried {
  call(): Promise<{ statusCode: number }>;
  goesAwayAt: string;
}

let places = 0;

/** Returns a call from a network of its own. */
function callOf(
  { method, path }: Route,
  { cookie, body, link = '' }: { cookie?: string; body?: object; link?: string },
) {
  places += 1;
  const remoteAddress = `198.51.100.${places}`;
  const url = apiPrefix + path.replace('{linkToken}', link);
  const headers = { origin: publicUrl.origin, ...(cookie && { cookie }) };
  return () => over.app.inject({ method, url, remoteAddress, headers, ...(body && { payload: body }) });
}

async function buildSignedIn() {
  const hemi = await server.buildPerson({ roles: ['admin'], passwordHash: await hashPassword(password) });
  return { hemi, cookie: await server.sessionCookie(hemi) };
}

/** Makes somebody with a second step. Returns the code of it. */
async function buildWithCode() {
  const { hemi } = await buildSignedIn();
  const call = await server.as(hemi);
  const { key, sealed } = (await call(secondStepRoutes.prepareMySecondStep)).body;
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.parse(server.clock.now()) });
  const body = { sealed, appCode: codeNow(), currentPassword: password };
  expect((await call(secondStepRoutes.startMySecondStep, { body })).status).toBe(200);
  server.clock.advance(30 * second);
  const cookie = await server.sessionCookie(hemi); // setting it up ended the other sessions
  return { hemi, cookie, code: codeNow() };
}

const tried: Record<string, { max: number; build(): Promise<Tried> }> = {
  'a password at sign-in': {
    max: 5,
    async build() {
      const { hemi } = await buildSignedIn();
      const body = { email: hemi.email, password };
      return { call: callOf(authRoutes.signIn, { body }), goesAwayAt: 'insert into "session"' };
    },
  },
  'a code at sign-in': {
    max: 10,
    async build() {
      const { hemi, code } = await buildWithCode();
      const body = { email: hemi.email, password, code };
      return { call: callOf(authRoutes.signIn, { body }), goesAwayAt: 'insert into "session"' };
    },
  },
  'a password that is asked for again': {
    max: 5,
    async build() {
      const { cookie } = await buildSignedIn();
      const body = { currentPassword: password };
      const call = callOf(authRoutes.confirmMySession, { cookie, body });
      return { call, goesAwayAt: 'update "session"' };
    },
  },
  'a code that is asked for again': {
    max: 10,
    async build() {
      const { cookie, code } = await buildWithCode();
      const body = { code };
      return { call: callOf(authRoutes.confirmMySession, { cookie, body }), goesAwayAt: 'update "session"' };
    },
  },
  'a proof': {
    max: 10,
    async build() {
      const { cookie, code } = await buildWithCode();
      const body = { currentPassword: password, code };
      const call = callOf(secondStepRoutes.renewMyRecoveryCodes, { cookie, body });
      return { call, goesAwayAt: 'insert into "audit_event"' };
    },
  },
  'a call of a network': {
    max: 20,
    async build() {
      const body = { email: 'nobody@example.nz' };
      const call = callOf(authRoutes.forgotPassword, { body });
      return { call, goesAwayAt: 'insert into "password_request"' };
    },
  },
  'a call of a link': {
    max: 20,
    async build() {
      const { hemi } = await buildSignedIn();
      const { auth } = server.services;
      const address = await inTransaction(server.database, (tx) => auth.passwordLink(tx, hemi));
      const link = address.split('/').at(-1) ?? '';
      return { call: callOf(authRoutes.viewPasswordLink, { link }), goesAwayAt: 'from "link_token"' };
    },
  },
  'a value that may be in use': {
    max: 20,
    async build() {
      const { cookie } = await buildSignedIn();
      const body = { firstName: 'Ana', lastName: 'Tui', email: 'ana@example.nz', roles: ['patroller'] };
      return {
        call: callOf(peopleRoutes.createPerson, { cookie, body }),
        goesAwayAt: 'insert into "person"',
      };
    },
  },
};

describe('what an outage ends is not counted [15.12]', () => {
  it.each(Object.entries(tried))('%s', async (_what, { max, build }) => {
    const { call, goesAwayAt } = await build();
    for (let times = 0; times <= max; times += 1) {
      gate.loseAt(goesAwayAt);
      expect((await call()).statusCode).toBe(503);
      gate.restore();
    }
    expect((await call()).statusCode).toBeLessThan(300);
  });
});
