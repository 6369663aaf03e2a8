import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eccMessageText, eccRoutes } from '#ecc/contract';
import { after, hour, minute } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccResponse } from '#platform/database/schema/ecc.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { countQueued, operatorOf } from '#server/testing/ecc.ts';
import { inTurnBehind, lockingPatrol } from '#server/testing/in-turn.ts';
import { testMailerOfNights } from '#server/testing/mailer.ts';
import { buildNight, now, number, start } from '#server/testing/night.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailerOfNights(app);
const expired = {
  status: 401,
  body: { error: 'unauthorized', message: 'Sorry, this link has expired.' },
};

/** Makes a night that Hemi has logged on, and the operator who has the mail. */
async function buildLoggedOn(given: Parameters<typeof buildNight>[1] = {}) {
  const night = await buildNight(app, given);
  await night.logOn({ vehicle: { rego: 'KLM127' }, notes: 'School holiday list.' });
  const [mail] = await send();
  if (!mail) throw new Error('the ECC should have a mail');
  const history = () =>
    app.database
      .select()
      .from(eccResponse)
      .where(eq(eccResponse.patrolId, night.patrol.id))
      .orderBy(asc(eccResponse.id));
  return { ...night, mail, history, operator: await operatorOf(app, mail) };
}

describe('the ECC’s page', () => {
  it('shows what the mail said, the answer, and nothing more [10.6, 16.4]', async () => {
    const { operator, mail } = await buildLoggedOn();
    const { status, body } = await operator.view();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ kind: 'log-on', sent: now, callSign: 'HSCP', training: false, answer: null },
      organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
      expires: after(start, 27 * hour),
    });
    const text = (mail.text ?? '').replaceAll(/\s+/g, ' ');
    for (const line of eccMessageText(body.message).split('\n')) expect(text).toContain(line);
    expect(mail.subject).toBe(body.message.subject);
    const { sent, expires, organization, callSign, message, ...rest } = body;
    expect(rest).toEqual({ kind: 'log-on', training: false, answer: null });
    expect(text).toContain(organization.name);
    expect(text).toContain(callSign);
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@/);
  });

  it('takes an event number, which the crew sees and is mailed [16.4]', async () => {
    const { operator, read, organizationId, hemi, mere, history } = await buildLoggedOn();
    app.clock.advance(minute);
    const answer = { when: app.clock.now(), policeEventNumber: number };
    expect(await operator.answer({ policeEventNumber: ` ${number} ` })).toMatchObject({
      status: 200,
      body: { answer },
    });
    expect((await read()).eccLogOnResponse).toEqual(answer);
    expect(await history()).toMatchObject([{ via: 'page', by: null, policeEventNumber: number }]);
    const told = await queuedMails(app, organizationId, 'ecc-answered');
    expect(told.map(({ recipient }) => recipient)).toEqual([hemi.id, mere.id].toSorted());
  });

  it('takes a correction and shows the former number; the same one changes nothing [16.5]', async () => {
    const { operator, history, organizationId, read } = await buildLoggedOn();
    await operator.answer({ policeEventNumber: number });
    await operator.answer({ policeEventNumber: number });
    expect(await history()).toHaveLength(1);
    app.clock.advance(minute);
    await operator.answer({ policeEventNumber: 'P061234568' });
    expect((await history()).map((row) => row.policeEventNumber)).toEqual([number, 'P061234568']);
    const patrol = await read();
    expect(patrol.eccLogOnResponse?.policeEventNumber).toBe('P061234568');
    expect(patrol.formerEventNumbers).toEqual([{ when: now, policeEventNumber: number }]);
    expect(await queuedMails(app, organizationId, 'ecc-answered')).toHaveLength(4);
  });

  it('takes any form of a number in one line [16.5]', async () => {
    const { operator } = await buildLoggedOn();
    expect((await operator.answer({ policeEventNumber: 'about 6-1-2/A' })).status).toBe(200);
    for (const policeEventNumber of ['', ' ', 'x'.repeat(31), 'P1\nP2', '\u200b'])
      expect((await operator.answer({ policeEventNumber })).status).toBe(400);
    expect(await operator.answer()).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['policeEventNumber'], reason: 'not-defined' }] },
    });
  });

  it('of two operators at once keeps both answers [16.5]', async () => {
    const { operator, history, patrol, read } = await buildLoggedOn();
    const answer = (policeEventNumber: string) => () => operator.answer({ policeEventNumber });
    const answers = await inTurnBehind(
      app,
      lockingPatrol(patrol.id),
      answer('P000000001'),
      answer('P000000002'),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const numbers = (await history()).map((row) => row.policeEventNumber);
    expect(numbers).toEqual(['P000000001', 'P000000002']);
    expect((await read()).eccLogOnResponse?.policeEventNumber).toBe('P000000002');
  });

  it('works until 24 hours past the end, also of an extended patrol [16.6]', async () => {
    const { operator, change } = await buildLoggedOn();
    app.clock.set(after(start, 27 * hour - 1));
    expect((await operator.view()).status).toBe(200);
    app.clock.set(after(start, 27 * hour));
    expect(await operator.view()).toMatchObject(expired);
    expect(await operator.answer({ policeEventNumber: number })).toMatchObject(expired);
    await change({ hours: 4 });
    expect((await operator.view()).status).toBe(200);
  });

  it('is gone with a cancelled patrol and a voided link [16.6]', async () => {
    const cancelled = await buildLoggedOn();
    await cancelled.change({ cancelled: now });
    expect(await cancelled.operator.view()).toMatchObject(expired);
    const voided = await buildLoggedOn();
    const ofOrganization = eq(linkToken.organizationId, voided.organizationId);
    await app.database.update(linkToken).set({ voided: now }).where(ofOrganization);
    expect(await voided.operator.view()).toMatchObject(expired);
    expect(await voided.operator.answer({ policeEventNumber: number })).toMatchObject(expired);
  });

  it('works on after its sender has left the organization', async () => {
    const { operator, hemi } = await buildLoggedOn();
    await app.database.update(person).set({ finished: now }).where(eq(person.id, hemi.id));
    expect((await operator.answer({ policeEventNumber: number })).status).toBe(200);
  });
});

describe('the crew', () => {
  it('enters the number it was told, and the others are mailed [16.6]', async () => {
    const { enter, hemi, mere, organizationId, history } = await buildLoggedOn();
    const { status, body } = await enter(number);
    expect(status).toBe(200);
    expect(body.eccLogOnResponse).toEqual({ when: now, by: hemi.id, policeEventNumber: number });
    expect(await history()).toMatchObject([{ via: 'crew', by: hemi.id }]);
    expect(await queuedMails(app, organizationId, 'ecc-answered')).toMatchObject([{ recipient: mere.id }]);
  });

  it.each([
    [-90 * minute - 1, 409],
    [-90 * minute, 200],
    [27 * hour - 1, 200],
    [27 * hour, 409],
  ])('may do so %d ms from the start, even without a log-on: %d [16.6]', async (distance, status) => {
    const { enter } = await buildNight(app, { when: after(now, -distance) });
    expect((await enter(number)).status).toBe(status);
  });

  it.each([
    ['draft', { finalized: null }],
    ['cancelled', { cancelled: now }],
    ['event', { type: 'event' as const }],
  ])('is refused with the code %s [16.6]', async (code, given) => {
    const { enter } = await buildNight(app, given);
    expect(await enter(number)).toMatchObject({ status: 409, body: { code } });
  });
});

describe('corrections of an event number', () => {
  const another = (index: number) => `P06123${4000 + index}`;

  it('are twelve an hour for each of the crew and the page; the same number is free [12.13]', async () => {
    const { enter, mere, operator, params, patrol, read } = await buildLoggedOn();
    for (let time = 0; time < 12; time += 1) expect((await enter(another(time))).status).toBe(200);
    expect(await enter(number)).toMatchObject({
      status: 429,
      body: {
        message:
          'An event number of this patrol was entered 12 times within an hour. Please try again at 21:00.',
      },
    });
    expect((await enter(another(11))).status).toBe(200);
    const asMere = await app.as(mere);
    const byMere = (policeEventNumber: string) =>
      asMere(eccRoutes.enterEventNumber, { params, body: { policeEventNumber } });
    expect((await byMere(number)).status).toBe(200);
    for (let time = 0; time < 12; time += 1)
      expect((await operator.answer({ policeEventNumber: another(time) })).status).toBe(200);
    expect((await operator.answer({ policeEventNumber: number })).status).toBe(429);
    expect((await read()).eccLogOnResponse?.policeEventNumber).toBe(another(11));
    const neighbour = await buildNight(app);
    expect((await neighbour.enter(number)).status).toBe(200);
    expect(neighbour.patrol.id).not.toBe(patrol.id);
  });

  it('are told once if they come before the mail has left, with the last one [11.23, 11.33, 12.13]', async () => {
    const { operator, mere, params } = await buildLoggedOn();
    for (const policeEventNumber of [number, another(1), number])
      await operator.answer({ policeEventNumber });
    expect(await countQueued(app, { patrolId: params.id, kind: 'ecc-answered' })).toBe(2);
    const mails = (await send()).filter(({ to }) => [to].flat()[0]?.text.includes(mere.email));
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Event number ${number}: HSCP, Sat 21 Nov 2026, 21:00`,
    ]);
  });
});

describe('a test patrol [16.8]', () => {
  it('goes to its sender, marked TRAINING, and nobody else hears of it', async () => {
    const { mail, operator, hemi, read } = await buildLoggedOn({
      name: 'Test',
      organization: { eccEmail: null },
    });
    expect(mail.subject).toMatch(/^TRAINING: /);
    expect([mail.to].flat().map((to) => to?.text)).toEqual([expect.stringContaining(hemi.email)]);
    expect((await operator.view()).body).toMatchObject({ training: true });
    await operator.answer({ policeEventNumber: number });
    const told = await send();
    expect(told.map(({ to }) => [to].flat()[0]?.value[0]?.address)).toEqual([hemi.email]);
    expect(told[0]?.subject).toMatch(/^TRAINING: Event number/);
    expect(told[0]?.text).not.toContain('The ECC has answered');
    expect((await read()).eccLogOnResponse?.policeEventNumber).toBe(number);
  });
});

describe('the mails', () => {
  it('go to the ECC in the organization’s name, and an answer to the sender [16.3]', async () => {
    const { mail, hemi } = await buildLoggedOn({
      organization: { emailFrom: 'Howick South <roster@howick.example>' },
    });
    expect([mail.to].flat()[0]?.value).toEqual([{ name: 'ECC', address: 'ecc@police.example' }]);
    expect(mail.from?.value[0]?.address).toBe('roster@howick.example');
    expect(mail.replyTo?.value[0]?.address).toBe(hemi.email);
    const [first] = (mail.text ?? '').split('\n').filter((line) => line.startsWith('HSCP'));
    expect(first).toMatch(/^HSCP from Howick, Sat 21 Nov 2026, 21:00/);
    expect(mail.html).toContain('Send Event Number');
  });

  it('of a patrol that was cancelled meanwhile, or is over, are dropped [16.3]', async () => {
    const cancelled = await buildNight(app);
    await cancelled.logOn();
    await cancelled.change({ cancelled: now });
    expect(await send()).toEqual([]);
    const late = await buildNight(app);
    await late.logOn();
    app.clock.set(after(start, 3 * hour));
    expect(await send()).toEqual([]);
  });

  it('tell the crew the number, but no outdated one, nor those who have left [16.6]', async () => {
    const { operator, ofMere, hemi, enter } = await buildLoggedOn();
    await operator.answer({ policeEventNumber: number });
    await operator.answer({ policeEventNumber: 'P061234568' });
    await app.database.update(assignment).set({ declined: now }).where(eq(assignment.id, ofMere.id));
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Event number P061234568: HSCP, Sat 21 Nov 2026, 21:00');
    expect([mail?.to].flat()[0]?.value[0]?.address).toBe(hemi.email);
    expect(mail?.text).toContain('The ECC has answered');
    await app.database.update(assignment).set({ declined: null }).where(eq(assignment.id, ofMere.id));
    await enter('P061234569');
    const [byCrew] = await send();
    expect(byCrew?.text).toContain('Hemi TAMIHANA has entered');
  });
});
