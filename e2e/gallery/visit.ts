import { expect, type Page } from '@playwright/test';
import { inspect, layoutShift } from './inspect.ts';
import { fail, hold } from './network.ts';
import type { Screen } from './screen.ts';
import type { State } from './states/state.ts';

/** The states that a page of the product passes through, each brought about and looked over. */

type Seen = Pick<Screen, 'path' | 'title' | 'shows'>;

/** A letter's breadth less, when the fonts come late; Lighthouse rounds it to 0. */
const noticeable = 0.005;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until a screen has its heading and its content. */
async function expectShown(page: Page, { title: heading, shows }: Omit<Seen, 'path'>): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Opened by its address, so that whatever moves while it comes up is counted. */
export async function visitContent(page: Page, screen: Seen, picture: string): Promise<void> {
  await page.goto(screen.path);
  await expectShown(page, screen);
  expect.soft(await layoutShift(page), `layout shift of ${picture}`).toBeLessThan(noticeable);
  await inspect(page, picture);
}

/** Reached as by a link, without starting the application anew: in a quarter of the time. */
export async function visitByLink(page: Page, screen: Seen, picture: string): Promise<void> {
  await follow(page, screen.path);
  await expectShown(page, screen);
  await inspect(page, picture);
}

/** The router follows the browser's own history. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState({}, '', to), path);
}

/** Skeletons while the answer is on its way; when it comes, nothing on the page moves. */
export async function visitLoading(page: Page, screen: Screen, call: string): Promise<void> {
  const { asked, release } = await hold(page, call);
  await page.goto(screen.path);
  await asked;
  await expect(page.getByRole('banner')).toBeVisible(); // before it the layout loads, which is a state of its own
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  await inspect(page, `${screen.name}-loading`);
  release();
  await expectShown(page, screen);
}

/** An error card in place of the content, and Try Again that brings it. */
export async function visitError(
  page: Page,
  screen: Screen,
  { call, unable }: { call: string; unable: string },
): Promise<void> {
  const mend = await fail(page, call);
  await page.goto(screen.path);
  const card = page.getByRole('alert').filter({ hasText: unable });
  await expect(card).toContainText('Something went wrong on our side.');
  await inspect(page, `${screen.name}-error`);
  await mend();
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expectShown(page, screen);
}

/** What is not for this person is not there. */
export async function visitRefused(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page, 'the address').toHaveURL(path);
  await expect(title(page), path).toHaveText('Not Found');
}

/** Brings a state about, looks it over, and leaves the page as it was. */
export async function visitState(page: Page, state: State): Promise<void> {
  const { path, name, shows, held, failing, act } = state;
  const holding = held && (await hold(page, held));
  const mend = failing && (await fail(page, failing));
  await page.goto(path);
  await expect(page.locator('.start-session')).toHaveCount(0); // what stands there before the application does
  if (holding) await holding.asked;
  await act?.(page);
  await expect(
    held
      ? page.getByRole('main').getByRole('status', { name: 'Loading' }).first()
      : page.getByText(shows).first(),
  ).toBeVisible();
  await inspect(page, name);
  if (holding) holding.release();
  if (mend) await mend();
  await page.context().setOffline(false);
}
