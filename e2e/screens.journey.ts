import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, expect, phone, signIn, test } from './journey.ts';

/**
 * Every screen as everybody who may open it, at both widths: its title, nothing wider than the screen, and nothing that axe
 * finds. Each leaves a picture in `test-results/screens`, to be looked at.
 */

test.use({ withDemo: true });

const pictures = fileURLToPath(new URL('../test-results/screens', import.meta.url));
mkdirSync(pictures, { recursive: true });

const password = 'Patrol-2026';
const people = {
  'super administrator': 'hana.kereama@example.nz',
  admin: 'aroha.tamihana@example.nz',
  watcher: 'mere.tewhata@example.nz',
  'summary recipient': 'fiona.mcdonald@example.nz',
  patroller: 'graeme.patterson@example.nz',
};
type Role = keyof typeof people;

/** What each opens, by the names of the pictures, with the title that it has to show. */
const screens: Record<Role, Record<string, [path: string, title: string | RegExp]>> = {
  'super administrator': {
    organizations: ['/', 'Organizations'],
    'organization-new': ['/organization/new', /Organization/],
    security: ['/security', 'Security'],
    'not-found': ['/patrols/scheduled', 'Not Found'],
  },
  admin: {
    'my-roster': ['/', 'My Roster'],
    'patrols-scheduled': ['/patrols/scheduled', 'Scheduled Patrols'],
    'patrols-past': ['/patrols/past', 'Past Patrols'],
    'patrol-new': ['/patrol/new', 'New Patrol'],
    people: ['/people', 'People'],
    'person-new': ['/person/new', /Person/],
    'organization-edit': ['/organization', 'My Organization'],
    profile: ['/profile', 'My Profile'],
    security: ['/security', 'Security'],
    device: ['/device', /Device/],
  },
  watcher: {
    profile: ['/', 'My Profile'],
    'patrols-scheduled': ['/patrols/scheduled', 'Scheduled Patrols'],
    people: ['/people', 'People'],
    'not-found': ['/patrol/new', 'Not Found'],
  },
  'summary recipient': {
    profile: ['/', 'My Profile'],
    'patrols-past': ['/patrols/past', 'Past Patrols'],
    'not-found': ['/people', 'Not Found'],
  },
  patroller: {
    'my-roster': ['/', 'My Roster'],
    'patrols-scheduled': ['/patrols/scheduled', 'Scheduled Patrols'],
    'not-found': ['/organization', 'Not Found'],
  },
};

for (const [width, size] of Object.entries({ 1280: desktop, 390: phone })) {
  test(`what a stranger sees at ${width}`, async ({ browserOf }) => {
    const page = await browserOf(size);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await inspect(page, `sign-in-${width}`);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await inspect(page, `forgot-password-${width}`);
    await page.goto('/set-password/anything');
    await expect(page.getByLabel('Confirm password')).toBeVisible();
    await inspect(page, `set-password-${width}`);
    await page.goto('/assignment/confirm/anything');
    await expect(page.getByText('Sorry, your invitation has expired.')).toBeVisible();
    await inspect(page, `assignment-expired-${width}`);
  });

  for (const role of Object.keys(people) as Role[]) {
    test(`what a ${role} sees at ${width}`, async ({ browserOf }) => {
      const page = await browserOf(size);
      await signIn(page, { email: people[role], password });
      for (const [name, [path, title]] of Object.entries(screens[role])) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await settle(page);
        await inspect(page, `${name}-${role.replace(' ', '-')}-${width}`);
      }
    });
  }

  test(`details that rows lead to at ${width}`, async ({ browserOf }) => {
    const page = await browserOf(size);
    await signIn(page, { email: people.admin, password });
    await follow(page, '/patrols/scheduled', '/patrol/', `patrol-tonight-${width}`);
    await follow(page, '/patrols/past', '/patrol/', `patrol-past-${width}`);
    await follow(page, '/people', '/person/', `person-${width}`);
  });
}

/** Opens the first row of a list. */
async function follow(page: Page, list: string, leadsTo: string, picture: string): Promise<void> {
  await page.goto(list);
  await settle(page);
  await page.locator(`main a[href^="${leadsTo}"]:not([href$="/new"])`).first().click();
  await expect(page).toHaveURL(new RegExp(`${leadsTo}[0-9a-f-]{36}$`));
  await settle(page);
  await inspect(page, picture);
}

/** Nothing is loading any more: skeletons show after a moment, and go when the rows are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

async function inspect(page: Page, picture: string): Promise<void> {
  await page.screenshot({ path: `${pictures}/${picture}.png`, fullPage: true, animations: 'disabled' });
  const { wide, visible } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    visible: document.documentElement.clientWidth,
  }));
  expect(wide, `${picture} is wider than the screen`).toBeLessThanOrEqual(visible);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    picture,
  ).toEqual([]);
}
