import type { Page } from '@playwright/test';
import { after, day, hour, minute } from '#platform/clock.ts';
import { desktop, expect, test } from '../fixtures.ts';
import { buildPlan, type Plan } from '../gallery/plan.ts';
import { recordedPlans } from '../gallery/records.ts';
import { buildUsers, password, type Users } from '../gallery/users.ts';
import type { TestServer } from '../test-server.ts';
import { followCalls } from '../tokens.ts';
import { startWalk } from './walk.ts';

/**
 * The eight journeys that matter, by keyboard alone. Each stop of the focus and what a screen reader reads at the main steps are
 * kept in a file beside this one: a change of it is read before it is taken (`--update-snapshots`).
 */

const now = new Date().toISOString();
const content = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Builds an organization of the journey's own, so that no other patrol is in its lists. */
async function organizationOf(server: TestServer) {
  const { id, code } = await server.build.buildOrganization({
    name: 'Cockle Bay Patrol',
    joinPage: true,
    eccEmail: 'ecc@police.example',
    eccPhone: '09 571 2800',
  });
  return { id, code, users: await buildUsers(server, id) };
}

/** Writes a patrol of two, which starts then. */
function patrolOf(
  server: TestServer,
  { id: organizationId, users }: { id: string; users: Users },
  starts: number,
) {
  const row: Plan['row'] = { finalized: after(now, -2 * day), name: 'Regular patrol', callSign: 'HSCP' };
  const crew: Plan['crew'] = [
    ['patroller', 'accepted'],
    ['answering', 'accepted'],
  ];
  return buildPlan(server, { starts, row, crew }, { organizationId, users, now });
}

/** Skips what repeats on each page. */
async function skip(page: Page, walk: ReturnType<typeof startWalk>): Promise<void> {
  await walk.to(page.getByRole('link', { name: 'Skip to the content' }));
  await walk.press('Enter');
}

test('signing in by keyboard [14.61]', async ({ browserOf, server }) => {
  const { users } = await organizationOf(server);
  const page = await browserOf(desktop);
  await page.goto('/');
  const walk = startWalk(page);
  await walk.read(content(page));
  await expect(field(page, 'Email address')).toBeFocused();
  await walk.type(users.watcher.email);
  await walk.to(field(page, 'Password'));
  await walk.type(password);
  await walk.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await walk.read(page.getByRole('navigation', { name: 'Main' }).getByRole('list').first());
  expect(walk.text()).toMatchSnapshot('sign-in.txt');
});

test('asking to join by keyboard [14.61]', async ({ browserOf, server }) => {
  const { code } = await organizationOf(server);
  const page = await browserOf(desktop);
  await page.goto(`/join/${code}`);
  await expect(field(page, 'First name')).toBeVisible();
  const walk = startWalk(page);
  await walk.to(button(page, 'Ask to Join'));
  await walk.press('Enter');
  await walk.read(page.locator('form'));
  await expect(field(page, 'First name')).toBeFocused();
  await walk.type('Sina');
  await walk.to(field(page, 'Last name'));
  await walk.type('Leota');
  await walk.to(field(page, 'Email'));
  await walk.type(`sina-${code}@example.nz`);
  await walk.to(field(page, 'Phone'));
  await walk.type('021 555 0177');
  await walk.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look Into Your Mailbox' })).toBeFocused();
  await walk.read(content(page));
  expect(walk.text()).toMatchSnapshot('join.txt');
});

test('logging on with the police by keyboard [14.61]', async ({ enter, server }) => {
  const own = await organizationOf(server);
  const id = await patrolOf(server, own, 50 * minute);
  const page = await enter(own.users.patroller.email, `/patrol/${id}/ecc-log-on`);
  const walk = startWalk(page);
  await skip(page, walk);
  await walk.to(page.getByRole('combobox', { name: 'Vehicle rego' }));
  await walk.type('KLM127');
  await walk.to(button(page, 'Send ECC LogOn'));
  await walk.press('Enter');
  await walk.read(page.getByRole('region', { name: 'What Was Sent' }));
  expect(walk.text()).toMatchSnapshot('log-on.txt');
});

test('recording a patrol by keyboard [14.61]', async ({ enter, server }) => {
  const own = await organizationOf(server);
  const id = await patrolOf(server, own, -5 * minute);
  const page = await enter(own.users.patroller.email, `/patrol/${id}/record`);
  const walk = startWalk(page);
  await walk.to(button(page, 'Start Patrol'));
  await walk.press('Enter');
  await expect(page.getByText('Everything sent')).toBeVisible();
  await walk.to(button(page, 'Graffiti'));
  await walk.press('Enter');
  await walk.to(field(page, 'Details'));
  await walk.type('Fresh tags on the hall.');
  await walk.to(button(page, 'Save'));
  await walk.press('Enter');
  const entry = page.getByRole('listitem').filter({ hasText: 'Fresh tags on the hall.' });
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText('Waiting');
  await walk.read(entry);
  await walk.to(button(page, 'Finish'));
  await walk.press('Enter');
  await walk.to(page.getByRole('checkbox', { name: 'This is complete and correct' }));
  await walk.press('Space');
  await walk.read(content(page));
  await walk.to(button(page, 'Finish Patrol'));
  await walk.press('Enter');
  const thanks = page.getByText(/^The finish at .* is recorded/);
  await expect(thanks).toBeVisible();
  await walk.read(thanks);
  expect(walk.text()).toMatchSnapshot('record.txt');
});

test('putting right who came by keyboard [14.61]', async ({ enter, server }) => {
  const own = await organizationOf(server);
  const id = await patrolOf(server, own, -20 * hour);
  const page = await enter(own.users.admin.email, `/patrol/${id}`);
  const walk = startWalk(page);
  await skip(page, walk);
  await walk.to(button(page, 'Add Who Came'));
  await walk.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Add Who Came' })).toBeFocused();
  await walk.type('Desai');
  await expect(page.getByRole('option')).toHaveCount(1);
  await walk.press('ArrowDown');
  await walk.press('Enter');
  const crew = page.getByRole('region', { name: 'Patrollers' });
  await expect(button(page, 'Remove Vikram DESAI')).toBeVisible(); // once it is saved
  await walk.read(crew.getByRole('table'));
  expect(walk.text()).toMatchSnapshot('put-right.txt');
});

test('making a roster by keyboard [14.61]', async ({ enter, server }) => {
  const own = await organizationOf(server);
  const starts = 7 * day;
  const id = await buildPlan(
    server,
    { starts, row: { name: 'Regular patrol', callSign: 'HSCP' }, crew: [['patroller', 'not-emailed']] },
    { organizationId: own.id, users: own.users, now },
  );
  const page = await enter(own.users.admin.email, `/patrol/${id}`);
  const settled = followCalls(page.context());
  const walk = startWalk(page);
  await skip(page, walk);
  await walk.to(button(page, 'Add Patroller'));
  await walk.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Add Patroller' })).toBeFocused();
  await walk.type("O'Sullivan");
  await expect(page.getByRole('option')).toHaveText(/O'SULLIVAN.*None this quarter/); // the reasons come after the names
  await walk.press('ArrowDown');
  await walk.press('Enter');
  const crew = page.getByRole('region', { name: 'Patrollers' });
  const added = crew.getByText("Rosemary O'SULLIVAN");
  await expect(added).toBeVisible();
  await settled();
  await page.reload();
  await expect(added).toBeVisible();
  await expect(button(page, 'Finalize')).toBeVisible();
  await skip(page, walk);
  await walk.to(button(page, 'Finalize'));
  await walk.press('Enter');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('This mails 2 patrollers');
  await walk.read(asked);
  await walk.to(asked.getByRole('button', { name: /^Finalize/ }));
  await walk.press('Enter');
  await expect(asked).toBeHidden();
  await expect(crew.getByText('Pending')).toHaveCount(2, { timeout: 20_000 });
  await walk.read(crew.getByRole('table'));
  expect(walk.text()).toMatchSnapshot('roster.txt');
});

test('writing to all members by keyboard [14.61]', async ({ enter, server }) => {
  const own = await organizationOf(server);
  const page = await enter(own.users.admin.email, '/message/new');
  const walk = startWalk(page);
  await expect(field(page, 'Subject')).toBeFocused();
  await walk.type('Meet at the back gate');
  await walk.to(field(page, 'Message'));
  await walk.type('The front gate is being painted.');
  await expect(page.getByText('This mails 8 people.')).toBeVisible();
  await walk.read(content(page));
  await walk.to(page.getByRole('button', { name: /^Send/ }));
  await walk.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  expect(walk.text()).toMatchSnapshot('message.txt');
});

test('reading and saving the report of a month by keyboard [14.61]', async ({ enter, server }) => {
  const own = await organizationOf(server);
  const then = '2026-06-06T10:00:00.000Z';
  await buildPlan(server, recordedPlans(then).finished, {
    organizationId: own.id,
    users: own.users,
    now: then,
  });
  const page = await enter(own.users.admin.email, '/report/2026/06');
  const walk = startWalk(page);
  await skip(page, walk);
  await walk.read(content(page));
  await walk.to(button(page, 'CSV'));
  const saved = page.waitForEvent('download');
  await walk.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  expect(walk.text()).toMatchSnapshot('report.txt');
});
