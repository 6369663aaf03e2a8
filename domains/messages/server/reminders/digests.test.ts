import { and, eq, isNotNull } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { mailRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { type NoticeChoice, peopleRoutes } from '#people/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { buildReady, testPostOfNotices, to } from '#server/testing/assignment-mails.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { sendDigests } from './digests.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);

/** In Auckland: Sat 21 Nov 2026, 19:00. */
const saturdayEvening = '2026-11-21T06:00:00.000Z';
const sundayMorning = '2026-11-21T18:00:00.000Z';
const mondayMorning = '2026-11-22T18:00:00.000Z';
const nextMonday = '2026-11-29T18:00:00.000Z';
/** A Saturday two weeks ahead, 21:00. */
const ahead = '2026-12-05T08:00:00.000Z';

beforeEach(() => app.clock.set(saturdayEvening));

/** Makes two drafts two weeks ahead, and lets the watcher choose. Each call has a session of its own, since days pass. */
async function buildObserved(notices: NoticeChoice) {
  const ready = await buildReady(app, { when: ahead });
  const { organizationId, admin, watcher, patrol: one } = ready;
  const choose = (chosen: NoticeChoice) =>
    app.database.update(person).set({ notices: chosen }).where(eq(person.id, watcher.id));
  await choose(notices);
  const later = { organizationId, name: 'Wharf patrol', when: '2026-12-12T08:00:00.000Z' };
  const other = await app.buildPatrol(later);
  const asAdmin = () => app.as(admin);
  const toWatcher = (mails: ParsedMail[]) =>
    mails.filter((message) => to(message).includes(watcher.email ?? ''));
  return {
    organizationId,
    watcher,
    one,
    other,
    asAdmin,
    choose,
    toWatcher,
    finalize: async ({ id } = one) => (await asAdmin())(patrolRoutes.finalizePatrol, { params: { id } }),
    edit: async (body: object, { id } = one) =>
      (await asAdmin())(patrolRoutes.updatePatrol, { params: { id }, body }),
    cancel: async (body: object, { id } = one) =>
      (await asAdmin())(patrolRoutes.cancelPatrol, { params: { id }, body }),
    /** Sends what is due at this moment, and returns the mails to the watcher. */
    at: async (instant: string) => {
      app.clock.set(instant);
      await sendDigests(app.context);
      return toWatcher(await send());
    },
    /** How many notices to the watcher are neither sent nor dropped. */
    waiting: () =>
      app.database.$count(mail, and(eq(mail.recipient, watcher.id), isNotNull(mail.nextAttempt))),
  };
}

describe('a daily digest [11.61, 11.62]', () => {
  it('comes at seven in the morning, tells what was finalized, and nobody else waits for it', async () => {
    const { finalize, other, toWatcher, at } = await buildObserved('daily');
    await finalize();
    await finalize(other);
    const atOnce = await sendLater();
    expect(atOnce.length).toBeGreaterThan(2);
    expect(toWatcher(atOnce)).toEqual([]);
    expect(await at('2026-11-21T17:59:59.999Z')).toEqual([]);
    const [digest, ...more] = await at(sundayMorning);
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('2 patrols, Sat 5 Dec to Sat 12 Dec 2026: what is new');
    expect(digest?.text).toMatch(/Planned\n.*Sat 5 Dec 2026, 21:00.*Nobody is on it yet/s);
    expect(digest?.headerLines.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect(await at('2026-11-22T12:00:00.000Z')).toEqual([]);
  });

  it('is not sent when nothing has happened, nor twice by two workers [11.61]', async () => {
    const { finalize, at, toWatcher, organizationId } = await buildObserved('daily');
    expect(await at(sundayMorning)).toEqual([]);
    await finalize();
    app.clock.set(mondayMorning);
    await Promise.all([sendDigests(app.context), sendDigests(app.context)]);
    await sendDigests(app.context);
    expect(toWatcher(await send())).toHaveLength(1);
    expect(await queuedMails(app, organizationId, 'watcher-digest')).toHaveLength(1);
    expect(await at('2026-11-23T18:00:00.000Z')).toEqual([]);
  });

  it('is sent late by a server that was down at the hour, once, with all that waits [11.61]', async () => {
    const { finalize, other, at } = await buildObserved('daily');
    await finalize();
    app.clock.set('2026-11-22T02:00:00.000Z');
    await finalize(other);
    const mails = await at('2026-11-23T10:00:00.000Z');
    expect(mails.map(({ subject }) => subject)).toEqual([
      '2 patrols, Sat 5 Dec to Sat 12 Dec 2026: what is new',
    ]);
    expect(await at('2026-11-23T17:00:00.000Z')).toEqual([]);
  });

  it('leaves to the next one what was written before the hour and saved after it [11.61]', async () => {
    const { finalize, other, at } = await buildObserved('daily');
    await finalize();
    expect(await at(sundayMorning)).toHaveLength(1);
    app.clock.set('2026-11-21T17:59:59.000Z');
    await finalize(other);
    expect(await at('2026-11-21T18:15:00.000Z')).toEqual([]);
    expect(await at(mondayMorning)).toHaveLength(1);
  });

  it('says each patrol once, as it is now, and what it was if the reader knew it [11.62]', async () => {
    const { finalize, other, edit, at } = await buildObserved('daily');
    await finalize();
    await finalize(other);
    await edit({ name: 'Wharf and park' }, other);
    const [first] = await at(sundayMorning);
    expect(first?.text).toContain('Wharf and park');
    expect(first?.text).not.toMatch(/Changed|It was/);
    await edit({ when: '2026-12-06T08:00:00.000Z' });
    await edit({ when: '2026-12-07T08:00:00.000Z', message: 'The car is late.' });
    const [second] = await at(mondayMorning);
    expect(second?.subject).toBe('1 patrol, Mon 7 Dec 2026: what is new');
    expect(second?.text).toMatch(
      /Changed\n.*Mon 7 Dec 2026, 21:00.*It was: Sat 5 Dec 2026, 21:00.*The car is late/s,
    );
    expect(second?.text).not.toMatch(/6 Dec|Wharf/);
  });

  it('says nothing of a patrol that is again what the reader knows [11.62]', async () => {
    const { finalize, edit, at, waiting } = await buildObserved('daily');
    await finalize();
    await at(sundayMorning);
    await edit({ when: '2026-12-06T08:00:00.000Z' });
    await edit({ when: ahead });
    expect(await at(mondayMorning)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('says what was cancelled, with the words of the admin, also if it was planned since [11.62]', async () => {
    const { finalize, other, cancel, at } = await buildObserved('daily');
    await finalize();
    await finalize(other);
    await cancel({ message: 'Too much wind.' }, other);
    const [digest] = await at(sundayMorning);
    expect(digest?.text).toMatch(/Cancelled\n.*Sat 12 Dec 2026.*Too much wind.*Planned\n.*Sat 5 Dec 2026/s);
  });
});

describe('a weekly digest [11.61, 11.62]', () => {
  it('comes on Monday at seven, tells what is over by then, and who is on what comes until the next', async () => {
    const { organizationId, finalize, other, at } = await buildObserved('weekly');
    const near = await app.buildPatrol({
      organizationId,
      name: 'Night patrol',
      when: '2026-11-28T08:00:00.000Z',
    });
    await finalize();
    expect(await at(sundayMorning)).toEqual([]);
    const [first] = await at(mondayMorning);
    expect(first?.subject).toBe('1 patrol, Sat 5 Dec 2026: what is new');
    expect(first?.text).not.toContain('Also coming');
    await finalize(near);
    await finalize(other);
    expect(await at('2026-11-29T17:59:59.999Z')).toEqual([]);
    const [second, ...more] = await at(nextMonday);
    expect(more).toEqual([]);
    expect(second?.text).toMatch(
      /Planned\n.*Sat 12 Dec.*and over by now\n.*Sat 28 Nov.*Also coming\n.*Sat 5 Dec.*TAMIHANA/s,
    );
  });

  it('keeps its hour over a change of the clocks', async () => {
    const { finalize, other, at } = await buildObserved('weekly');
    app.clock.set('2027-03-30T00:00:00.000Z');
    const later = { when: '2027-05-01T08:00:00.000Z' };
    await app.database.update(patrol).set(later).where(eq(patrol.id, other.id));
    await finalize(other);
    expect(await at('2027-04-04T18:59:59.999Z')).toEqual([]);
    expect(await at('2027-04-04T19:00:00.000Z')).toHaveLength(1);
  });
});

describe('a change of what is chosen [11.63]', () => {
  it('loses nothing and tells nothing twice, from a digest to each', async () => {
    const { finalize, other, edit, choose, at, toWatcher } = await buildObserved('weekly');
    await finalize();
    await choose('each');
    await finalize(other);
    expect(toWatcher(await send()).map(({ subject }) => subject)).toEqual([
      'Patrol on Sat 12 Dec 2026, 21:00: the roster',
    ]);
    const [digest, ...more] = await at('2026-11-21T06:15:00.000Z');
    expect(digest?.subject).toBe('1 patrol, Sat 5 Dec 2026: what is new');
    expect(more).toEqual([]);
    await edit({ when: '2026-12-06T08:00:00.000Z' });
    expect(toWatcher(await sendLater())[0]?.text).toContain('It was: Sat 5 Dec 2026, 21:00');
    expect(await at(nextMonday)).toEqual([]);
  });

  it('loses nothing and tells nothing twice, from each to a digest, and from one to the other', async () => {
    const { finalize, other, edit, choose, at, toWatcher } = await buildObserved('each');
    await finalize();
    await choose('weekly');
    expect(toWatcher(await send())).toHaveLength(1);
    await finalize(other);
    await edit({ name: 'Bus stops' });
    await choose('daily');
    const [digest] = await at(sundayMorning);
    expect(digest?.text).toMatch(/Changed\n.*Sat 5 Dec.*Planned\n.*Sat 12 Dec/s);
    await choose('weekly');
    expect(await at(nextMonday)).toEqual([]);
  });

  it('tells a cancellation that was mailed at once no second time', async () => {
    const { finalize, other, cancel, choose, at, toWatcher, waiting } = await buildObserved('daily');
    await finalize(other);
    await choose('each');
    await cancel({}, other);
    expect(toWatcher(await send()).map(({ subject }) => subject)).toEqual([
      'Cancelled: patrol on Sat 12 Dec 2026, 21:00',
    ]);
    expect(await at(sundayMorning)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it.each<[string, Partial<typeof person.$inferInsert>]>([
    ['wants none', { notices: 'none' }],
    ['has left', { finished: '2026-11-21T12:00:00.000Z' }],
    ['is no watcher any more', { roles: ['patroller'] }],
  ])('drops what waits for somebody who %s', async (_what, change) => {
    const { finalize, watcher, at, waiting } = await buildObserved('daily');
    await finalize();
    expect(await waiting()).toBe(1);
    await app.database.update(person).set(change).where(eq(person.id, watcher.id));
    expect(await at(sundayMorning)).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it.each(['daily', 'weekly', 'none'] as const)(
    'to %s is made on My Profile, and by an admin on the form [4.31, 4.32, 4.33]',
    async (notices) => {
      const { watcher, asAdmin } = await buildObserved('each');
      const asWatcher = await app.as(watcher);
      const own = await asWatcher(peopleRoutes.updateMyProfile, { body: { notices } });
      expect(own.body).toMatchObject({ notices, summaries: 'each', phone: watcher.phone });
      const params = { id: watcher.id };
      expect((await (await asAdmin())(peopleRoutes.getPerson, { params })).body.notices).toBe(notices);
      const { body } = await (await asAdmin())(peopleRoutes.updatePerson, {
        params,
        body: { notices: 'each' },
      });
      expect(body).toMatchObject({ notices: 'each', edited: { by: expect.any(String) } });
      expect((await asWatcher(peopleRoutes.getMyProfile)).body.notices).toBe('each');
    },
  );

  it('is over once a person who had left returns [4.31, 4.32, 4.33]', async () => {
    const { watcher, asAdmin } = await buildObserved('none');
    await (await asAdmin())(peopleRoutes.deletePerson, { params: { id: watcher.id } });
    const { firstName, lastName, email } = watcher;
    await (await asAdmin())(peopleRoutes.createPerson, {
      body: { firstName, lastName, email, roles: ['watcher'] },
    });
    const { body } = await (await asAdmin())(peopleRoutes.getPerson, { params: { id: watcher.id } });
    expect(body.notices).toBe('each');
  });
});

it('those who are told in a digest are counted as such, and the list of mails says so [11.64]', async () => {
  const { asAdmin, one, finalize, watcher, at } = await buildObserved('daily');
  const params = { id: one.id };
  const counted = await (await asAdmin())(assignmentRoutes.countRecipients, { params });
  expect(counted.body).toMatchObject({ watchers: 1, digests: 1 });
  await finalize();
  await send();
  const listed = async () => {
    const { body } = await (await asAdmin())(mailRoutes.listPatrolMails, { params });
    return body.items.filter(({ recipient }) => recipient.address === watcher.email);
  };
  expect(await listed()).toMatchObject([{ kind: 'watcher-finalized', state: 'queued', digest: true }]);
  await at(sundayMorning);
  const [told] = await listed();
  expect(told).toMatchObject({ state: 'handed-over', digest: true });
  const again = await (await asAdmin())(mailRoutes.resendMail, { params: { id: told?._id ?? '' } });
  expect(again.status).toBe(202);
  const subjects = (await send()).map(({ subject }) => subject);
  expect(subjects).toContain('Patrol on Sat 5 Dec 2026, 21:00: the roster');
});

it('several that are finalized together are told in the digest too [11.64]', async () => {
  const { organizationId, asAdmin, one, other, at, toWatcher } = await buildObserved('daily');
  const eager = await app.buildPerson({ organizationId, roles: ['watcher'] });
  await (await asAdmin())(patrolRoutes.finalizePatrols, { body: { ids: [one.id, other.id] } });
  const mails = await send();
  expect(toWatcher(mails)).toEqual([]);
  expect(mails.filter((message) => to(message).includes(eager.email ?? ''))).toHaveLength(1);
  const [digest] = await at(sundayMorning);
  expect(digest?.subject).toBe('2 patrols, Sat 5 Dec to Sat 12 Dec 2026: what is new');
});
