import type { Locator, Page } from '@playwright/test';
import { minute } from '../apps/server/src/platform/clock.ts';
import { desktop, expect, linkIn, mailTo, phone, test } from './fixtures.ts';

/** A patrol logs on with the ECC: the crew on a phone, the ECC's operator in another browser (product 16). */

test.use({ withDemo: true });

const number = 'P061234567';
const corrected = 'P061234568';

const field = (page: Page) => page.getByLabel('Police event number');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answer = (page: Page): Locator => page.getByRole('region', { name: 'Answer' });

test('a crew logs on, the ECC answers by the link of the mail, and another operator corrects the number [ecc-journey]', async ({
  server,
  seedData,
  enter,
  browserOf,
}) => {
  const { users } = seedData;
  const patrol = await seedData.write({
    starts: 50 * minute,
    row: { finalized: new Date().toISOString(), name: 'Regular patrol' },
    crew: [
      ['patroller', 'accepted'],
      ['coordinator', 'accepted'],
    ],
  });
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

  const mail = await mailTo(server, 'ecc@police.example', /^Patrol log on: /);
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
