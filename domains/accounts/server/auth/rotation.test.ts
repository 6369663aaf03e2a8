import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accessCookie, type Role } from '#contract';
import { day, minute } from '#platform/clock.ts';
import { person } from '#platform/database/schema/people.ts';
import { publicUrl, testApp } from '#server/testing/app.ts';
import { hashPassword } from './passwords.ts';

/**
 * Keeps the rules of product 9.3 and 9.6 in any order of sign-in, refresh, lost responses, use, theft, revoking,
 * role changes and waiting. A browser that uses only the tokens it last received stays signed in. A token that
 * returns after its successor was used ends the session.
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
  const newAccess = answer.cookies.find((one) => one.name === accessCookie)?.value;
  return {
    status: answer.statusCode,
    roles: answer.statusCode === 200 ? answer.json().roles : [],
    newAccess,
  };
}

/** Models a browser and a thief who keeps every used refresh token, and checks each response. */
class Model {
  #email: string;
  #personId: string;
  #roles: Role[] = ['patroller'];
  #held: Tokens = { access: '', refresh: '' };
  /** Refresh tokens whose successor has been used; presenting one ends the session. */
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
        const { status, roles, newAccess } = await profile(this.#held);
        const good = this.#alive && now < this.#accessUntil;
        expect(status).toBe(good ? 200 : 401);
        if (good) expect(roles).toEqual(this.#roles);
        // After a change of roles the browser gets a new access token and keeps its refresh token.
        if (newAccess) this.#receive({ ...this.#held, access: newAccess }, now);
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
        await post('/auth/refresh', this.#held); // the browser never receives the response
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

it('the rules hold in any order of events', async () => {
  const passwordHash = await hash;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 25 }), async (order) => {
      server.clock.advance(day);
      const model = new Model(await server.buildPerson({ passwordHash }));
      await model.take('sign in');
      for (const step of order) await model.take(step);
    }),
    // Random orders seldom combine a change of roles with a lost response.
    { numRuns: 40, examples: [[['lose', 'roles', 'use', 'use', 'refresh']]] },
  );
});
