import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeWait } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { mailRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { hour, minute, second } from '#platform/clock.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
beforeEach(() => send.smtp().accept());

/** Makes a finalized patrol whose only mail is to its patroller. */
async function finalized() {
  const roster = await buildRoster(app);
  const { admin, watcher, hemi, patrol } = roster;
  // Signs in for each call, because the clock outruns a token.
  const asAdmin: Awaited<ReturnType<typeof app.as>> = async (...call) => (await app.as(admin))(...call);
  const params = { id: patrol.id };
  await asAdmin(assignmentRoutes.assignPatroller, { params: { ...params, personId: hemi.id } });
  await asAdmin(patrolRoutes.finalizePatrol, { params });
  const list = async () => (await asAdmin(mailRoutes.listPatrolMails, { params })).body;
  const toHemi = async () => {
    const { items } = await list();
    const found = items.filter(({ recipient }) => recipient.address === hemi.email);
    return found[0] ?? expect.fail('Hemi has no mail');
  };
  const resend = (id: string) => asAdmin(mailRoutes.resendMail, { params: { id } });
  return { ...roster, watcher, asAdmin, params, list, toHemi, resend };
}

describe('the mails about a patrol [11.12]', () => {
  it('are listed from when they are queued, with whom they address, until they are handed over', async () => {
    const { list, toHemi, hemi, watcher } = await finalized();
    const created = app.clock.now();
    const { items, matches, failed } = await list();
    expect({ matches, failed }).toEqual({ matches: 2, failed: 0 });
    expect(items.map(({ kind, recipient }) => [kind, recipient.address]).sort()).toEqual([
      ['patroller-assigned', hemi.email],
      ['watcher-finalized', watcher.email],
    ]);
    expect(await toHemi()).toMatchObject({
      ...{ state: 'queued', when: created, nextAttempt: created, reason: null, repeated: false },
      recipient: { name: 'Aroha Tamihana', address: hemi.email },
    });
    app.clock.advance(second);
    await send();
    expect(await toHemi()).toMatchObject({
      state: 'handed-over',
      when: app.clock.now(),
      nextAttempt: null,
      reason: null,
    });
  });

  it('say why they are delayed, and when they are tried next, while the server is down for an hour', async () => {
    const { toHemi } = await finalized();
    await send.smtp().close();
    for (let waited = 0; waited < hour; waited += 15 * minute) {
      await send();
      const mail = await toHemi();
      expect(mail).toMatchObject({ state: 'delayed', reason: expect.stringContaining('ECONNREFUSED') });
      expect(mail.nextAttempt).not.toBeNull();
      app.clock.advance(15 * minute);
    }
    await send.restart();
    expect(await send()).toHaveLength(2);
    expect(await toHemi()).toMatchObject({ state: 'handed-over', when: app.clock.now(), reason: null });
  });

  it.each(['drop', 'hangUp'] as const)(
    'are delayed by a line that is cut, and then sent: %s',
    async (cut) => {
      const { toHemi } = await finalized();
      send.smtp()[cut]();
      await send();
      expect(await toHemi()).toMatchObject({
        state: 'delayed',
        reason: expect.stringMatching(/closed|reset/i),
      });
      send.smtp().accept();
      app.clock.advance(15 * second);
      expect(await send()).toHaveLength(2);
      expect(await toHemi()).toMatchObject({ state: 'handed-over' });
    },
  );

  it('are queued as before when their worker ends while it hands one over', async () => {
    const { toHemi, list } = await finalized();
    const stalled = send.smtp().stalled();
    send.smtp().stall();
    const killed = new AbortController();
    const sending = expect(send(killed.signal)).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(send.smtp().stalled()).toBe(stalled + 1), 10_000);
    killed.abort();
    await sending;
    expect((await list()).items).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
    send.smtp().accept();
    expect(await send()).toHaveLength(2);
    expect(await toHemi()).toMatchObject({ state: 'handed-over' });
  });

  it('say who of several was refused, and what the mail server said', async () => {
    const { toHemi, list, hemi, asAdmin } = await finalized();
    send.smtp().refuse(550, 'rcpt', hemi.email);
    await send();
    expect(await toHemi()).toMatchObject({
      ...{ state: 'refused', when: app.clock.now(), nextAttempt: null },
      reason: expect.stringContaining('550'),
    });
    const { items, failed } = await list();
    expect(failed).toBe(1);
    expect(items.map(({ state }) => state).toSorted()).toEqual(['handed-over', 'refused']);
    const failing = (await asAdmin(peopleRoutes.listFailingAddresses)).body;
    expect(failing.items.map(({ _id }) => _id)).toEqual([hemi.id]);
  });

  it('are dropped if they are obsolete by then', async () => {
    const { toHemi, asAdmin, params } = await finalized();
    await asAdmin(patrolRoutes.cancelPatrol, { params });
    await send();
    const { items } = (await asAdmin(mailRoutes.listPatrolMails, { params })).body;
    const states = Object.fromEntries(items.map(({ kind, state }) => [kind, state]));
    expect(states).toMatchObject({ 'patroller-assigned': 'dropped', 'patroller-cancelled': 'handed-over' });
    expect((await toHemi()).kind).toBe('patroller-cancelled');
  });

  it('name the address that was mailed, also once the person has another', async () => {
    const { asAdmin, toHemi, hemi } = await finalized();
    await send();
    const { email } = hemi;
    const body = { email: 'new@example.nz' };
    await asAdmin(peopleRoutes.updatePerson, { params: { id: hemi.id }, body });
    expect((await toHemi()).recipient.address).toBe(email);
  });
});

describe('a mail that is sent again [11.12]', () => {
  it('is another one of the same cause, with a Message-ID of its own; the first stays as it was', async () => {
    const { toHemi, resend, list } = await finalized();
    send.smtp().refuse(550);
    await send();
    send.smtp().accept();
    const refused = await toHemi();
    const { status, body } = await resend(refused._id);
    expect(status).toBe(202);
    const [sent] = await send();
    expect(sent?.messageId).toBe(`<${body._id}@example.nz>`);
    const { items, failed } = await list();
    expect(failed).toBe(1); // the watcher's mail
    const both = items.filter(({ kind }) => kind === 'patroller-assigned');
    expect(both).toMatchObject([
      { _id: body._id, state: 'handed-over', repeated: false },
      { _id: refused._id, state: 'refused', repeated: true },
    ]);
  });

  it('is sent once a minute at most, whichever of its mails is named', async () => {
    const { toHemi, resend } = await finalized();
    await send();
    const first = await toHemi();
    const answers = await Promise.all([resend(first._id), resend(first._id), resend(first._id)]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await send()).toHaveLength(1);
    app.clock.advance(59 * second);
    expect((await resend(answers[0].body._id)).body).toEqual(answers[0].body);
    expect(await send()).toEqual([]);
    app.clock.advance(second);
    expect((await resend(first._id)).body).not.toEqual(answers[0].body);
    expect(await send()).toHaveLength(1);
  });

  it('is refused while it is still queued', async () => {
    const { toHemi, resend } = await finalized();
    const { status, body } = await resend((await toHemi())._id);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'still-queued' } });
  });

  it.each(['cancelled', 'over', 'removed', 'declined'])('is refused once it is obsolete: %s', async (why) => {
    const { toHemi, resend, asAdmin, params, hemi } = await finalized();
    await send();
    const { _id } = await toHemi();
    const ofHemi = { params: { ...params, personId: hemi.id } };
    if (why === 'cancelled') await asAdmin(patrolRoutes.cancelPatrol, { params });
    if (why === 'removed') await asAdmin(assignmentRoutes.removePatroller, ofHemi);
    if (why === 'declined') await asAdmin(assignmentRoutes.declineForPatroller, ofHemi);
    const before = app.clock.now();
    if (why === 'over') app.clock.set('2026-11-24T11:00:00.000Z');
    const answer = await resend(_id);
    app.clock.set(before);
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 409,
      body: { code: 'obsolete' },
    });
  });

  it('of a move says again what the patrol was', async () => {
    const { asAdmin, params, list, resend } = await finalized();
    await send();
    await asAdmin(patrolRoutes.updatePatrol, { params, body: { when: '2026-11-24T09:00:00.000Z' } });
    app.clock.advance(noticeWait.minutes * 60_000);
    const moved = (await send()).filter(({ subject }) => subject?.startsWith('Changed'));
    const textsOf = (mails: typeof moved) => mails.map(({ text }) => /It was: .*/.exec(text ?? '')?.[0]);
    expect(textsOf(moved)).toHaveLength(2);
    const { items } = await list();
    const sent = items.find(({ kind }) => kind === 'patroller-moved');
    await resend(sent?._id ?? '');
    const again = await send();
    expect(textsOf(again)).toEqual([expect.stringContaining('It was: Tue 24 Nov 2026, 21:00')]);
  });
});
