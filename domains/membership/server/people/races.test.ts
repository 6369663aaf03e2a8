import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { peopleRoutes } from '#people/contract';
import type { Transaction } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol as patrols } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);

const lockPerson = (tx: Transaction, id: string) =>
  tx.select().from(person).where(eq(person.id, id)).for('no key update');

describe('two concurrent changes [12.6]', () => {
  it('a person who has just been assigned cannot leave or stop patrolling until the call is repeated', async () => {
    const { organizationId, admin, hemi, patrol } = await buildRoster(app);
    const call = await app.as(admin);
    const params = { id: hemi.id };
    const leave = () => call(peopleRoutes.deletePerson, { params });
    const stop = () =>
      call(peopleRoutes.updatePerson, { params, body: { roles: [] }, query: { confirm: true } });
    const left = and(eq(assignment.personId, hemi.id), isNull(assignment.removed));
    for (const attempt of [stop, leave]) {
      await app.database.delete(assignment).where(eq(assignment.personId, hemi.id));
      const [answer] = await inTurnBehind<{ status: number; body: unknown }>(
        app,
        async (tx) => {
          await tx.select().from(patrols).where(eq(patrols.id, patrol.id)).for('update');
          await lockPerson(tx, hemi.id);
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

  it('a new address and a new password do not deadlock, and the first wins', async () => {
    const { admin } = await buildRoster(app);
    const call = await app.as(admin);
    const body = { firstName: 'Hemi', lastName: 'Hall', email: 'before@example.nz' };
    const { _id: id } = (await call(peopleRoutes.createPerson, { body })).body;
    const mails = await send();
    const linkToken = /\/set-password\/([\w.-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    const stranger = await app.as(null);
    const move = () =>
      call(peopleRoutes.updatePerson, { params: { id }, body: { email: 'after@example.nz' } });
    const setPassword = () =>
      stranger(authRoutes.setPassword, { params: { linkToken }, body: { password: 'Torch-and-vest-1' } });

    const answers = await inTurnBehind<{ status: number }>(
      app,
      (tx) => lockPerson(tx, id),
      move,
      setPassword,
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  });
});
