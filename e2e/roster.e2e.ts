import type { Page } from '@playwright/test';
import { desktop, expect, linkIn, mailTo, phone, type Size, signIn, test } from './fixtures.ts';
import { demonstration, password as demonstrationPassword } from './gallery/users.ts';
import type { TestServer } from './test-server.ts';

/** The product's main task: a roster is made, mailed and answered. */

const password = 'Torch-and-vest-1';
const admin = { firstName: 'Sandra', lastName: 'Whitfield', email: 'sandra@example.nz' };
const accepting = {
  firstName: 'Wiremu',
  lastName: 'Hōhepa',
  email: 'wiremu@example.nz',
  phone: '021 555 0101',
};
const declining = {
  firstName: 'Margaret',
  lastName: "O'Connor",
  email: 'margaret@example.nz',
  phone: '021 555 0102',
};
const watcher = { firstName: 'Mere', lastName: 'Te Whata', email: 'mere@example.nz', phone: '' };
const guestEmail = 'reihana@example.nz';

test('a roster is made, mailed and answered', async ({ server, browserOf }) => {
  const office = await browserOf(desktop);
  await test.step('a super administrator creates an organization with its admin', async () => {
    await signIn(office, { email: demonstration.sa, password: demonstrationPassword });
    await createOrganization(office);
    await office.getByRole('button', { name: 'Sign Out' }).click();
    await expect(office.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('the admin sets a password from the invitation and signs in', async () => {
    await setPasswordFrom(office, server, admin.email);
    await signIn(office, { email: admin.email, password });
  });

  await test.step('the admin adds people, each invited the same way', async () => {
    await addPerson(office, accepting, ['Patroller']);
    await addPerson(office, declining, ['Patroller']);
    await addPerson(office, watcher, ['Watcher']);
    for (const { email } of [accepting, declining, watcher]) await mailTo(server, email, /^Welcome/);
  });

  await test.step('the admin creates a patrol with its crew and a guest', async () => {
    await createPatrol(office);
    await addPatroller(office, 'Wiremu HŌHEPA');
    await addPatroller(office, "Margaret O'CONNOR");
    await addGuest(office);
  });

  await test.step('finalizing mails everybody', async () => {
    await office.getByRole('button', { name: 'Finalize' }).click();
    const question = office.getByRole('dialog', { name: 'Finalize this patrol?' });
    await expect(question).toContainText('2 patrollers, 1 guest and 1 watcher. It cannot be undone.');
    await question.getByRole('button', { name: 'Finalize' }).click();
    await expect(office.getByText('DRAFT')).toHaveCount(0);
    await mailTo(server, guestEmail, /Patrol/);
    await mailTo(server, watcher.email, /Patrol/);
  });

  await test.step('a patroller accepts on a phone, and the admin sees it without reloading', async () => {
    const handset = await openInvitation(server, browserOf, accepting.email, 'Accept');
    await handset.getByRole('button', { name: 'Accept' }).click();
    await expect(handset.getByText('Thank you.')).toBeVisible();
    await expect(rowOf(office, 'Wiremu HŌHEPA').getByText('Accepted')).toBeVisible();
  });

  await test.step('another one declines after answering No first, and the admins are to be mailed', async () => {
    const handset = await openInvitation(server, browserOf, declining.email, 'Decline');
    await handset.getByRole('button', { name: 'No' }).click();
    await expect(rowOf(office, "Margaret O'CONNOR").getByText('Pending')).toBeVisible();
    await handset.getByRole('button', { name: 'Decline', exact: true }).click();
    await handset.getByRole('button', { name: 'Yes' }).click();
    await expect(handset.getByText('Thank you.')).toBeVisible();
    await expect(rowOf(office, "Margaret O'CONNOR").getByText('Declined')).toBeVisible();
    const id = new URL(office.url()).pathname.split('/').at(-1);
    const { items } = await (await office.request.get(`/api/v1/patrol/${id}/mails`)).json();
    const notices = items.filter(({ kind }: { kind: string }) => kind === 'patroller-declined');
    expect(notices).toMatchObject([{ state: 'queued' }]); // it waits (product 11.22)
  });

  await test.step('nobody got a mail twice', () => {
    const own = [admin, accepting, declining, watcher].map(({ email }) => email);
    const isOwn = (to: string) => [...own, guestEmail].some((address) => to.includes(address));
    const left = server.smtp.mails.filter(({ to }) => [to].flat().some((each) => isOwn(each?.text ?? '')));
    expect(left.map(({ subject }) => subject)).toEqual([]);
  });
});

async function createOrganization(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Organization' }).click();
  await page.getByLabel('Organization code').fill('mbcp');
  await page.getByLabel('Organization name').fill('mellons bay community patrol');
  await page.getByLabel('Police station').fill('howick');
  await page.getByLabel('First name').fill(admin.firstName);
  await page.getByLabel('Last name').fill(admin.lastName);
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('New organization saved')).toBeVisible();
  await expect(page).toHaveURL(/\/organization\/[0-9a-f-]{36}$/);
}

async function setPasswordFrom(page: Page, server: TestServer, address: string): Promise<void> {
  const invitation = await mailTo(server, address, /^Welcome/);
  await page.goto(linkIn(invitation, '/set-password/'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
}

async function addPerson(page: Page, person: typeof accepting, roles: string[]): Promise<void> {
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('link', { name: 'New Person' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  const field = page.getByRole('combobox', { name: 'Roles' });
  await field.press('Backspace'); // the role that a new person has at first
  await field.press('ArrowDown');
  for (const role of roles) await page.getByRole('option', { name: role }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Created').last()).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
}

async function createPatrol(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Scheduled Patrols' }).click();
  await page.getByRole('link', { name: 'Create Patrol Now' }).click();
  await expect(page.getByLabel('Start time, hours')).toHaveValue('21');
  await expect(page.getByLabel('Hours', { exact: true })).toHaveValue('3');
  await page.getByRole('combobox', { name: 'Call sign' }).fill('mbcp');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('New patrol saved')).toBeVisible();
  await expect(page.getByText('DRAFT', { exact: true }).first()).toBeVisible(); // the form itself mentions a draft
}

async function addPatroller(page: Page, name: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Add Patroller' });
  const box = page.getByRole('combobox', { name: 'Add Patroller' });
  await expect(add.or(box).first()).toBeVisible();
  if (await add.isVisible()) await add.click();
  await box.fill(name.slice(0, 4));
  await page.getByRole('option', { name }).click();
  await expect(rowOf(page, name)).toBeVisible();
}

async function addGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Guest' }).click();
  const form = page.getByRole('form', { name: 'Add Guest' });
  await form.getByLabel('Name').fill('Const. Matt Reihana');
  await form.getByLabel('Email').fill(guestEmail);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(rowOf(page, 'Const. Matt Reihana')).toBeVisible();
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

/** Presses a button of an assignment mail on a phone, and checks the calendar entry and the page. */
async function openInvitation(
  server: TestServer,
  browserOf: (size: Size) => Promise<Page>,
  address: string,
  button: 'Accept' | 'Decline',
): Promise<Page> {
  const mail = await mailTo(server, address, /^Patrol on/);
  const calendar = mail.attachments.find(({ filename }) => filename === 'patrol.ics')?.content.toString();
  expect(calendar).toContain('BEGIN:VEVENT');
  const handset = await browserOf(phone);
  await handset.goto(linkIn(mail, button === 'Decline' ? '?answer=decline' : '/assignment/confirm/'));
  await expect(handset.getByText('Mellons Bay Community Patrol')).toBeVisible();
  await expect(handset.getByText('Const. Matt Reihana (guest)')).toBeVisible();
  return handset;
}
