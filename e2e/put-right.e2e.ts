import type { Page } from '@playwright/test';
import { after, day, hour } from '#platform/clock.ts';
import { desktop, expect, linkIn, mailTo, phone, signIn, test, toast } from './fixtures.ts';
import { demonstration, password } from './gallery/users.ts';
import type { TestServer } from './test-server.ts';

/** What went wrong or differs from the plan is put right, on a desktop and on a phone. */

for (const size of [desktop, phone]) {
  const at = `at ${size.width}`;

  test(`a super administrator corrects an admin’s address, archives and restores ${at} [3.7, 3.8]`, async ({
    browserOf,
    enter,
    server,
  }) => {
    const wrong = `sandra-${size.width}@exmaple.nz`;
    const email = `sandra-${size.width}@example.nz`;
    const name = `Mellons Bay ${size.width}`;
    const office = await enter(demonstration.sa, '/organization/new', size);
    await office.getByLabel('Organization code').fill(`Q${String(size.width).slice(0, 3)}`);
    await office.getByLabel('Organization name').fill(name);
    await office.getByLabel('Police station').fill('Howick');
    await office.getByLabel('First name').fill('Sandra');
    await office.getByLabel('Last name').fill('Whitfield');
    await office.getByLabel('Email', { exact: true }).fill(wrong);
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    const lost = linkIn(await mailTo(server, wrong, /^Welcome/), '/set-password/');

    const sandra = office.getByRole('listitem').filter({ hasText: 'Sandra WHITFIELD' });
    await expect(sandra).toContainText('has not signed in yet');
    await sandra.getByRole('button', { name: 'Correct Address' }).click();
    await sandra.getByLabel('Email').fill(email);
    await sandra.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(office, 'Address corrected')).toBeVisible();
    await expect(sandra).toContainText(email);
    const link = linkIn(await mailTo(server, email, /^Welcome/), '/set-password/');

    const page = await browserOf(size);
    await page.goto(lost);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('banner')).toBeVisible();

    await office.getByRole('button', { name: 'Archive Organization' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await expect(toast(office, 'Organization archived')).toBeVisible();
    await page.goto('/');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(/^Your organization is archived/)).toBeVisible();

    await office.goto(`/?search=${encodeURIComponent(name)}`);
    await office.getByRole('switch', { name: 'Archived' }).check();
    await office.getByRole('main').getByRole('link', { name }).click();
    await office.getByRole('button', { name: 'Restore' }).click();
    await expect(toast(office, 'Organization restored')).toBeVisible();
    await signIn(page, { email, password });
  });

  test(`an admin puts right who came ${at} [6.16, 6.18]`, async ({ enter, server }) => {
    const { build } = server;
    const { admin, ngaio, organizationId } = await organizationOf(server, `came-${size.width}`);
    const vikram = await build.buildPerson({ organizationId, firstName: 'Vikram', lastName: 'Desai' });
    const now = new Date().toISOString();
    const [when, finalized] = [after(now, -20 * hour), after(now, -2 * day)];
    const { id } = await build.buildPatrol({ organizationId, name: 'Put right', when, finalized });
    await build.buildAssignment({ organizationId, patrolId: id, personId: ngaio.id, accepted: finalized });
    const page = await enter(admin, `/patrol/${id}`, size);
    await page.getByRole('button', { name: 'Add Who Came' }).click();
    await page.getByRole('combobox', { name: 'Add Who Came' }).fill('desai');
    await page.getByRole('option', { name: 'Vikram DESAI' }).click();
    const crew = page.getByRole('region', { name: 'Patrollers' });
    await expect(crew.getByText('Vikram DESAI')).toBeVisible();
    await page.getByRole('button', { name: 'Add Guest Who Came' }).click();
    await page.getByRole('form', { name: 'Add Guest Who Came' }).getByLabel('Name').fill('Dave Russell');
    await page.keyboard.press('Enter');
    const came = page.getByRole('region', { name: 'Who Came, Corrected' });
    await expect(came.getByText('Dave Russell (guest) was added')).toBeVisible();

    if (size === phone) {
      await page.getByRole('button', { name: 'Did not show: Ngaio MARSH' }).click();
      await page.getByRole('menuitem', { name: 'Did Not Show' }).click();
    } else await page.getByRole('button', { name: 'Did Not Show: Ngaio MARSH' }).click();
    await expect(came.getByRole('listitem')).toHaveText([
      /^Ngaio MARSH did not show/,
      /^Dave Russell \(guest\) was added/,
      /^Vikram DESAI was added/,
    ]);
    const mails = await page.request.get(`/api/v1/patrol/${id}/mails`);
    expect(await mails.json()).toMatchObject({ items: [], matches: 0 });
    await page.goto(`/person/${vikram.id}`);
    await expect(page.getByRole('region', { name: 'Recent Patrols' })).toContainText('Put right');
  });

  test(`a couple with one mailbox and somebody without mail are rostered ${at} [4.14, 4.15]`, async ({
    browserOf,
    enter,
    server,
  }) => {
    const { admin, ngaio, organizationId } = await organizationOf(server, `mailbox-${size.width}`);
    const office = await enter(admin, '/person/new', size);
    await addWithout(office, 'Edmund', 'The address of Ngaio MARSH');
    await expect(office.getByText('At the address of')).toBeVisible();
    await office.goto('/person/new');
    await addWithout(office, 'Alistair', 'Nowhere: somebody rings them');

    const when = after(new Date().toISOString(), 10 * day);
    const { id } = await server.build.buildPatrol({ organizationId, when, finalized: null });
    await office.goto(`/patrol/${id}`);
    await office.getByRole('button', { name: 'Add Patroller' }).click();
    const crew = office.getByRole('region', { name: 'Patrollers' });
    for (const name of ['Ngaio MARSH', 'Edmund MARSH', 'Alistair MARSH']) {
      await office.getByRole('combobox', { name: 'Add Patroller' }).fill(name.slice(0, 4));
      await office.getByRole('option', { name }).click();
      await expect(crew.getByText(name)).toBeVisible();
    }
    await office.getByRole('button', { name: 'Finalize' }).click();
    const question = office.getByRole('dialog');
    await expect(question).toContainText('No mail reaches Alistair MARSH (021 555 0177)');
    await question.getByRole('button', { name: 'Finalize' }).click();
    await mailTo(server, ngaio.email, /^Patrol on/);
    const mail = await mailTo(server, ngaio.email, /^For Edmund MARSH: Patrol on/);

    const page = await browserOf(size);
    await page.goto(linkIn(mail, '/assignment/confirm/'));
    await expect(page.getByText('This is for Edmund MARSH, and so is the answer.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('For Edmund MARSH')).toBeVisible();

    await expect(crew.getByText('Accepted')).toHaveCount(1);
    if (size === phone) {
      await crew.getByRole('button', { name: 'Accept, decline or remove: Alistair MARSH' }).click();
      await office.getByRole('menuitem', { name: 'Accept' }).click();
    } else await crew.getByRole('button', { name: 'Accept for Alistair MARSH' }).click();
    await expect(crew.getByText('Accepted')).toHaveCount(2);
    await expect(crew.getByText('Pending')).toHaveCount(1);
  });
}

/** Writes an organization with an admin, who can sign in, and a patroller. */
async function organizationOf({ build, database }: TestServer, name: string) {
  const { id: organizationId } = await build.buildOrganization();
  const known = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, demonstration.admin),
  });
  const admin = `admin-${name}@example.nz`;
  const passwordHash = known?.passwordHash ?? null;
  await build.buildPerson({ organizationId, email: admin, roles: ['admin'], passwordHash });
  const own = { organizationId, email: `ngaio-${name}@example.nz` };
  const ngaio = await build.buildPerson({ ...own, firstName: 'Ngaio', lastName: 'Marsh' });
  return { admin, ngaio, organizationId };
}

/** Adds a patroller who has no address of their own. */
async function addWithout(page: Page, firstName: string, mailsGoTo: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByRole('combobox', { name: 'Mails go to' }).click();
  await page.getByRole('option', { name: mailsGoTo }).click();
  await page.getByLabel('Phone').fill('021 555 0177');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/person\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: `${firstName} MARSH` }).first()).toBeVisible();
}
