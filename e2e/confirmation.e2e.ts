import { findViolations } from './axe.ts';
import { expect, phone, test, toast } from './fixtures.ts';
import { password } from './gallery/users.ts';

test('an export and a changed address wait for the password, and come without anything typed twice [9.22]', async ({
  enter,
  seedData,
  server,
}) => {
  const { admin, patroller } = seedData.users;
  const forget = () =>
    server.database.$client.query('update session set confirmed = null where person_id = $1', [admin.id]);
  const page = await enter(admin.email, '/people', phone);
  await forget();
  await page.getByRole('button', { name: 'CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm It’s You' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('Torch-and-vest-9');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Not your current password')).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await expect(dialog).toBeHidden();

  await page.goto(`/person/${patroller.id}/edit`);
  await forget();
  await page.getByLabel('Email').fill(`moved.${patroller.email}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Updated')).toBeVisible();
  await expect(page.getByText(`moved.${patroller.email}`)).toBeVisible();
});
