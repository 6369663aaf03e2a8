import { peopleRoutes, sessionRoutes } from '@patrolbook/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/connect.ts';
import { assignment, patrol as patrols, person } from '../../platform/database/schema.ts';
import { testApp } from '../../testing/app.ts';
import { behindLock } from '../../testing/behind-lock.ts';
import { testPost } from '../../testing/post.ts';
import { buildRoster } from '../../testing/roster.ts';

const app = testApp();
const send = testPost(app);

const holdPerson = (tx: Transaction, id: string) =>
  tx.select().from(person).where(eq(person.id, id)).for('no key update');

describe('two things at one moment [rule one-wins]', () => {
  it('whoever has just been put on a patrol neither leaves nor stops patrolling; the second try sees it', async () => {
    const { organizationId, admin, hemi, patrol } = await buildRoster(app);
    const call = await app.as(admin);
    const params = { id: hemi.id };
    const leave = () => call(peopleRoutes.deletePerson, { params });
    const stop = () =>
      call(peopleRoutes.updatePerson, { params, body: { roles: [] }, query: { confirm: true } });
    const left = and(eq(assignment.personId, hemi.id), isNull(assignment.removed));
    for (const attempt of [stop, leave]) {
      await app.database.delete(assignment).where(eq(assignment.personId, hemi.id));
      const [answer] = await behindLock<{ status: number; body: unknown }>(
        app,
        async (tx) => {
          await tx.select().from(patrols).where(eq(patrols.id, patrol.id)).for('update');
          await holdPerson(tx, hemi.id);
          const row = { id: newId(), organizationId, patrolId: patrol.id, personId: hemi.id };
          await tx.insert(assignment).values({ ...row, created: app.clock.now() });
        },
        attempt,
      );
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'just-assigned',
          message: 'Somebody has just put them on a patrol. Please try again.',
        },
      });
      expect(await app.database.$count(assignment, left)).toBe(1);
      expect((await call(peopleRoutes.getPerson, { params })).body).toMatchObject({
        roles: ['patroller'],
        finished: null,
      });
    }
    expect((await leave()).status).toBe(204);
    expect(await app.database.$count(assignment, left)).toBe(0);
  });

  it('of a new address and a new password the first has its way, and neither waits for ever', async () => {
    const { admin } = await buildRoster(app);
    const call = await app.as(admin);
    const body = { firstName: 'Hemi', lastName: 'Hall', email: 'before@example.nz' };
    const { _id: id } = (await call(peopleRoutes.createPerson, { body })).body;
    const letters = await send();
    const linkToken = /\/set-password\/([\w.-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
    const stranger = await app.as(null);
    const move = () =>
      call(peopleRoutes.updatePerson, { params: { id }, body: { email: 'after@example.nz' } });
    const setPassword = () =>
      stranger(sessionRoutes.setPassword, { params: { linkToken }, body: { password: 'Torch-and-vest-1' } });

    const answers = await behindLock<{ status: number }>(app, (tx) => holdPerson(tx, id), move, setPassword);

    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  });
});
