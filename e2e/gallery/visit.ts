import { expect, type Locator, type Page } from '@playwright/test';
import { desktop, phone, type Size, test } from '../fixtures.ts';
import { glance, inspect, layoutShift } from './inspect.ts';
import { fail, hold } from './network.ts';
import type { Screen } from './screen.ts';
import type { State } from './states/state.ts';
import { untilLoaded, untilStarted } from './until-loaded.ts';

/** Brings about the states that a page passes through, and inspects each. */

type Content = Pick<Screen, 'path' | 'title' | 'shows'>;

/** The layout shift tolerated when fonts load late; Lighthouse rounds it to 0. */
const maxLayoutShift = 0.005;

/** Each page is visited at both, in one browser: its content follows the width. */
const sizes = [phone, desktop];

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until a screen has its heading, its content, and a map if there is one, which software draws slowly here. */
async function expectShown(page: Page, { title: heading, shows }: Omit<Content, 'path'>): Promise<void> {
  await untilLoaded(page);
  await expect(title(page)).toHaveText(heading);
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  await untilLoaded(page);
}

/** Waits until the application has started, at an address that it does not have. */
export async function expectNotFound(page: Page): Promise<void> {
  await untilLoaded(page);
  await expect(title(page)).toHaveText('Not Found');
}

/** Opens the screen by its URL at each size, so that layout shifts while it loads are counted. */
export async function visitContent(page: Page, screen: Content, picture: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(screen.path);
    await expectShown(page, screen);
    expect.soft(await layoutShift(page), `layout shift of ${picture}`).toBeLessThan(maxLayoutShift);
    await inspect(page, picture);
  }
}

/**
 * Opens the screen on a phone without reloading the application, as a link does: a role that is not the first to see it sees parts of
 * the same content.
 */
export async function visitByLink(page: Page, screen: Content, picture: string): Promise<void> {
  await page.setViewportSize(phone);
  await visitShown(page, screen);
  await glance(page, picture);
}

/** Opens the screen without reloading the application, and waits until it is shown. */
export async function visitShown(page: Page, screen: Content): Promise<void> {
  await follow(page, screen.path);
  await expectShown(page, screen);
}

/** An address at which nothing is. */
export const nowhere = '/nowhere';

/**
 * Opens an address that exists without reloading the application. In between it shows Not Found, so that nothing of the
 * page before can be taken for the new one.
 */
async function openByLink(page: Page, path: string): Promise<void> {
  await follow(page, nowhere);
  await expectNotFound(page);
  await follow(page, path);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent !== 'Not Found', undefined, {
    polling: 50,
  });
  await untilLoaded(page);
}

/** Navigates through the browser's history, which the router follows. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState({}, '', to), path);
}

/**
 * Lets the device forget what it has read: a page under way would be shown from that in place of an error. The application is left
 * for a plain file first, since it might read, and keep, something at that moment.
 */
async function forgetReads(page: Page): Promise<void> {
  await page.goto('/old-browser.js');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('patrolbook');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error('The storage of the device is not cleared.'));
      }),
  );
}

/** Holds back the call and expects skeletons; then fails it, expects an error card, and loads the content with Try Again. */
export async function visitLoadingAndError(
  page: Page,
  screen: Screen,
  { call, unable }: { call: string; unable: string },
): Promise<void> {
  await forgetReads(page);
  const reconnect = await fail(page, '/my/events');
  const restore = await fail(page, call);
  const { requested, release } = await hold(page, call);
  await page.goto(screen.path);
  await requested;
  await untilStarted(page);
  await expect(page.getByRole('banner')).toBeVisible(); // until then the layout loads, which is a state of its own
  const skeletons = page.getByRole('main').getByRole('status', { name: 'Loading' }).first();
  await inspectAtEach(page, { picture: `${screen.name}-loading`, shown: skeletons });
  release();
  const card = page.getByRole('alert').filter({ hasText: unable });
  await inspectAtEach(page, { picture: `${screen.name}-error`, shown: card });
  await expect(card).toContainText('Something went wrong on our side.');
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

/** Whether a state can be reached by a link: somebody is signed in, and the network is as it was. */
const isLinked = ({ as, held, failing, fleeting }: State) => as !== null && !held && !failing && !fleeting;

/** Brings about states one after the other, inspects each at each size, and restores the network. */
export async function visitStates(page: Page, states: State[]): Promise<void> {
  for (const [index, state] of states.entries())
    await test.step(state.name, async () => {
      const former = states[index - 1];
      if (former && isLinked(former) && isLinked(state)) await visitLinked(page, state);
      else if (!state.fleeting) await visitAt(page, state, sizes);
      else for (const size of sizes) await visitAt(page, state, [size]);
    });
}

async function visitLinked(page: Page, state: State): Promise<void> {
  await page.setViewportSize(phone);
  await openByLink(page, state.path);
  await state.act?.(page);
  await inspectState(page, state, sizes);
  await page.context().setOffline(false);
}

async function visitAt(page: Page, state: State, at: Size[]): Promise<void> {
  const { as, path, held, failing, act } = state;
  if (as !== null && (held || failing)) await forgetReads(page);
  const holding = held && (await hold(page, held));
  const restore = failing && (await fail(page, failing));
  await page.setViewportSize(at[0] ?? phone);
  await page.goto(path);
  await untilStarted(page);
  if (holding) await holding.requested;
  else await untilLoaded(page);
  await act?.(page);
  await inspectState(page, state, at);
  if (holding) holding.release();
  if (restore) await restore();
  await page.context().setOffline(false);
}

function inspectState(page: Page, { name, shows, held }: State, at: Size[]): Promise<void> {
  const skeletons = page.getByRole('main').getByRole('status', { name: 'Loading' });
  const shown = held ? skeletons : page.getByText(shows);
  return inspectAtEach(page, { picture: name, shown: shown.first(), at });
}

/** Inspects a page with content, at each size. */
export async function inspectAtEach(
  page: Page,
  { picture, shown, at = sizes }: { picture: string; shown: Locator; at?: Size[] },
): Promise<void> {
  for (const size of at) {
    await page.setViewportSize(size);
    await expect(shown, `what ${picture} shows`).toBeVisible();
    await inspect(page, picture);
  }
}
