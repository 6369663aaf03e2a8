import { accessCookie, type Role } from '@patrolbook/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { day, minute } from '../../platform/clock.ts';
import { person } from '../../platform/database/schema.ts';
import { publicUrl, testApp } from '../../testing/app.ts';
import { hashPassword } from './passwords.ts';

/**
 * Any order of sign-in, refresh, lost answers, use, theft, revoking, role changes and waiting keeps the rules of design 6.2: whoever only
 * ever uses what they last received stays signed in; whatever returns after its successor was used ends the session.
 */

const server = testApp();
const password = 'Torch-and-vest-1';
const hash = hashPassword(password);
const steps = ['use', 'refresh', 'lose', 'replay', 'revoke', 'roles', 'wait', 'sign in'] as const;
type Step = (typeof steps)[number];

type Tokens = { access: string; refresh: string };

async function post(path: string, tokens: Tokens | null, payload?: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { origin: publicUrl.origin },
    cookies: tokens ? { [accessCookie]: tokens.access, refresh_token: tokens.refresh } : {},
    ...(payload && { payload }),
  });
  const cookie = (name: string) => answer.cookies.find((one) => one.name === name)?.value ?? '';
  return {
    status: answer.statusCode,
    tokens: { access: cookie(accessCookie), refresh: cookie('refresh_token') },
  };
}

async function profile(tokens: Tokens) {
  const cookies = { [accessCookie]: tokens.access };
  const answer = await server.app.inject({ url: '/api/v1/my/profile', cookies });
  const fresher = answer.cookies.find((one) => one.name === accessCookie)?.value;
  return { status: answer.statusCode, roles: answer.statusCode === 200 ? answer.json().roles : [], fresher };
}

/** A browser, an eavesdropper who keeps every token that was ever handed out, and what has to hold. */
class Model {
  #email: string;
  #personId: string;
  #roles: Role[] = ['patroller'];
  #held: Tokens = { access: '', refresh: '' };
  /** Refresh tokens whose successor has been used: poison. */
  #dead: string[] = [];
  #alive = false;
  #accessUntil = 0;

  constructor({ id, email }: { id: string; email: string }) {
    this.#personId = id;
    this.#email = email;
  }

  async take(step: Step): Promise<void> {
    const now = Date.parse(server.clock.now());
    switch (step) {
      case 'sign in': {
        const answer = await post('/auth/sign-in', null, { email: this.#email, password });
        expect(answer.status).toBe(204);
        this.#receive(answer.tokens, now);
        this.#dead = [];
        return;
      }
      case 'use': {
        const { status, roles, fresher } = await profile(this.#held);
        const good = this.#alive && now < this.#accessUntil;
        expect(status).toBe(good ? 200 : 401);
        if (good) expect(roles).toEqual(this.#roles);
        // When roles changed, the browser is handed another access token for the refresh token that it has.
        if (fresher) this.#receive({ ...this.#held, access: fresher }, now);
        return;
      }
      case 'refresh': {
        const before = this.#held.refresh;
        const answer = await post('/auth/refresh', this.#held);
        expect(answer.status).toBe(this.#alive ? 204 : 401);
        if (!this.#alive) return;
        this.#receive(answer.tokens, now);
        expect((await profile(this.#held)).status).toBe(200); // the successor is used
        this.#dead.push(before);
        return;
      }
      case 'lose':
        await post('/auth/refresh', this.#held); // the server has answered; the browser never hears it
        return;
      case 'replay': {
        const stolen = this.#dead.at(-1);
        if (!stolen) return;
        expect((await post('/auth/refresh', { access: '', refresh: stolen })).status).toBe(401);
        this.#alive = false;
        return;
      }
      case 'revoke':
        await post('/auth/sign-out', this.#held);
        this.#alive = false;
        return;
      case 'roles':
        this.#roles = this.#roles.includes('admin') ? ['patroller'] : ['admin', 'patroller'];
        await server.database.update(person).set({ roles: this.#roles }).where(eq(person.id, this.#personId));
        return;
      case 'wait':
        server.clock.advance(11 * minute);
    }
  }

  #receive(tokens: Tokens, now: number): void {
    this.#held = tokens;
    this.#alive = true;
    this.#accessUntil = now + 10 * minute;
  }
}

it('holds in any order of events', async () => {
  const passwordHash = await hash;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 25 }), async (order) => {
      server.clock.advance(day);
      const model = new Model(await server.buildPerson({ passwordHash }));
      await model.take('sign in');
      for (const step of order) await model.take(step);
    }),
    // Chance seldom finds roles that change while an answer is lost.
    { numRuns: 40, examples: [[['lose', 'roles', 'use', 'use', 'refresh']]] },
  );
});
