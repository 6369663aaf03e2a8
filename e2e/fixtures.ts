import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { authRoutes } from '#accounts/contract';
import { apiPrefix } from '#contract';
import { serverTimeHeader } from '#contract/server-time.ts';
import { keepTonightAhead, letMailsOut, type SeedData, seed } from './gallery/seed-data.ts';
import { untilLoaded } from './gallery/until-loaded.ts';
import { password } from './gallery/users.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export { expect };

export type Size = { width: number; height: number };
export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** The user agents of real browsers: a headless one is not shown the answer buttons. */
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

interface Fixtures {
  /** Opens a page in a new browser context, with cookies and storage of its own. */
  browserOf(size: Size): Promise<Page>;
  /** The same, signed in as a user of the demonstration or the seed data, at a path whose page has loaded. */
  enter(email: string, path: string, size?: Size): Promise<Page>;
  /** Two organizations of the test's own, one with patrols in every state: no test sees what another one wrote. */
  seedData: SeedData;
}

interface WorkerFixtures {
  server: TestServer;
}

/** A test fails when any of its pages logs an error, throws, or violates the Content-Security-Policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // Playwright insists on a pattern here, though nothing is needed.
    async ({ browserName: _ }, use) => {
      const server = await startTestServer({ demo: true });
      await letMailsOut(server);
      await keepTonightAhead(server);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  seedData: async ({ server }, use) => use(await seed(server)),
  enter: async ({ browserOf, server }, use) => {
    await use(async (email, path, size = desktop) => {
      const page = await browserOf(size);
      await beginSession(page, server, email);
      await page.goto(path);
      await untilLoaded(page);
      return page;
    });
  },
  browserOf: async ({ browser, server }, use) => {
    const pageErrors: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (size) => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: size,
        userAgent: agents[size === phone ? 'phone' : 'desktop'],
        ...(size === phone && { hasTouch: true, isMobile: true }),
      });
      contexts.push(context);
      const page = await context.newPage();
      await collectPageErrors(page, pageErrors);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(pageErrors).toEqual([]);
  },
});

async function collectPageErrors(page: Page, pageErrors: string[]): Promise<void> {
  page.on('pageerror', (error) => pageErrors.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium logs refused requests as errors too. Each test checks itself how the page shows a refusal.
    if (message.text().startsWith('Failed to load resource')) return;
    // So it does a service worker whose script does not come, as while a server restarts.
    if (message.text().startsWith('An unknown error occurred when fetching the script')) return;
    pageErrors.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
}

/** Signs in without the sign-in screen, which has tests of its own and takes seconds. */
async function beginSession({ request }: Page, { url }: TestServer, email: string): Promise<void> {
  const answer = await request.post(`${apiPrefix}${authRoutes.signIn.path}`, {
    headers: { origin: url },
    data: { email, password },
  });
  expect(answer.ok(), `${email} is signed in`).toBe(true);
}

/** Signs in on the sign-in screen, whatever page is open. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** An answer as the server would give it, for a route that gives it in its place. */
export function answerOf(status: number, json: object) {
  return { status, json, headers: { [serverTimeHeader]: String(Date.now()) } };
}

/** A short message at the bottom left. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: message }).first();
}

/** Waits for a mail to an address with a matching subject, and removes it from the received mails. */
export async function mailTo(server: TestServer, address: string, subject: RegExp) {
  const matches = (mail: (typeof server.smtp.mails)[number]) =>
    [mail.to].flat().some((to) => to?.text.includes(address)) && subject.test(mail.subject ?? '');
  await expect.poll(() => server.smtp.mails.some(matches), { timeout: 20_000, intervals: [50] }).toBe(true);
  const [mail] = server.smtp.mails.splice(server.smtp.mails.findIndex(matches), 1);
  if (!mail) throw new Error(`there is no mail to ${address}`);
  return mail;
}

/** Returns the path and the query of the first link in a mail that contains `part`. */
export function linkIn(mail: { text?: string | undefined }, part: string): string {
  const link = (mail.text ?? '').match(/https?:\/\/[^\s\]>)]+/g)?.find((url) => url.includes(part));
  if (!link) throw new Error(`the mail has no link with ${part}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
