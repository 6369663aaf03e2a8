import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { eccRoutes } from '#ecc/contract';
import { patrolRoutes } from '#patrols/contract';
import { after, hour } from '#platform/clock.ts';
import { eccNotification, eccReply, eccResponse } from '#platform/database/schema/ecc.ts';
import { recordRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { operatorOf } from '#server/testing/ecc.ts';
import { inTurnBehind, lockingPatrol } from '#server/testing/in-turn.ts';
import { testMailerOfNights } from '#server/testing/mailer.ts';
import { buildNight, now, number, start } from '#server/testing/night.ts';

const app = testApp();
const send = testMailerOfNights(app);

/** Makes a night that its admin can rename. */
async function buildRenamed(given: Parameters<typeof buildNight>[1]) {
  const night = await buildNight(app, given);
  const asAdmin = await app.as(night.admin);
  const { params, patrol } = night;
  return {
    ...night,
    rename: (name: string, more: object = {}) =>
      asAdmin(patrolRoutes.updatePatrol, { params, body: { name, ...more } }),
    messages: () =>
      app.database.select().from(eccNotification).where(eq(eccNotification.patrolId, patrol.id)),
    answers: () => app.database.select().from(eccResponse).where(eq(eccResponse.patrolId, patrol.id)),
  };
}

/** Makes a night that Hemi has logged on for training, and the operator who has the mail. */
async function buildTrained() {
  const night = await buildRenamed({ name: 'TEST' });
  await night.logOn();
  const [mail] = await send();
  return { ...night, operator: await operatorOf(app, mail ?? {}) };
}

const toEcc = async () =>
  (await send()).filter(({ to }) => [to].flat().some((each) => each?.text.includes('ecc@police.example')));

describe('a patrol that the ECC knows of [16.14]', () => {
  it.each([
    ['a log-on', (night: Awaited<ReturnType<typeof buildRenamed>>) => night.logOn()],
    ['a number by phone', (night: Awaited<ReturnType<typeof buildRenamed>>) => night.enter(number)],
  ])('by %s cannot be renamed to TEST, and stays as it was', async (_what, make) => {
    const night = await buildRenamed({ name: 'Wharf patrol' });
    await make(night);
    const before = await night.read();
    for (const name of ['TEST', ' test '])
      expect(await night.rename(name, { when: after(start, hour) })).toMatchObject({
        status: 409,
        body: { code: 'expected-by-ecc', message: expect.stringContaining('expects to hear of it') },
      });
    expect(await night.read()).toEqual(before);
    expect((await night.rename('Beach patrol')).status).toBe(200);
  });

  it('is told of its end whatever its name, as its log-on says', async () => {
    const night = await buildRenamed({ name: 'Wharf patrol' });
    await night.logOn();
    await night.change({ name: 'TEST', started: { started: start } });
    await send();
    await night.extend({ hours: 4 });
    await night.locked((locked) => app.services.ecc.logOff(locked, { by: night.hemi.id, finished: now }));
    expect((await toEcc()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Patrol extended/),
      expect.stringMatching(/^Patrol log off/),
    ]);
    expect((await night.form()).body.training).toBe(false);
  });
});

describe('training [16.14]', () => {
  it('stays training, whatever the name', async () => {
    const night = await buildTrained();
    await night.change({ name: 'Wharf patrol', started: { started: start } });
    await night.extend({ hours: 4 });
    expect((await night.messages()).map(({ training }) => training)).toEqual([true, true]);
    expect(await toEcc()).toEqual([]);
  });

  it('ends with the name TEST: the patrol is not logged on, and can be, with the ECC', async () => {
    const { operator, rename, read, logOn, messages, answers, admin, mere } = await buildTrained();
    await operator.answer({ policeEventNumber: number });
    expect((await rename('Wharf patrol')).body).toMatchObject({
      eccLogOnNotification: null,
      eccLogOnResponse: null,
    });
    const mark = { voided: now, voidedBy: admin.id };
    expect(await messages()).toMatchObject([{ training: true, ...mark }]);
    expect(await answers()).toMatchObject([{ policeEventNumber: number, ...mark }]);
    expect((await send()).map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining(number));
    expect((await logOn()).status).toBe(200);
    const [mail] = await toEcc();
    expect(mail?.subject).toMatch(/^Patrol log on/);
    await (await operatorOf(app, mail ?? {})).answer({ policeEventNumber: 'P069999999' });
    expect((await read()).eccLogOnResponse?.policeEventNumber).toBe('P069999999');
    const told = (await send()).flatMap(({ to }) => [to].flat().map((each) => each?.value[0]?.address));
    expect(told).toContain(mere.email);
  });

  it('that is void is not answered any more, neither by its page nor by mail', async () => {
    const { operator, rename, read, answers, messages, organizationId, patrolId } = await buildTrained();
    const [message] = await messages();
    const reply = { from: 'hemi@example.nz', subject: 'RE:', text: number, policeEventNumber: number };
    const of = { organizationId, patrolId, notificationId: message?.id ?? '', sent: '' };
    const candidates = [{ policeEventNumber: number, sentence: number }];
    const keep = (outcome: 'number' | 'bounce' | 'several-numbers', raw: string) =>
      app.services.ecc.keepReply(of, { ...reply, outcome, candidates, raw: Buffer.from(raw) });
    expect(await keep('number', 'before')).toBe('number');
    expect(await keep('several-numbers', 'both')).toBe('several-numbers');
    await rename('Wharf patrol');
    expect((await operator.view()).status).toBe(401);
    expect((await operator.answer({ policeEventNumber: number })).status).toBe(401);
    expect(await keep('number', 'after')).toBe('training');
    expect(await keep('bounce', 'returned')).toBe('training');
    expect((await read()).eccLogOnResponse).toBeNull();
    expect(await answers()).toMatchObject([{ via: 'mail', voided: now }]);
    const kept = await app.database.select().from(eccReply).where(eq(eccReply.patrolId, patrolId));
    const offersNothing = { outcome: 'training', candidates: [] };
    expect(kept).toMatchObject([offersNothing, offersNothing, offersNothing, offersNothing]);
  });

  it('that is void is not mailed any more', async () => {
    const night = await buildRenamed({ name: 'TEST' });
    await night.logOn();
    await night.rename('Wharf patrol');
    expect((await send()).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('TRAINING'),
    );
  });

  it('that is void tells the ECC nothing of a patrol that is moved by the same change', async () => {
    const { rename } = await buildTrained();
    expect((await rename('Wharf patrol', { when: after(start, hour) })).status).toBe(200);
    expect(await toEcc()).toEqual([]);
  });

  it('with a number that was typed ends alike: no log-off is sent', async () => {
    const night = await buildRenamed({ name: 'TEST' });
    await night.enter(number);
    await night.rename('Wharf patrol');
    await night.change({ started: { started: start } });
    await night.locked((locked) => app.services.ecc.logOff(locked, { by: night.hemi.id, finished: now }));
    expect(await night.messages()).toEqual([]);
  });

  it('is begun anew once the name is TEST again', async () => {
    const { rename, logOn, messages } = await buildTrained();
    await rename('Wharf patrol');
    expect((await rename('TEST')).status).toBe(200);
    expect((await logOn()).body.eccLogOnNotification).not.toBeNull();
    expect((await messages()).map(({ voided }) => voided)).toEqual([now, null]);
  });

  it.each(['the answer', 'the rename'])(
    'that is answered while it is renamed, %s first, leaves no number',
    async (first) => {
      const { operator, rename, read, patrol } = await buildTrained();
      const calls = [() => operator.answer({ policeEventNumber: number }), () => rename('Wharf patrol')];
      const inOrder = first === 'the answer' ? calls : calls.toReversed();
      await inTurnBehind<unknown>(app, lockingPatrol(patrol.id), ...inOrder);
      expect((await read()).eccLogOnResponse).toBeNull();
    },
  );
});

describe('a call that was made for training [16.15]', () => {
  it('sends and enters nothing for a patrol that was renamed meanwhile, either way', async () => {
    for (const [name, training] of [
      ['Wharf patrol', true],
      ['TEST', false],
    ] as const) {
      const { logOn, asHemi, params, messages, read } = await buildRenamed({ name });
      const refused = { status: 409, body: { code: 'renamed-meanwhile' } };
      expect(await logOn({ training })).toMatchObject(refused);
      const body = { policeEventNumber: number, training };
      expect(await asHemi(eccRoutes.enterEventNumber, { params, body })).toMatchObject(refused);
      expect(await messages()).toEqual([]);
      expect((await read()).eccLogOnResponse).toBeNull();
      expect((await logOn({ training: !training })).status).toBe(200);
    }
  });

  it('is not taken as sent, once it is void', async () => {
    const { rename, logOn } = await buildRenamed({ name: 'TEST' });
    const _id = newId();
    await logOn({ _id, training: true });
    await rename('Wharf patrol');
    expect(await logOn({ _id, training: true })).toMatchObject({ status: 409 });
    expect(await logOn({ _id, training: false })).toMatchObject({ status: 409, body: { code: 'id-taken' } });
    expect((await logOn({ training: false })).status).toBe(200);
  });

  it.each([
    ['TEST', true, number],
    ['Wharf patrol', true, null],
    ['Wharf patrol', false, number],
  ])('leaves at the start of %s, training: %s, the number %s', async (name, training, kept) => {
    const { asHemi, params } = await buildRenamed({ name });
    const body = { _id: newId(), started: now, policeEventNumber: number, training };
    const { status, body: patrol } = await asHemi(recordRoutes.startPatrol, { params, body });
    expect(status).toBe(200);
    expect(patrol.started?.policeEventNumber).toBe(kept);
  });
});
