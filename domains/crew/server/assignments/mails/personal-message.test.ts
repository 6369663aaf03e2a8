import { expect, it } from 'vitest';
import { limits } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { mailRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildReady, testPostOfNotices } from '#server/testing/assignment-mails.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);

const message = 'The car is at the garage.\nSorry!';
const quoted = 'writes:\n\n> The car is at the garage.\n> Sorry!\n\n';

/** A finalized patrol of which all have been told, and the calls that take a message. */
async function buildTold(given: Parameters<typeof buildReady>[1] = {}) {
  const ready = await buildReady(app, given);
  const { asAdmin, params } = ready;
  await ready.finalize();
  await send();
  return {
    ...ready,
    cancelWith: (body: { didNotShow?: boolean; message?: string | null }) =>
      asAdmin(patrolRoutes.cancelPatrol, { params, body }),
    removeWith: (body: object) => asAdmin(assignmentRoutes.removePatroller, { params, body }),
    removeGuestWith: (body: object) => asAdmin(assignmentRoutes.removeGuest, { params, body }),
    listed: async () => {
      const { body } = await asAdmin(mailRoutes.listPatrolMails, { params, query: { limit: 100 } });
      return body.items;
    },
  };
}

it('a cancellation quotes it to all who are mailed, by name, and says it in no subject and calendar [5.14, 11.40]', async () => {
  const { admin, cancelWith } = await buildTold();
  expect((await cancelWith({ message: `  ${message.replace('\n', '\r\n')}\u200b ` })).status).toBe(200);
  const mails = await send();
  expect(mails).toHaveLength(4);
  for (const mail of mails) {
    expect(mail.text).toContain(`${admin.firstName} ${admin.lastName.toUpperCase()} ${quoted}`);
    expect(mail.html).toContain('The car is at the garage.<br/>Sorry!');
    expect(mail.subject).toBe('Cancelled: patrol on Tue 24 Nov 2026, 21:00');
    for (const { content } of mail.attachments) expect(content.toString()).not.toContain('garage');
  }
});

it('whoever is removed reads it, a patroller or a guest, and nobody else [11.40]', async () => {
  const { hemi, visitor, removeWith, removeGuestWith, mailTo } = await buildTold();
  expect((await removeWith({ message })).status).toBe(200);
  expect((await removeGuestWith({ message: 'Next time.' })).status).toBe(200);
  const mails = await send();
  expect(mails).toHaveLength(2);
  expect(mailTo(mails, hemi)?.text).toContain(quoted);
  expect(mailTo(mails, visitor)?.text).toContain('writes:\n\n> Next time.\n');
});

it('the mail of several moves quotes what was said with each that its reader has not been told of [11.40]', async () => {
  const { edit, mere, watcher, visitor, mailTo } = await buildTold();
  await edit({ hours: 4, message });
  await sendLater();
  await edit({ when: '2026-11-26T08:30:00.000Z', message: 'It rains on Tuesday.' });
  await edit({ name: 'Other name' });
  await edit({ hours: 5, message: 'An hour more.' });
  const mails = await sendLater();
  expect(mails).toHaveLength(4);
  for (const reader of [mere, watcher, visitor]) {
    const text = mailTo(mails, reader)?.text ?? '';
    expect(text.match(/^> .*/gm)).toEqual(['> It rains on Tuesday.', '> An hour more.']);
  }
  app.clock.set('2026-11-21T06:00:00.000Z');
});

it('admins read it with each mail that bears it, and it is sent again with it [11.41]', async () => {
  const { admin, asAdmin, cancelWith, listed } = await buildTold();
  await cancelWith({ message });
  await send();
  const [first, ...others] = (await listed()).filter(({ kind }) => kind.endsWith('-cancelled'));
  expect(others).toHaveLength(3);
  for (const mail of [first, ...others]) expect(mail?.message).toEqual({ text: message, by: admin.id });
  expect((await listed()).filter(({ message: said }) => said)).toHaveLength(4);
  app.clock.advance(60_000);
  await asAdmin(mailRoutes.resendMail, { params: { id: first?._id ?? '' } });
  expect((await send()).map(({ text }) => text?.includes(quoted))).toEqual([true]);
  app.clock.set('2026-11-21T06:00:00.000Z');
});

it('nothing is quoted where nothing was said, and nobody hears of a draft [5.14]', async () => {
  for (const said of [{}, { message: null }, { message: ' \n ' }]) {
    const { cancelWith } = await buildTold();
    expect((await cancelWith(said)).status).toBe(200);
    expect((await send()).filter(({ text }) => text?.includes('writes:'))).toEqual([]);
  }
  const draft = await buildReady(app);
  await draft.asAdmin(patrolRoutes.cancelPatrol, { params: draft.params, body: { message } });
  expect(await queuedMails(app, draft.organizationId)).toEqual([]);
});

it.each([
  ['too long', 'a'.repeat(limits.message.max + 1), 'max-length'],
  ['not text', 7, 'incorrect-type'],
  ['invisible', 'a\u0000b', 'incorrect-format'],
])('what is %s is refused, and nothing is changed [5.14]', async (_what, given, reason) => {
  const { edit, asAdmin, params, patrol, removeWith, removeGuestWith } = await buildTold();
  const body = { message: given };
  const cancel = (said: object) => asAdmin(patrolRoutes.cancelPatrol, { params, body: said });
  for (const answer of [
    await cancel(body),
    await edit({ hours: 5, ...body }),
    await removeWith(body),
    await removeGuestWith(body),
  ])
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['message'], reason }] } });
  const { body: after } = await asAdmin(patrolRoutes.getPatrol, { params });
  expect([after.cancelled, after.hours]).toEqual([null, patrol.hours]);
});
