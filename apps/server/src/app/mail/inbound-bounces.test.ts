import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes } from '#ecc/contract';
import { mailRoutes } from '#messages/contract';
import { returnedCases } from '#messages/server/mails/bounces/returned.fixture.ts';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { day } from '#platform/clock.ts';
import { signedAddress } from '#platform/inbound-mail/signed-address.ts';
import { confirmAddressChange } from '../../testing/address-changes.ts';
import { testApp } from '../../testing/app.ts';
import { testInbound } from '../../testing/inbound.ts';
import { testMailer } from '../../testing/mailer.ts';
import { buildNight } from '../../testing/night.ts';
import { buildRoster } from '../../testing/roster.ts';

/** Mails of ours that come back, as the recipients' mail servers return them. */

const domain = 'replies.example';
const app = testApp({}, { inboundDomain: domain });
const send = testMailer(app);
const { client } = testInbound(app, domain);

/** A report of delivery (RFC 3464). */
function report(): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such',
    '    mailbox here',
    '--part--',
  ].join('\r\n');
}

const giveBack = (to: string, raw: string) => client().sendMail({ envelope: { from: '', to }, raw });

/** A draft with a patroller. */
async function buildAssigned() {
  const { admin, hemi, patrol } = await buildRoster(app);
  const asAdmin = await app.as(admin);
  await asAdmin(assignmentRoutes.assignPatroller, { params: { id: patrol.id, personId: hemi.id } });
  return { admin, asAdmin, hemi, patrol };
}

/** A patroller who was mailed; `returnPath` is where that mail comes back to. */
async function mailed() {
  const { admin, asAdmin, hemi, patrol } = await buildAssigned();
  const params = { id: patrol.id };
  await asAdmin(patrolRoutes.finalizePatrol, { params });
  const before = send.smtp().mails.length;
  await send();
  const index = send.smtp().mails.findIndex(({ to }, at) => at >= before && textOf(to).includes(hemi.email));
  const readMail = async () => {
    const { body } = await (await app.as(admin))(mailRoutes.listPatrolMails, { params });
    return body.items.find(({ kind }) => kind === 'patroller-assigned');
  };
  const readHemi = async () => (await asAdmin(peopleRoutes.getPerson, { params: { id: hemi.id } })).body;
  const listFailing = async () => (await asAdmin(peopleRoutes.listFailingAddresses)).body;
  return { asAdmin, hemi, readMail, readHemi, listFailing, returnPath: send.smtp().returnPaths[index] ?? '' };
}

const textOf = (to: unknown) => JSON.stringify(to ?? '');
const reason = '550 5.1.1 No such mailbox here';

it('[11.13] a mail that comes back is marked, with its reason, and so is the address', async () => {
  const { returnPath, readMail, readHemi, hemi, listFailing } = await mailed();
  expect(await readHemi()).not.toHaveProperty('addressFailing');
  expect(await listFailing()).toEqual({ items: [], matches: 0 });
  app.clock.advance(5000);
  await giveBack(returnPath.toUpperCase(), report());
  const when = app.clock.now();
  expect(await readMail()).toMatchObject({ state: 'bounced', when, reason });
  expect(await readHemi()).toMatchObject({ addressFailing: { when, reason } });
  expect(await listFailing()).toEqual({ items: [{ _id: hemi.id, when, reason }], matches: 1 });
  app.clock.advance(5000);
  await giveBack(returnPath, report());
  expect(await readMail()).toMatchObject({ when });
});

it('[11.13] a mail that is refused at once marks the address as well', async () => {
  const { asAdmin, hemi, patrol } = await buildAssigned();
  send.smtp().refuse(550, 'rcpt', hemi.email);
  await asAdmin(patrolRoutes.finalizePatrol, { params: { id: patrol.id } });
  await send();
  send.smtp().accept();
  const { body } = await asAdmin(peopleRoutes.getPerson, { params: { id: hemi.id } });
  expect(body.addressFailing).toEqual({ when: app.clock.now(), reason: expect.stringContaining('550') });
});

it('[11.13] an address is marked until a later mail is handed over, or it is changed', async () => {
  const { asAdmin, returnPath, readMail, readHemi, listFailing } = await mailed();
  await giveBack(returnPath, report());
  await asAdmin(mailRoutes.resendMail, { params: { id: (await readMail())?._id ?? '' } });
  expect(await readHemi()).toHaveProperty('addressFailing');
  await send();
  expect(await readHemi()).not.toHaveProperty('addressFailing');

  const other = await mailed();
  await giveBack(other.returnPath, report());
  expect((await other.listFailing()).matches).toBe(1);
  expect((await listFailing()).matches).toBe(0);
  const params = { id: other.hemi.id };
  await other.asAdmin(peopleRoutes.updatePerson, { params, body: { email: `${newId()}@example.nz` } });
  expect(await confirmAddressChange(app, other.hemi)).toBe(204);
  expect(await other.readHemi()).not.toHaveProperty('addressFailing');
  expect((await other.listFailing()).matches).toBe(0);
});

it('[11.13] what tells of anything else changes nothing, whatever the mail system', async () => {
  const { returnPath, readMail } = await mailed();
  for (const { raw, envelopeFrom, reason } of returnedCases)
    if (reason === null) await client().sendMail({ envelope: { from: envelopeFrom, to: returnPath }, raw });
  expect(await readMail()).toMatchObject({ state: 'handed-over' });
});

it('[11.28] a mail does not come back ten days after it was sent', async () => {
  const { returnPath, readMail } = await mailed();
  app.clock.advance(10 * day + 1);
  await expect(giveBack(returnPath, report())).rejects.toMatchObject({ responseCode: 550 });
  expect(await readMail()).toMatchObject({ state: 'handed-over' });
  app.clock.advance(-1);
  await giveBack(returnPath, report());
  expect(await readMail()).toMatchObject({ state: 'bounced' });
});

it('a bounce address that is forged or of no mail is refused', async () => {
  const { returnPath } = await mailed();
  const [local = ''] = returnPath.split('@');
  const flipped = local.endsWith('0') ? '1' : '0';
  const unknown = signedAddress(app.context.settings.secretKeys, 'bounce', newId(), domain);
  for (const to of [`${local.slice(0, -1)}${flipped}@${domain}`, unknown])
    await expect(giveBack(to, report()), to).rejects.toMatchObject({ responseCode: 550 });
});

it('[11.13] the crew sees that its log-on came back from the ECC', async () => {
  const { logOn, asHemi, params } = await buildNight(app);
  await logOn();
  const before = send.smtp().mails.length;
  await send();
  const { mails, returnPaths } = send.smtp();
  const index = mails.findIndex(({ subject }, at) => at >= before && subject?.startsWith('Patrol log on'));
  await giveBack(returnPaths[index] ?? '', report());
  const { body } = await asHemi(eccRoutes.listEccReplies, { params });
  expect(body.items).toMatchObject([{ outcome: 'bounce', from: 'MAILER-DAEMON@mx.example' }]);
});
