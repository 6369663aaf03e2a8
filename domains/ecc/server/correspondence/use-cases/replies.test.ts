import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { eccRoutes } from '#ecc/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccReply, eccResponse } from '#platform/database/schema/ecc.ts';
import { findRun } from '#platform/jobs/runs.store.ts';
import { testApp } from '#server/testing/app.ts';
import { buildNight, now, number } from '#server/testing/night.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { pruneReplies } from '../periodic-task.ts';
import type { IncomingReply } from './replies.ts';

const app = testApp();
let counter = 0;

async function buildWaiting(given: Parameters<typeof buildNight>[1] = {}) {
  const night = await buildNight(app, given);
  const notificationId = newId();
  await night.logOn({ _id: notificationId });
  const { organizationId, patrolId, params } = night;
  const receive = (more: Partial<IncomingReply>) => {
    counter += 1;
    const reply: IncomingReply = {
      from: 'ecc@police.example',
      subject: 'RE: Patrol log on',
      text: `Number ${counter}`,
      raw: Buffer.from(`mail ${counter}`),
      outcome: 'no-number',
      ...more,
    };
    return app.services.ecc.keepReply({ organizationId, patrolId, notificationId, sent: '' }, reply);
  };
  const list = async (who: typeof night.hemi, query: object = {}) =>
    (await app.as(who))(eccRoutes.listEccReplies, { params, query });
  return { ...night, receive, list };
}

describe('a mail that comes in', () => {
  it('with the number answers the log-on, and the crew hears of it [16.7]', async () => {
    const { receive, read, patrolId, organizationId } = await buildWaiting();
    expect(await receive({ outcome: 'number', policeEventNumber: number })).toBe('number');
    expect((await read()).eccLogOnResponse).toEqual({ when: now, policeEventNumber: number });
    const responses = app.database.select().from(eccResponse).where(eq(eccResponse.patrolId, patrolId));
    expect(await responses).toMatchObject([{ via: 'mail', by: null }]);
    expect(await queuedMails(app, organizationId, 'ecc-answered')).toHaveLength(2);
  });

  it('with another number than the known one replaces nothing [16.7]', async () => {
    const { receive, read, enter } = await buildWaiting();
    await enter(number);
    expect(await receive({ outcome: 'number', policeEventNumber: number })).toBe('number');
    expect(await receive({ outcome: 'number', policeEventNumber: 'P000000002' })).toBe('several-numbers');
    expect((await read()).eccLogOnResponse?.policeEventNumber).toBe(number);
  });

  it('with the known number in another spelling changes nothing [16.7]', async () => {
    const { receive, read, enter, patrolId } = await buildWaiting();
    await enter(number);
    expect(await receive({ outcome: 'number', policeEventNumber: 'P 061 234 567' })).toBe('number');
    expect((await read()).eccLogOnResponse?.policeEventNumber).toBe(number);
    const responses = app.database.select().from(eccResponse).where(eq(eccResponse.patrolId, patrolId));
    expect(await responses).toHaveLength(1);
  });

  it.each(['no-number', 'several-numbers', 'automatic', 'bounce'] as const)(
    'that is %s is kept whole and answers nothing [16.7]',
    async (outcome) => {
      const { receive, read, patrolId } = await buildWaiting();
      const raw = Buffer.from([0, 255, 10]);
      expect(await receive({ outcome, raw })).toBe(outcome);
      expect((await read()).eccLogOnResponse).toBeNull();
      const [row] = await app.database.select().from(eccReply).where(eq(eccReply.patrolId, patrolId));
      expect(row).toMatchObject({ outcome, from: 'ecc@police.example' });
      expect(Buffer.from(row?.raw ?? []).equals(raw)).toBe(true);
    },
  );

  it.each([
    [27 * hour - 1, 'number'],
    [27 * hour, 'too-late'],
  ] as const)('%d ms after the start is %s [16.7]', async (late, outcome) => {
    const { receive, change } = await buildWaiting();
    await change({ when: after(now, -late) });
    expect(await receive({ outcome: 'number', policeEventNumber: number })).toBe(outcome);
    expect(await receive({ outcome: 'bounce' })).toBe('bounce');
  });

  it('for a cancelled patrol is too late', async () => {
    const { receive, change, read } = await buildWaiting();
    await change({ cancelled: now });
    expect(await receive({ outcome: 'number', policeEventNumber: number })).toBe('too-late');
    expect((await read()).eccLogOnResponse).toBeNull();
  });

  it('is found by the link of the mail that it answers, and by nothing else [16.7]', async () => {
    const { organizationId, patrolId, body } = await buildWaiting();
    const [link] = await app.database
      .select()
      .from(linkToken)
      .where(eq(linkToken.organizationId, organizationId));
    const found = await app.services.ecc.findAnswered(link?.id ?? '');
    expect(found).toMatchObject({ organizationId, patrolId });
    expect(found?.sent).toMatch(/^Patrol log on: HSCP.*\nHSCP from Howick/);
    expect(await app.services.ecc.findAnswered(link?.eccNotificationId ?? '')).toBeNull();
    expect(await app.services.ecc.findAnswered(body()._id)).toBeNull();
  });

  it('is kept without the characters that cannot be stored', async () => {
    const { receive, list, hemi } = await buildWaiting();
    await receive({ text: 'a\0b', subject: '\0' });
    expect((await list(hemi)).body.items).toMatchObject([{ text: 'ab', subject: '' }]);
  });

  it('twice is kept once [16.7]', async () => {
    const { receive, list, hemi } = await buildWaiting();
    const raw = Buffer.from('the same mail');
    await receive({ raw });
    await receive({ raw });
    expect((await list(hemi)).body.matches).toBe(1);
  });
});

describe('the replies of a patrol', () => {
  it('are listed newest first to crew, admins and watchers [16.7]', async () => {
    const { receive, list, hemi, admin, watcher } = await buildWaiting();
    await receive({ text: 'first' });
    app.clock.advance(minute);
    await receive({ text: 'second', outcome: 'automatic' });
    for (const who of [hemi, admin, watcher]) {
      const { status, body } = await list(who);
      expect(status).toBe(200);
      expect(body.matches).toBe(2);
      expect(body.items).toMatchObject([
        { when: app.clock.now(), text: 'second', outcome: 'automatic' },
        { when: now, from: 'ecc@police.example', subject: 'RE: Patrol log on', text: 'first' },
      ]);
    }
    expect((await list(hemi, { skip: 1, limit: 1 })).body.items).toMatchObject([{ text: 'first' }]);
  });

  it('have the beginning of a long text, and say that it was cut [11.29]', async () => {
    const { receive, list, hemi } = await buildWaiting();
    await receive({ text: 'x'.repeat(5000), subject: 's'.repeat(600), from: 'f'.repeat(400) });
    app.clock.advance(minute);
    await receive({ text: 'x'.repeat(5001) });
    const { items } = (await list(hemi)).body;
    expect(items.map(({ text, cut }) => [text.length, cut])).toEqual([
      [5000, true],
      [5000, false],
    ]);
    expect(items[1]).toMatchObject({ subject: 's'.repeat(500), from: 'f'.repeat(320) });
  });

  it('offer numbers, and none while one can be taken or nobody may enter it [16.16]', async () => {
    const { receive, list, enter, change, hemi, admin, patrolId } = await buildWaiting();
    const candidates = [{ policeEventNumber: number, sentence: `Tonight: ${number}` }];
    const offered = async (who = hemi) => (await list(who)).body.items[0]?.candidates;
    await receive({ outcome: 'several-numbers', candidates });
    expect(await offered()).toEqual(candidates);
    await app.database
      .update(eccReply)
      .set({ candidates: sql`default` })
      .where(eq(eccReply.patrolId, patrolId));
    expect(await offered()).toEqual([]);
    app.clock.advance(1);
    await receive({ outcome: 'number', policeEventNumber: 'P069999999', candidates });
    expect(await offered()).toEqual([]);
    await enter('P060000001');
    app.clock.advance(1);
    await receive({ outcome: 'number', policeEventNumber: number, candidates });
    expect(await offered()).toEqual(candidates);
    app.clock.advance(1);
    await change({ when: after(now, -27 * hour) });
    expect(await receive({ outcome: 'several-numbers', candidates })).toBe('too-late');
    expect(await offered(admin)).toEqual([]);
  });

  it('are for nobody else [17.34]', async () => {
    const { list, pat, recipient } = await buildWaiting();
    expect((await list(pat)).status).toBe(403);
    expect((await list(recipient)).status).toBe(403);
  });
});

it('a mail is dropped after 90 days, in batches, while what was read of it stays [11.29]', async () => {
  const { receive, list, admin, patrolId } = await buildWaiting();
  await receive({ text: 'old' });
  const [old] = await app.database.select().from(eccReply).where(eq(eccReply.patrolId, patrolId));
  if (!old) throw new Error('It was not kept');
  const copies = Array.from({ length: 210 }, () => ({
    ...old,
    id: newId(),
    digest: newId(),
    notificationId: null,
  }));
  await app.database.insert(eccReply).values(copies);
  app.clock.advance(90 * day);
  await receive({ text: 'young', outcome: 'bounce' });
  const prune = pruneReplies(app.context);
  await prune.run();
  const withRaw = () =>
    app.database
      .select({ text: eccReply.text })
      .from(eccReply)
      .where(and(eq(eccReply.patrolId, patrolId), isNotNull(eccReply.raw)));
  expect(await withRaw()).toHaveLength(212);
  app.clock.advance(1);
  await prune.run();
  expect(await withRaw()).toEqual([{ text: 'young' }]);
  expect((await list(admin)).body.matches).toBe(212);
  const isOld = and(eq(eccReply.patrolId, patrolId), eq(eccReply.text, 'old'));
  expect(await app.database.$count(eccReply, isOld)).toBe(211);
  expect(await findRun(app.database, prune.name)).toBe(app.clock.now());
});
