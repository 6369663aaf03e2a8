import { expect, type Page } from '@playwright/test';
import { inspect, layoutShift } from './inspect.ts';
import { fail, hold } from './network.ts';
import type { Screen } from './screen.ts';
import type { State } from './states/state.ts';

/** Brings about the states that a page passes through, and inspects each. */

type Content = Pick<Screen, 'path' | 'title' | 'shows'>;

/** The layout shift tolerated when fonts load late; Lighthouse rounds it to 0. */
const maxLayoutShift = 0.005;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until a screen has its heading and its content. */
async function expectShown(page: Page, { title: heading, shows }: Omit<Content, 'path'>): Promise<void> {
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Opens the screen by its URL, so that layout shifts while it loads are counted. */
export async function visitContent(page: Page, screen: Content, picture: string): Promise<void> {
  await page.goto(screen.path);
  await expectShown(page, screen);
  expect.soft(await layoutShift(page), `layout shift of ${picture}`).toBeLessThan(maxLayoutShift);
  await inspect(page, picture);
}

/** Opens the screen without reloading the application, as a link does, which takes a quarter of the time. */
export async function visitByLink(page: Page, screen: Content, picture: string): Promise<void> {
  await follow(page, screen.path);
  await expectShown(page, screen);
  await inspect(page, picture);
}

/** Navigates through the browser's history, which the router follows. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState({}, '', to), path);
}

/** Milliseconds after the page has opened by which it has read everything again (decision 12). */
const readAgainAfter = 2100;

/** Holds back the call and expects skeletons; then fails it, expects an error card, and loads the content with Try Again. */
export async function visitLoadingAndError(
  page: Page,
  screen: Screen,
  { call, unable }: { call: string; unable: string },
): Promise<void> {
  const reconnect = await fail(page, '/my/events');
  const restore = await fail(page, call);
  const { requested, release } = await hold(page, call);
  await page.goto(screen.path);
  await requested;
  await expect(page.getByRole('banner')).toBeVisible(); // until then the layout loads, which is a state of its own
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  // A reading after the card is shown could take it away before Try Again is pressed.
  const hasReadAgain = page.evaluate((after) => new Promise((end) => setTimeout(end, after)), readAgainAfter);
  await inspect(page, `${screen.name}-loading`);
  await hasReadAgain;
  release();
  const card = page.getByRole('alert').filter({ hasText: unable });
  await expect(card).toContainText('Something went wrong on our side.');
  await inspect(page, `${screen.name}-error`);
  await restore();
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expectShown(page, screen);
  await reconnect();
}

/** Expects Not Found under a path that the user may not open. */
export async function visitRefused(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page, 'the address').toHaveURL(path);
  await expect(title(page), path).toHaveText('Not Found');
}

/** Brings about a state, inspects it, and restores the network. */
export async function visitState(page: Page, state: State): Promise<void> {
  const { path, name, shows, held, failing, act } = state;
  const holding = held && (await hold(page, held));
  const restore = failing && (await fail(page, failing));
  await page.goto(path);
  await expect(page.locator('.start-session')).toHaveCount(0); // the outline shown before the application starts
  if (holding) await holding.requested;
  await act?.(page);
  await expect(
    held
      ? page.getByRole('main').getByRole('status', { name: 'Loading' }).first()
      : page.getByText(shows).first(),
  ).toBeVisible();
  await inspect(page, name);
  if (holding) holding.release();
  if (restore) await restore();
  await page.context().setOffline(false);
}
