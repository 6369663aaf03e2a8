import { findViolations } from './axe.ts';
import { expect, linkIn, mailTo, phone, signIn, test, toast } from './fixtures.ts';
import { demonstration, password } from './gallery/users.ts';

/** Somebody joins an organization by asking (product 4.26 to 4.30). */

test('who asks confirms by mail, is accepted, sets a password and signs in, on a phone [4.26, 4.27]', async ({
  server,
  browserOf,
  enter,
}) => {
  const { build, database } = server;
  const { id: organizationId, code } = await build.buildOrganization({ name: 'Cockle Bay Patrol' });
  const known = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, demonstration.admin),
  });
  const admin = 'admin-joining@example.nz';
  const passwordHash = known?.passwordHash ?? null;
  await build.buildPerson({ organizationId, email: admin, roles: ['admin'], passwordHash });
  const email = 'sina-joining@example.nz';

  const page = await browserOf(phone);
  await page.goto(`/join/${code}`);
  await expect(page.getByRole('heading', { name: 'Nobody Can Ask to Join Here' })).toBeVisible();

  const office = await enter(admin, '/organization', phone);
  await office.getByRole('combobox', { name: 'Page to join' }).click();
  await office.getByRole('option', { name: /^On/ }).click();
  await office.getByLabel('What the page says').fill('We patrol on Fridays.');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(office, 'Updated')).toBeVisible();
  const address = office.getByRole('link', { name: new RegExp(`/join/${code}$`) });

  await page.goto((await address.getAttribute('href')) ?? '');
  await expect(page.getByText('We patrol on Fridays.')).toBeVisible();
  await page.getByLabel('First name').fill('Sina');
  await page.getByLabel('Last name').fill('Leota');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('021 555 0177');
  await page.getByRole('button', { name: 'Ask to Join' }).click();
  await expect(page.getByRole('heading', { name: 'Look Into Your Mailbox' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto(linkIn(await mailTo(server, email, /^Please confirm/), '/join/confirm/'));
  await expect(page.getByText('021 555 0177')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await office.goto('/to-do');
  await office.getByRole('link', { name: '1 person asks to join' }).click();
  await office.getByRole('button', { name: 'Accept Sina LEOTA' }).click();
  await expect(office.getByText('Nobody Asks to Join')).toBeVisible();

  await page.goto(linkIn(await mailTo(server, email, /^Welcome/), '/set-password/'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await signIn(page, { email, password });
});
