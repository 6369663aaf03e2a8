import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { lockPatrol } from '#patrols/server/schedule/service.ts';
import { type NoticeChoice, noticeRoutes, peopleRoutes, type SummaryChoice } from '#people/contract';
import { person } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { mailFinished } from '#record/server/entries/service.ts';
import { mailMonth } from '#reports/server/summaries/service.ts';
import { testApp } from '#server/testing/app.ts';
import { buildReady, testPostOfNotices, to } from '#server/testing/assignment-mails.ts';
import { changeAddress } from '../addresses.store.ts';

const longBefore = '2026-11-20T00:00:00.000Z';
const app = testApp();
const { send, sendLater } = testPostOfNotices(app);

const header = (message: ParsedMail | undefined, name: string) =>
  message?.headerLines.find(({ key }) => key === name)?.line.replace(/^[^:]+:\s*/, '');

/** The address that a mail names for ending such mails. */
const addressOf = (message: ParsedMail | undefined) =>
  /^<(\S+)>$/.exec(header(message, 'list-unsubscribe') ?? '')?.[1] ?? '';

/** Finalizes a patrol, and returns the notice to the watcher with the token of its link. */
async function buildNoticed() {
  const ready = await buildReady(app);
  await ready.finalize();
  const mails = await send();
  const notice = ready.mailTo(mails, ready.watcher);
  const address = addressOf(notice);
  const linkToken = address.split('/').at(-1) ?? '';
  const stranger = await app.as(null);
  const view = () => stranger(noticeRoutes.viewNotices, { params: { linkToken } });
  const choose = (notices: NoticeChoice) =>
    stranger(noticeRoutes.chooseNotices, { params: { linkToken }, body: { notices } });
  return { ...ready, mails, notice, address, linkToken, view, choose };
}

/** Posts to a page as the mail program of a reader does, from its provider's server. */
function oneClick(address: string, headers: Record<string, string> = {}) {
  return app.app.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });
}

it('a notice of the roster, of a change and of a cancellation says how to end them, and no other mail does [11.47]', async () => {
  const { watcher, mails, notice, address, edit, cancel, decline, mailTo } = await buildNoticed();
  expect(address).toMatch(/^http:\/\/localhost:3000\/notices\/[\w.-]+$/);
  expect(header(notice, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(notice?.text).toContain(address);
  await edit({ when: '2026-11-25T09:00:00.000Z' });
  const moved = await sendLater();
  await decline();
  const declined = await sendLater();
  await cancel();
  const cancelled = await send();
  expect([addressOf(mailTo(moved, watcher)), addressOf(mailTo(cancelled, watcher))]).toEqual([
    address,
    address,
  ]);
  const others = [...mails, ...moved, ...declined, ...cancelled].filter(
    (message) => !to(message).includes(watcher.email ?? ''),
  );
  expect(others.length).toBeGreaterThan(6);
  for (const message of others)
    expect([header(message, 'list-unsubscribe'), header(message, 'list-unsubscribe-post')]).toEqual([
      undefined,
      undefined,
    ]);
});

it('a mail program ends the notices by a POST of its own, from any site and twice alike [11.47]', async () => {
  const { address, view, asAdmin, params, watcher, mailTo, edit } = await buildNoticed();
  const ended = await oneClick(address, { origin: 'https://mail.example' });
  expect([ended.statusCode, (await oneClick(address)).statusCode]).toEqual([204, 204]);
  const multipart = 'multipart/form-data; boundary=x';
  expect((await oneClick(address, { 'content-type': multipart })).statusCode).toBe(204);
  expect((await view()).body.notices).toBe('none');
  const counted = await asAdmin(assignmentRoutes.countRecipients, { params });
  expect(counted.body.watchers).toBe(0);
  await edit({ when: '2026-11-25T09:00:00.000Z' });
  expect(mailTo(await sendLater(), watcher)).toBeUndefined();
  const read = await asAdmin(peopleRoutes.getPerson, { params: { id: watcher.id } });
  expect(read.body).toMatchObject({ version: 2, edited: { by: watcher.id } });
});

it('opening the link changes nothing, and the page chooses again [11.46, 11.48]', async () => {
  const { address, linkToken, view, choose, asAdmin, params, watcher, mailTo } = await buildNoticed();
  const pathname = new URL(address).pathname;
  for (const method of ['GET', 'HEAD'] as const) await app.app.inject({ method, url: pathname });
  expect((await view()).body).toMatchObject({ notices: 'each', summaries: null });
  for (const chosen of ['daily', 'weekly', 'none'] as const)
    expect((await choose(chosen)).body).toMatchObject({ notices: chosen, summaries: null });
  expect((await choose('each')).body.notices).toBe('each');
  await asAdmin(patrolRoutes.cancelPatrol, { params });
  expect(mailTo(await send(), watcher)).toBeDefined();
  expect(app.logged.join('\n')).not.toContain(linkToken);
});

it('a notice that waits when they are ended is not sent [11.46, 11.48]', async () => {
  const { choose, edit, watcher, mailTo } = await buildNoticed();
  await edit({ when: '2026-11-25T09:00:00.000Z' });
  await choose('none');
  expect(mailTo(await sendLater(), watcher)).toBeUndefined();
});

it.each<[string, Partial<typeof person.$inferInsert>]>([
  ['has another address', { email: 'moved.away@example.nz' }],
  ['is no watcher any more', { roles: ['patroller'] }],
  ['has left', { finished: '2026-11-20T06:00:00.000Z' }],
])('the link of a person who %s is dead [11.46, 11.48]', async (_what, change) => {
  const { address, view, choose, watcher } = await buildNoticed();
  await inTransaction(app.database, async (tx) => {
    const [changed] = await tx.update(person).set(change).where(eq(person.id, watcher.id)).returning();
    if (changed) await changeAddress(tx, changed);
  });
  expect([(await view()).status, (await choose('none')).status]).toEqual([401, 401]);
  expect((await oneClick(address)).statusCode).toBe(401);
});

it('a link that is forged, or made for somebody else, is dead, and a form is taken nowhere else [11.46, 11.48]', async () => {
  const { address, linkToken, watcher, mere } = await buildNoticed();
  const forged = [address.replace(/.{6}$/, 'AAAAAA'), address.replace(watcher.id, mere.id), `${address}.x`];
  for (const other of forged) expect((await oneClick(other)).statusCode).toBe(401);
  const read = await app.app.inject({
    method: 'PATCH',
    url: `/api/v1/notices/${linkToken}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    payload: 'notices=none',
  });
  expect(read.statusCode).toBe(415);
});

describe('summaries [11.65]', () => {
  /** Makes a patrol that has finished, whose summary Sue gets, and returns that mail. */
  async function buildSummarized() {
    const { id: organizationId } = await app.buildOrganization();
    const sue = await app.buildPerson({ organizationId, roles: ['summary-recipient', 'watcher'] });
    const finish = async () => {
      const finished = { finished: '2026-11-21T05:00:00.000Z' };
      const row = { organizationId, when: '2026-11-21T02:00:00.000Z', finalized: longBefore, finished };
      const { id } = await app.buildPatrol({ ...row, started: { started: '2026-11-21T02:00:00.000Z' } });
      await inTransaction(app.database, async (tx) => {
        const locked = await lockPatrol(tx, organizationId, id, app.clock);
        if (locked) await mailFinished(locked);
      });
    };
    const sumUp = () =>
      inTransaction(app.database, (tx) =>
        mailMonth(tx, { organizationId, month: '2026-11-01', now: app.clock.now() }),
      );
    await finish();
    const [summary] = await send();
    const address = addressOf(summary);
    const stranger = await app.as(null);
    const params = { linkToken: address.split('/').at(-1) ?? '' };
    const choose = (summaries: SummaryChoice) =>
      stranger(noticeRoutes.chooseNotices, { params, body: { summaries } });
    return { organizationId, sue, summary, address, finish, sumUp, choose };
  }

  it('are ended by one click as notices are, and notices are not [11.47]', async () => {
    const { sue, summary, address, finish, sumUp } = await buildSummarized();
    expect(summary?.subject).toBe('Finished: patrol on Sat 21 Nov 2026, 15:00');
    expect(header(summary, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(summary?.text).toContain(address);
    expect((await oneClick(address, { origin: 'https://mail.example' })).statusCode).toBe(204);
    const [row] = await app.database.select().from(person).where(eq(person.id, sue.id));
    expect(row).toMatchObject({ summaries: 'none', notices: 'each' });
    await finish();
    await sumUp();
    expect(await send()).toEqual([]);
  });

  it('are of the month alone, if that is chosen', async () => {
    const { finish, sumUp, choose } = await buildSummarized();
    await finish();
    expect((await choose('monthly')).body).toMatchObject({ summaries: 'monthly', notices: 'each' });
    expect(await send()).toEqual([]);
    await finish();
    await sumUp();
    const [month, ...more] = await send();
    expect(month?.subject).toMatch(/^November 2026: the patrols of/);
    expect(header(month, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(more).toEqual([]);
  });
});
