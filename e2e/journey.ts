import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { password } from './gallery/cast.ts';
import { buildWorld, type World } from './gallery/world.ts';
import { type House, openHouse } from './house.ts';

export { expect };

export type Size = { width: number; height: number };
export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 390, height: 844 };

/** The browser that tests drive would call itself headless, from which the answer buttons are hidden. */
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

interface Fixtures {
  /** Opens a browser of somebody's own: cookies and storage are apart from everybody else's. */
  browserOf(size: Size): Promise<Page>;
  /** The same, signed in as somebody of the demonstration or of its gallery, on a page. */
  enter(email: string, path: string, size?: Size): Promise<Page>;
}

interface WorkerFixtures {
  withDemo: boolean;
  house: House;
  /** Patrols in every state beside the demonstration. */
  world: World;
}

/** A journey fails when any of its pages logs an error, throws, or does what the Content-Security-Policy forbids. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  withDemo: [false, { option: true, scope: 'worker' }],
  house: [
    async ({ withDemo }, use) => {
      const house = await openHouse({ demo: withDemo });
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  world: [async ({ house }, use) => use(await buildWorld(house)), { scope: 'worker', timeout: 60_000 }],
  enter: async ({ browserOf }, use) => {
    await use(async (email, path, size = desktop) => {
      const page = await browserOf(size);
      await signIn(page, { email, password });
      await page.goto(path);
      return page;
    });
  },
  browserOf: async ({ browser, house }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (size) => {
      const context = await browser.newContext({
        baseURL: house.url,
        viewport: size,
        userAgent: agents[size === phone ? 'phone' : 'desktop'],
        ...(size === phone && { hasTouch: true, isMobile: true }),
      });
      contexts.push(context);
      const page = await context.newPage();
      await listenForComplaints(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  },
});

async function listenForComplaints(page: Page, complaints: string[]): Promise<void> {
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium logs refused requests as errors too; that a refusal is shown well is the journey's own matter
    if (message.text().startsWith('Failed to load resource')) return;
    complaints.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
}

/** Signs in on the sign-in screen, from wherever the page is. */
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

/** A short message at the bottom left. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: message }).first();
}

/** Waits for a mail to somebody whose subject fits, and takes it from the pile. */
export async function mailTo(house: House, address: string, subject: RegExp) {
  const fits = (mail: (typeof house.smtp.mails)[number]) =>
    [mail.to].flat().some((to) => to?.text.includes(address)) && subject.test(mail.subject ?? '');
  await expect.poll(() => house.smtp.mails.some(fits), { timeout: 20_000 }).toBe(true);
  const [mail] = house.smtp.mails.splice(house.smtp.mails.findIndex(fits), 1);
  if (!mail) throw new Error('the mail is gone');
  return mail;
}

/** The first link of a mail that leads to this path, without its origin. */
export function linkIn(mail: { text?: string | undefined }, path: string): string {
  const link = (mail.text ?? '').match(/https?:\/\/[^\s\]>)]+/g)?.find((url) => url.includes(path));
  if (!link) throw new Error(`the mail has no link to ${path}`);
  return new URL(link).pathname;
}
