import { after, day } from '#platform/clock.ts';
import { answerOf, desktop, expect, phone, signIn, test } from './fixtures.ts';
import { buildUsers, demonstration } from './gallery/users.ts';

/** The user's own pages: roster, profile, security (product 7.4 and 14.7). */

/** The whole numbers from one to another, both included. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('a patroller answers on the roster, where unanswered patrols stand above the lists [7.4]', async ({
  enter,
  seedData,
}) => {
  const finalized = new Date().toISOString();
  await seedData.write({
    starts: 17 * day,
    row: { name: 'Far patrol', finalized },
    crew: [['absent', 'pending']],
  });
  const page = await enter(seedData.users.absent.email, '/', phone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Roster');
  await expect(page.getByRole('region', { name: 'Recent Patrols' })).toContainText('Did not show');
  // above the lists as the next patrol, and still in its own list
  const scheduled = page.getByRole('region', { name: 'Scheduled Patrols' });
  await expect(scheduled).toContainText('Far patrol');
  const accept = page.getByRole('main').getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveCount(2);
  await accept.first().click();
  await expect(accept).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img', { name: 'Accepted' }).first()).toBeVisible();
});

test('a patroller changes an answer on the roster until the start [7.4]', async ({ enter, seedData }) => {
  const id = await seedData.write({
    starts: 18 * 24 * 3_600_000,
    row: { name: 'Other patrol', finalized: new Date().toISOString() },
    crew: [['answering', 'accepted']],
  });
  const page = await enter(seedData.users.answering.email, '/', phone);
  const scheduled = page.getByRole('region', { name: 'Scheduled Patrols' });
  const row = scheduled.getByRole('listitem').filter({ hasText: 'Other patrol' });
  await row.getByRole('button', { name: 'Decline' }).click();
  const kept = page.waitForResponse((response) => response.url().endsWith('/decline'));
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(row.getByText('Declined')).toBeVisible();
  const accept = row.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeFocused();
  await kept; // the row says so before the server has it
  await page.reload();
  await expect(row.getByText('Declined')).toBeVisible();
  await accept.click();
  await expect(row.getByText('Accepted')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Decline' })).toBeFocused();
  const admin = await enter(seedData.users.admin.email, `/patrol/${id}`);
  await expect(admin.getByRole('row').filter({ hasText: "O'SULLIVAN" })).toContainText('Accepted');
});

test('a patroller who is an admin too begins with the roster, which says that it is empty [7.4, 14.3]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.quiet.coordinator.email, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Roster');
  await expect(page.getByText('You have no future patrols scheduled')).toBeVisible();
  await expect(page.getByText('You have not done any patrols yet')).toBeVisible();
});

test('a draft is marked on the roster, where it asks nothing, and on the person’s page [4.1, 7.4]', async ({
  enter,
  seedData,
}) => {
  const roster = await enter(seedData.users.patroller.email, '/');
  const draft = roster
    .getByRole('region', { name: 'Scheduled Patrols' })
    .getByRole('listitem')
    .filter({ hasText: 'Late patrol' })
    .filter({ hasText: 'DRAFT' });
  await expect(draft).toHaveCount(1);
  await expect(draft.getByText('Pending')).toHaveCount(0);
  await expect(draft.getByRole('button')).toHaveCount(0);
  const person = await enter(seedData.users.admin.email, '/people');
  await person.getByRole('link', { name: 'Tāne WHAANGA' }).click();
  const theirs = person
    .getByRole('region', { name: 'Scheduled Patrols' })
    .getByRole('listitem')
    .filter({ hasText: 'Late patrol' });
  await expect(theirs.getByText('DRAFT', { exact: true })).toBeVisible();
});

test('both lists of the roster are paged, each by itself [7.1]', async ({ enter, server }) => {
  const { id: organizationId } = await server.build.buildOrganization();
  const { patroller } = await buildUsers(server, organizationId);
  const now = new Date().toISOString();
  const nameOf = (days: number) => `Patrol of day ${String(days).padStart(2, '0')}`;
  for (const days of range(1, 13).flatMap((count) => [count, -count])) {
    const row = { name: nameOf(Math.abs(days)), when: after(now, days * day), finalized: now };
    const { id: patrolId } = await server.build.buildPatrol({ organizationId, ...row });
    const answer = { personId: patroller.id, accepted: now };
    await server.build.buildAssignment({ organizationId, patrolId, ...answer });
  }
  const page = await enter(patroller.email, '/');
  const card = (title: string) => page.getByRole('region', { name: title });
  const expectPage = async (title: string, range: string, names: number[]) => {
    await expect(card(title).getByRole('navigation')).toContainText(`${range} of 13`);
    const rows = card(title).getByRole('listitem').filter({ hasText: 'Patrol' });
    await expect(rows).toHaveText(names.map((days) => new RegExp(nameOf(days))));
  };
  const [scheduled, recent] = ['Scheduled Patrols', 'Recent Patrols'];
  await expectPage(scheduled, '1–12', range(1, 12));
  await expectPage(recent, '1–12', range(1, 12));
  await card(scheduled).getByRole('button', { name: 'Next page' }).click();
  await expectPage(scheduled, '13–13', [13]);
  await expectPage(recent, '1–12', range(1, 12));
  await card(recent).getByRole('button', { name: 'Last page' }).click();
  await expectPage(recent, '13–13', [13]);
  await card(scheduled).getByRole('button', { name: 'First page' }).click();
  await expectPage(scheduled, '1–12', range(1, 12));
  await expectPage(recent, '13–13', [13]);
});

test('the profile shows name, email and phone [4.13]', async ({ enter }) => {
  const page = await enter(demonstration.watcher, '/profile');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(main).toContainText('Const. Mere TE WHATA');
  await expect(main).toContainText('mere.tewhata@example.nz');
  await expect(main).toContainText('027 555 0102');
});

test('security lists sessions and the audit history [14.7]', async ({ browserOf, seedData }) => {
  const { email } = seedData.users.answering;
  const page = await browserOf(desktop);
  await page.goto('/');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid credentials',
  );
  await signIn(page, { email, password: 'Patrol-2026' });
  await page.goto('/security');
  const sessions = page.getByRole('region', { name: 'Current Sessions' });
  const own = sessions.getByRole('row').filter({ hasText: 'This device' });
  await expect(own).toContainText(/127\.0\.0\.1|::1/);
  await expect(own).toContainText('Chrome on Linux');
  await expect(own.getByRole('button', { name: /Revoke/ })).toBeVisible();
  const audits = page.getByRole('region', { name: 'Audit History' });
  await expect(audits.getByRole('row').filter({ hasText: 'Sign in success' }).first()).toContainText(
    'Chrome',
  );
  await expect(audits).toContainText('Sign in failed - Invalid credentials');
});

test('a session that cannot be revoked says so [13.4]', async ({ enter, seedData }) => {
  const page = await enter(seedData.users.declining.email, '/security');
  await page.route('**/revoke', (route) =>
    route.fulfill(answerOf(500, { message: 'Something went wrong on our side.' })),
  );
  await page
    .getByRole('button', { name: /Revoke/ })
    .first()
    .click();
  await expect(page.getByText('Error revoking session')).toBeVisible();
});
