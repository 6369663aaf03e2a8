import { answerOf, expect, test, toast } from './fixtures.ts';

/** Changes that admins make on a patrol's page (product 5.5, 5.6, 6.4, 6.5 and 14.8). */

const day = 24 * 3_600_000;

test('admins add patrollers and guests to an upcoming patrol, answer for them, and remove them [6.1, 6.2, 6.7]', async ({
  enter,
  server,
  seedData,
}) => {
  const { organizationId } = seedData;
  const left = { firstName: 'Barry', lastName: 'Left', finished: new Date().toISOString() };
  await server.build.buildPerson({ ...left, organizationId });
  const id = await seedData.write({ starts: 12 * day, row: { name: 'Crewless patrol' } });
  const page = await enter(seedData.users.admin.email, `/patrol/${id}`);
  await page.getByRole('button', { name: 'Add Patroller' }).click();
  const picker = page.getByRole('form', { name: 'Add Patroller' });
  const box = picker.getByRole('combobox', { name: 'Add Patroller' });
  await picker.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(picker.getByText('Please select a patroller')).toBeVisible();
  await box.fill('Ashcroft'); // an admin who is not a patroller
  await expect(page.getByText('No-one found')).toBeVisible();
  await box.fill('');
  await expect(page.getByRole('option')).toHaveCount(6); // in an order that depends on what else they are on
  for (const name of ['DE LA CROIX', 'DESAI', "O'SULLIVAN", 'RANGIHUNA', 'TŪHOE', 'WHAANGA'])
    await expect(page.getByRole('option').filter({ hasText: name })).toBeVisible();
  await page.getByRole('option', { name: 'Vikram DESAI' }).click();
  await expect(toast(page, 'Created')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Vikram DESAI' });
  await expect(row).toContainText('Not emailed');

  await row.getByRole('button', { name: 'Accept for Vikram DESAI' }).click();
  await expect(row.getByText('Accepted')).toBeVisible();
  await expect(toast(page, 'Updated')).toBeVisible();
  await row.getByRole('button', { name: 'Decline for Vikram DESAI' }).click();
  await expect(row.getByText('Declined')).toBeVisible();

  await page.getByRole('button', { name: 'Add Guest' }).click();
  const form = page.getByRole('form', { name: 'Add Guest' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter guest name');
  await form.getByLabel('Name').fill('Dave Russell');
  await form.getByLabel('Phone').fill('021 555 0145');
  await form.getByLabel('Email').fill('dave.russell@example.nz');
  const kept = page.waitForResponse((response) => response.url().endsWith(`/patrol/${id}/guest`));
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const guest = page.getByRole('row').filter({ hasText: 'Dave Russell' });
  await expect(guest).toBeVisible();
  await kept; // the row is there before the server has it
  await page.reload();
  await expect(guest.getByRole('cell')).toHaveText([
    'Dave Russell',
    '021 555 0145',
    'dave.russell@example.nz',
    '',
  ]);

  await guest.getByRole('button', { name: 'Remove Dave Russell' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No guests assigned')).toBeVisible();
  await row.getByRole('button', { name: 'Remove Vikram DESAI' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No patrollers assigned')).toBeVisible();
});

test('a change shows before the response, and is taken back with a message when it is refused [13.4]', async ({
  enter,
  seedData,
}) => {
  const id = await seedData.write({
    starts: 13 * day,
    row: { name: 'Refused patrol', finalized: new Date().toISOString() },
    crew: [['answering', 'pending']],
  });
  const page = await enter(seedData.users.admin.email, `/patrol/${id}`);
  const row = page.getByRole('row').filter({ hasText: "Rosemary O'SULLIVAN" });
  await expect(row.getByText('Pending')).toBeVisible();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/accept', async (route) => {
    await released;
    await route.fulfill(answerOf(409, { message: 'The patrol has begun.', code: 'past' }));
  });
  await row.getByRole('button', { name: "Accept for Rosemary O'SULLIVAN" }).click();
  await expect(row.getByText('Accepted')).toBeVisible();
  release();
  await expect(toast(page, 'Unable to update: The patrol has begun.')).toBeVisible();
  await expect(row.getByText('Pending')).toBeVisible();

  await page.route('**/cancel', (route) =>
    route.fulfill(answerOf(409, { message: 'It is cancelled already.', code: 'cancelled' })),
  );
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Patrol' }).click();
  await expect(toast(page, 'Unable to cancel: It is cancelled already.')).toBeVisible();
});

test('Finalize ends a draft, Cancel leads to the scheduled patrols, Did Not Show marks those who had accepted [5.5, 5.6]', async ({
  enter,
  seedData,
}) => {
  const draft = await seedData.write({ starts: 3 * 3_600_000, row: { name: 'Draft patrol' } });
  const late = await seedData.write({
    starts: -3_600_000,
    row: { name: 'Late patrol', finalized: new Date().toISOString() },
    crew: [['answering', 'accepted']],
  });
  const page = await enter(seedData.users.admin.email, `/patrol/${draft}`);
  await page.getByRole('button', { name: 'Finalize' }).click();
  const question = page.getByRole('dialog', { name: 'Finalize this patrol?' });
  await expect(question).toContainText('Nobody is on this patrol.');
  await expect(question).toContainText('This mails 1 watcher.');
  await question.getByRole('button', { name: 'Not Yet' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('DRAFT', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finalize' }).click();
  await question.getByRole('button', { name: 'Finalize Anyway' }).click();
  await expect(page.getByText('DRAFT', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Patrol' }).click();
  await expect(page).toHaveURL('/patrols/scheduled');
  await expect(toast(page, 'Patrol cancelled')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Draft patrol' })).toContainText('CANCELLED');

  await page.goto(`/patrol/${late}`);
  await page.getByRole('main').getByRole('button', { name: 'Did Not Show', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Did Not Show' }).click();
  await expect(page).toHaveURL('/patrols/scheduled');
  await page.goto(`/patrol/${late}`);
  await expect(page.getByRole('row').filter({ hasText: "O'SULLIVAN" })).toContainText('Did not show');
});

test('a patroller who is on another patrol at that time is added only after a warning [6.4]', async ({
  enter,
  seedData,
}) => {
  const when = 15 * day;
  await seedData.write({
    starts: when,
    row: { name: 'First patrol', finalized: new Date().toISOString() },
    crew: [['declining', 'accepted']],
  });
  const id = await seedData.write({ starts: when + 3_600_000, row: { name: 'Second patrol' } });
  const page = await enter(seedData.users.admin.email, `/patrol/${id}`);
  const assign = async () => {
    await page.getByRole('combobox', { name: 'Add Patroller' }).fill('Desai');
    await page.getByRole('option', { name: 'Vikram DESAI' }).click();
  };
  await page.getByRole('button', { name: 'Add Patroller' }).click();
  await assign();
  const dialog = page.getByRole('dialog', { name: 'Already on Another Patrol' });
  await expect(dialog).toContainText('First patrol');
  await dialog.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByText('No patrollers assigned')).toBeVisible();
  await assign();
  await dialog.getByRole('button', { name: 'Add Anyway' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Vikram DESAI' })).toBeVisible();
});
