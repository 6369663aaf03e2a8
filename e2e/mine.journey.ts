import { demonstration } from './gallery/cast.ts';
import { desktop, expect, phone, signIn, test } from './journey.ts';

/** One's own pages: roster, profile, security (specification 2). */

test.use({ withDemo: true });

test('a patroller answers on the roster, where what waits stands above the lists [roster] [roster-lists]', async ({
  enter,
  world,
}) => {
  const finalized = new Date().toISOString();
  await world.write({
    starts: 17 * 24 * 3_600_000,
    row: { name: 'Far patrol', finalized },
    crew: [['absent', 'pending']],
  });
  const page = await enter(world.cast.absent.email, '/', phone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Roster');
  await expect(page.getByRole('region', { name: 'Recent Patrols' })).toContainText('Did not show');
  const accept = page.getByRole('main').getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img', { name: 'Accepted' }).first()).toBeVisible();
});

test('a roster with nothing on it says so [roster-empty]', async ({ enter, world }) => {
  const page = await enter(world.quiet.patroller.email, '/');
  await expect(page.getByText('You have no future patrols scheduled')).toBeVisible();
  await expect(page.getByText('You have not done any patrols yet')).toBeVisible();
});

test('the roster’s past patrols come in pages [roster-pages]', async ({ enter }) => {
  const page = await enter(demonstration.patroller, '/');
  const pages = page.getByRole('navigation', { name: 'Pages of recent patrols' });
  await expect(pages).toContainText(/1–12 of \d+/);
  await pages.getByRole('button', { name: 'Last page' }).click();
  await expect(pages).toContainText(/\d+–(\d+) of \1/);
});

test('the profile tells name, email and phone, and is the first page of those without a roster [profile] [home]', async ({
  enter,
}) => {
  const page = await enter(demonstration.watcher, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(main).toContainText('Const. Mere TE WHATA');
  await expect(main).toContainText('mere.tewhata@example.nz');
  await expect(main).toContainText('027 555 0102');
});

test('security lists sessions and what happened to them [sessions] [audits]', async ({
  browserOf,
  world,
}) => {
  const { email } = world.cast.answering;
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

test('a session that cannot be revoked says so [error-revoking]', async ({ enter, world }) => {
  const page = await enter(world.cast.declining.email, '/security');
  await page.route('**/revoke', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } }),
  );
  await page
    .getByRole('button', { name: /Revoke/ })
    .first()
    .click();
  await expect(page.getByText('Error revoking session')).toBeVisible();
});
