import { setTimeout as wait } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { minute, second } from '#platform/clock.ts';
import type { Attack } from '../night/attack.ts';
import { type Call, openSession } from '../night/caller.ts';
import { password, type Volunteer } from '../night/volunteers.ts';

/** How many wrong codes a thief tries at each session. */
const tries = 6;

/** Somebody whose sessions were stolen. */
export interface Owner {
  /** Signs in once a minute until `total` milliseconds are over, by password and code, which must work. */
  live(total: number): Promise<void>;
}

/**
 * Sets up a second step for somebody, and steals the sessions that their recovery codes begin: wrong codes at them must not lock out who
 * begins to sign in `after` milliseconds.
 */
export async function buildTheft(
  url: string,
  owner: Volunteer,
  { total, after }: { total: number; after: number },
): Promise<{ owner: Owner; attack: Attack }> {
  const { app, codes } = await startSecondStep(url, owner);
  const stolen: Call[] = [];
  for (const code of codes) stolen.push((await openSession(url, owner, { password, code })).call);
  const pause = total / (tries * stolen.length);
  return {
    owner: {
      async live(until) {
        await wait(after);
        return live(url, owner, app, until - after);
      },
    },
    attack: {
      what: 'wrong codes at stolen sessions',
      attackers: [
        async (turn) => {
          const call = stolen[Math.floor(turn / tries)];
          await wait(pause);
          return (await call?.('POST', '/my/session/confirm', wrong(turn))) ?? { status: 'none left' };
        },
      ],
    },
  };
}

/** A code of an app and a recovery code, both made up. */
function wrong(turn: number): object {
  return turn % 2 === 0 ? { code: String(turn).padStart(6, '0') } : { code: `AAAA-${1000 + turn}` };
}

async function startSecondStep(url: string, owner: Volunteer): Promise<{ app: TOTP; codes: string[] }> {
  const { call } = await openSession(url, owner, { password });
  const { key, sealed }: { key: string; sealed: string } = JSON.parse(
    (await call('POST', '/my/second-step/prepare')).body,
  );
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  const proof = { currentPassword: password, sealed, appCode: app.generate() };
  const { status, body } = await call('POST', '/my/second-step', proof);
  if (status !== 200) throw new Error(`a second step was not set up: ${body}`);
  const { codes }: { codes: string[] } = JSON.parse(body);
  return { app, codes };
}

async function live(url: string, owner: Volunteer, app: TOTP, total: number): Promise<void> {
  // Each code is taken once, so that signing in waits for the next.
  for (let passed = 0; passed < total; passed += minute) {
    await wait(31 * second);
    const { answer, call } = await openSession(url, owner, { password, code: app.generate() });
    if (answer.status !== 204) throw new Error(`${owner.email} is locked out: ${answer.body}`);
    const { status } = await call('GET', '/my/second-step');
    if (status !== 200) throw new Error(`${owner.email} cannot go on: ${status}`);
    await wait(29 * second);
  }
}
