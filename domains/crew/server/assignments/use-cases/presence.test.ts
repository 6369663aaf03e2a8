import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import { after, hour } from '#platform/clock.ts';
import { assignmentAnswer } from '#platform/database/schema/assignments.ts';
import { testApp } from '#server/testing/app.ts';
import { buildNight, now, start } from '#server/testing/night.ts';
import { buildRecord, end, underWay, waited } from '#server/testing/record.ts';

const app = testApp();

const answerOf = ({ patrollers }: Patrol, { id }: { id: string }) => patrollers[id]?.accepted;

it('who starts, records or finishes without an answer has accepted by it, and the others have not [6.14]', async () => {
  const { ofHemi, ofMere, hemi, mere, organizationId } = await buildRecord(app);
  const started = await ofHemi.start();
  expect(answerOf(started.body, hemi)).toEqual({ when: now, by: hemi.id });
  expect(answerOf(started.body, mere)).toBeNull();
  app.clock.set(underWay);
  const recorded = await ofMere.record();
  expect(answerOf(recorded.body, mere)).toEqual({ when: underWay, by: mere.id });
  app.clock.set(after(underWay, 1));
  await ofMere.record();
  const answers = await app.database
    .select({ answer: assignmentAnswer.answer, by: assignmentAnswer.by, when: assignmentAnswer.when })
    .from(assignmentAnswer)
    .where(eq(assignmentAnswer.organizationId, organizationId));
  expect(answers).toEqual([
    { answer: 'accepted', by: hemi.id, when: now },
    { answer: 'accepted', by: mere.id, when: underWay },
  ]);
});

it('an absence that an admin has noted stays, and an admin’s finish says nothing of anybody [6.14]', async () => {
  const { ofHemi, ofMere, ofAdmin, hemi, mere, admin, params } = await buildRecord(app);
  await ofHemi.start();
  app.clock.set(after(start, hour));
  const absent = { params: { ...params, personId: hemi.id }, body: { value: true } };
  await (await app.as(admin))(assignmentRoutes.setDidNotShow, absent);
  expect((await ofHemi.record()).body.patrollers[hemi.id]?.didNotShow).not.toBeNull();
  app.clock.set(after(end, 2 * hour));
  const { body } = await ofAdmin.finish({ reason: 'Their phones are flat.' });
  expect(answerOf(body, mere)).toBeNull();
  expect(await ofMere.patrol()).toEqual(body);
});

it('whose entry an admin takes into the record has accepted by it [6.14]', async () => {
  const { ofHemi, ofMere, ofAdmin, hemi } = await buildRecord(app);
  await ofMere.start();
  app.clock.set(after(start, hour));
  await ofMere.finish();
  app.clock.set(after(start, 2 * hour));
  const _id = newId();
  const kept = await ofHemi.record({
    _id,
    when: after(start, 1.5 * hour),
    ...waited(30, { by: app.clock.now() }),
  });
  expect(answerOf(kept.body, hemi)).toBeNull();
  const taken = await ofAdmin.take({ kind: 'incident', _id });
  expect(answerOf(taken.body, hemi)).toEqual({ when: app.clock.now(), by: hemi.id });
});

it('the whole crew of a log-on has accepted by it, but for whoever declined [6.14]', async () => {
  const { hemi, mere, admin, params, logOn, patrol, organizationId } = await buildNight(app);
  const third = await app.buildPerson({ organizationId });
  await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: third.id });
  const decline = { params: { ...params, personId: mere.id } };
  await (await app.as(admin))(assignmentRoutes.declineForPatroller, decline);
  const { body } = await logOn();
  const accepted = { when: app.clock.now(), by: hemi.id };
  expect([hemi, mere, third].map((one) => answerOf(body, one))).toEqual([accepted, null, accepted]);
});
