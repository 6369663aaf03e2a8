import type { Locator, Page } from '@playwright/test';
import { minute } from '#platform/clock.ts';
import { smtpClient } from '#platform/testing/smtp.ts';
import { desktop, expect, linkIn, mailTo, phone, test } from './fixtures.ts';
import type { SeedData } from './gallery/seed-data.ts';

/** A patrol logs on with the ECC: the crew on a phone, the ECC's operator in another browser (product 16). */

const number = 'P061234567';
const corrected = 'P061234568';

const field = (page: Page) => page.getByLabel('Police event number');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page): Locator => page.getByRole('region', { name: 'Answer' });

/** Returns a finalized patrol that starts in fifty minutes, with a crew of two. */
function tonight({ write }: SeedData, callSign: string): Promise<string> {
  return write({
    starts: 50 * minute,
    row: { finalized: new Date().toISOString(), name: 'Regular patrol', callSign },
    crew: [
      ['patroller', 'accepted'],
      ['coordinator', 'accepted'],
    ],
  });
}

test('a crew logs on, the ECC answers by the link of the mail, and another operator corrects the number [16.4]', async ({
  server,
  seedData,
  enter,
  browserOf,
}) => {
  const { users } = seedData;
  const patrol = await tonight(seedData, 'HSC1');
  const handset = await enter(users.patroller.email, `/patrol/${patrol}`, phone);
  const mate = await enter(users.coordinator.email, `/patrol/${patrol}/ecc-log-on`, desktop);

  await test.step('a crew member logs on with a new vehicle', async () => {
    await handset.getByRole('link', { name: 'ECC LogOn' }).click();
    await expect(handset.getByLabel('Contact phone')).toHaveValue('022 555 0214');
    await handset.getByRole('combobox', { name: 'Vehicle rego' }).fill('klm 127');
    await handset.getByLabel('Make').fill('Toyota');
    await handset.getByText('Overt', { exact: true }).click();
    await expect(handset.getByText('Vehicle: KLM127, Toyota')).toBeVisible();
    await press(handset, 'Send ECC LogOn');
  });

  await test.step('both see at once that it was sent, and when to ring', async () => {
    for (const page of [handset, mate]) {
      await expect(page.getByRole('region', { name: 'Waiting for the ECC' })).toBeInViewport();
      await expect(page.getByRole('timer')).toHaveText(/^1:0\d:\d\d$/);
      await expect(page.getByRole('region', { name: 'What Was Sent' })).toContainText('KLM127, Toyota');
    }
  });

  const mail = await mailTo(server, 'ecc@police.example', /^Patrol log on: HSC1/);
  const link = linkIn(mail, '/ecc/');
  const operator = await browserOf(desktop);
  const another = await browserOf(phone);

  await test.step('two operators open the mail, and one answers', async () => {
    await another.goto(link);
    await expect(field(another)).toBeVisible();
    await operator.goto(link);
    await expect(operator).toHaveTitle(/^Community patrol log on: /);
    await expect(operator.getByText('KLM127, Toyota')).toBeVisible();
    await expect(field(operator)).toBeFocused();
    await operator.keyboard.type(number);
    await operator.keyboard.press('Enter');
    await expect(answer(operator)).toContainText(number);
  });

  await test.step('the crew sees the number on both screens without reloading', async () => {
    for (const page of [handset, mate])
      await expect(page.getByRole('status').getByText(number)).toBeInViewport();
  });

  await test.step('the other operator is asked before the number is replaced', async () => {
    await field(another).fill(corrected);
    await press(another, 'Send Event Number');
    await expect(another.getByRole('dialog')).toContainText(`The crew has ${number}`);
    await press(another, 'Replace');
    await expect(answer(another)).toContainText(corrected);
    for (const page of [handset, mate])
      await expect(page.getByRole('status').getByText(corrected)).toBeVisible();
  });

  await test.step('whoever opens the link later sees that it is done, also when signed in', async () => {
    await mate.goto(link);
    await expect(answer(mate)).toContainText(/^Answered on .*The crew sees the number/);
    await expect(answer(mate)).toContainText(corrected);
    await expect(field(mate)).toHaveCount(0);
  });
});

test('the ECC answers the mail itself, and the crew sees the number without reloading [16.4]', async ({
  server,
  seedData,
  enter,
}) => {
  const patrol = await tonight(seedData, 'HSC2');
  const handset = await enter(seedData.users.patroller.email, `/patrol/${patrol}/ecc-log-on`, phone);
  await press(handset, 'Send ECC LogOn');
  const { replyTo, text = '' } = await mailTo(server, 'ecc@police.example', /^Patrol log on: HSC2/);
  const client = smtpClient(server.inboundPort);
  const to = replyTo?.value[0]?.address ?? '';
  const from = 'operator@police.example';
  const quoted = text.replaceAll(/^/gm, '> ');

  await test.step('a mail without a number is there to be read', async () => {
    await client.sendMail({ from, to, subject: 'RE: Log on', text: `Will do shortly.\n\n${quoted}` });
    await expect(handset.getByText('No event number was found in it.')).toBeVisible();
  });

  await test.step('one with a number answers the log-on', async () => {
    await client.sendMail({ from, to, subject: 'RE: Log on', text: `${number}\n\n${quoted}` });
    await expect(handset.getByRole('status').getByText(number)).toBeInViewport();
  });
});
