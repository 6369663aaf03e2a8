import type { Locator, Page } from '@playwright/test';
import { desktop, expect, phone, test } from './fixtures.ts';

/** How the product looks to whoever has set their system in their own way (product 1.6). */

const dark = 'rgb(11, 17, 25)';
const light = 'rgb(244, 241, 233)';
const ground = (page: Page) => page.locator('html');

test('the look is that of the system, before any script has run and when it changes, and the record is dark [1.6]', async ({
  browserOf,
  enter,
  seedData,
}) => {
  const page = await browserOf(desktop);
  await page.route('**/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(ground(page)).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(ground(page)).toHaveCSS('background-color', dark);

  const record = await enter(seedData.users.patroller.email, '/', phone);
  await record.emulateMedia({ colorScheme: 'light' });
  await expect(ground(record)).toHaveCSS('background-color', light);
  await record.getByRole('main').getByRole('link', { name: 'Continue Recording' }).click();
  await expect(record.getByRole('button', { name: /^All Quiet Here/ })).toBeVisible();
  await expect(ground(record)).toHaveCSS('background-color', dark);
});

test('with the system’s own colours each focus, what is chosen and every icon of a field can be seen [1.6]', async ({
  browserOf,
  enter,
  seedData,
}) => {
  const signIn = await browserOf(desktop);
  await signIn.emulateMedia({ forcedColors: 'active' });
  await signIn.goto('/');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  const mark = signIn.locator('.mantine-InputWrapper-error').first();
  await expect(mark).toBeVisible();
  expect(await mark.evaluate(backgroundOf, '::before')).not.toBe(await ground(signIn).evaluate(backgroundOf));
  await expectFocusSeen(signIn, 5);

  const page = await enter(seedData.users.admin.email, '/patrols/scheduled');
  await page.emulateMedia({ forcedColors: 'active' });
  const current = page.getByRole('navigation').getByRole('link', { name: 'Scheduled Patrols' });
  const showWho = page.getByRole('switch', { name: 'Show who' });
  const thumb = page.locator('.mantine-Switch-thumb');
  await expect(showWho).toBeChecked();
  await expectMarked(current, page.getByRole('navigation').getByRole('link', { name: 'People' }));
  await expectMarked(thumb, page.locator('.mantine-Switch-track'));
  await expectFocusSeen(page, 24);

  await page.goto('/patrol/new');
  const chosen = page.locator('button[data-selected]');
  await expectMarked(chosen, page.locator('button[aria-pressed="false"]:enabled').first());
  await page.getByRole('spinbutton').first().focus();
  await expectFocusSeen(page, 3);
  await page.goto('/incidents');
  const views = page.getByRole('banner').locator('label, a');
  await expectMarked(views.filter({ hasText: 'List' }), views.filter({ hasText: 'Map' }));
});

const backgroundOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo).backgroundColor;

/** Expects what is chosen to look otherwise than what is not, which stands beside it. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  expect(await chosen.evaluate(backgroundOf)).not.toBe(await other.evaluate(backgroundOf));
}

/** Presses Tab, and expects an outline on each element that has the focus, or on the field it is in. */
async function expectFocusSeen(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) {
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(unseenFocus)).toBe('');
  }
}

/** Returns the element that has the focus if nothing shows that it does. */
function unseenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const outlined = (element: Element | null, pseudo?: string) =>
    element !== null && getComputedStyle(element, pseudo).outlineStyle !== 'none';
  const shown =
    outlined(focused) || outlined(focused, '::after') || outlined(focused.closest('.mantine-Input-input'));
  return shown ? '' : focused.outerHTML.slice(0, 120);
}

test('with reduced motion nothing moves or fades when pages, the drawer and a dialog open and close [1.6]', async ({
  enter,
  seedData,
}) => {
  const page = await enter(seedData.users.admin.email, '/profile', phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(reportMotion);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Scheduled Patrols' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Bike marking' }).click();
  await page.setViewportSize(desktop);
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
  await cancel.hover();
  await cancel.click();
  await page.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Logs an error, which fails the test, for whatever moves or fades; a wait that ends in one step is neither. */
function reportMotion(): void {
  const report = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration, easing } = effect?.getTiming() ?? {};
      if (!(effect instanceof KeyframeEffect) || Number(duration) <= 1) continue;
      const steps = [easing, ...effect.getKeyframes().map((frame) => frame.easing)];
      if (!steps.some((step) => step?.startsWith('steps')))
        console.error(`moves: ${effect.target?.outerHTML.slice(0, 120)}`);
    }
  };
  document.addEventListener('transitionrun', report);
  document.addEventListener('animationstart', report);
}
