import { expect, type Page } from '@playwright/test';
import { findViolations } from '../axe.ts';

/** The folder for screenshots, which `npm run gallery` sets. */
const pictures = process.env.GALLERY;

/** Continues after a failure, to report the next one too. */
const softly = expect.configure({ soft: true });

/** The narrowest supported widths: a small phone, and a desktop at 200 %. */
const narrowest = { phone: 320, desktop: 640 };

/** A page is inspected in the light look on a desktop and in the dark one on a phone, which costs no second judgement. */
const lookOf = { phone: 'dark', desktop: 'light' } as const;

/**
 * Checks that a page fits its screen and the narrowest one of the kind, and has no axe violations; leaves it at the narrowest.
 * Reports every fault with the name of the picture. A violation that disappears while the page changes its state is not a fault.
 */
export async function inspect(page: Page, picture: string): Promise<void> {
  await show(page, picture);
  await softly
    .poll(() => findViolations(page), { message: `what axe finds on ${picture}`, timeout: 20_000 })
    .toEqual([]);
  await expectToFit(page, picture);
}

/** Checks that a page fits like `inspect`, without axe, which has judged the same screen for a role that sees more of it. */
export async function glance(page: Page, picture: string): Promise<void> {
  await show(page, picture);
  await expectToFit(page, picture);
}

async function show(page: Page, picture: string): Promise<void> {
  await page.emulateMedia({ colorScheme: lookOf[kindOf(page)] });
  await page.evaluate(settle);
  if (pictures) await takePicture(page, picture);
}

/** Returns whether a page is as wide as that of a phone or of a desktop. */
function kindOf(page: Page): 'phone' | 'desktop' {
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size');
  return size.width > 640 ? 'desktop' : 'phone';
}

/** Waits until the fonts have loaded, and ends short animations. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  for (const animation of document.getAnimations())
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
}

async function takePicture(page: Page, picture: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.evaluate(() => scrollTo(0, 0)); // puts fixed elements where they belong
  await page.screenshot({
    path: `${pictures}/${picture}-${width}.png`,
    fullPage: true,
    animations: 'disabled',
  });
}

/** Checks that a page does not scroll sideways at its width and at the narrowest one of the kind, at which it is left. */
async function expectToFit(page: Page, picture: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size');
  const narrow = narrowest[kindOf(page)];
  for (const width of [size.width, narrow]) {
    if (width !== size.width) await page.setViewportSize({ ...size, width });
    const over = await page.evaluate(overflow);
    softly(over, `pixels too wide: ${picture} at ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Returns by how many pixels the page scrolls sideways, after two frames for the layout to settle. */
async function overflow(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Returns the cumulative layout shift since the page was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          const shifts = observer.takeRecords();
          resolve(shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0));
        });
      }),
  );
}
