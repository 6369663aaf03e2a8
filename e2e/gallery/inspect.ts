import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Pictures go there when `npm run gallery` asks for them. */
const pictures = process.env.GALLERY;

/** Goes on after a fault, to tell of the next one too. */
const softly = expect.configure({ soft: true });

/** As narrow as a page may become: a small phone, and a desktop at 200 %. */
const narrowest = { phone: 320, desktop: 640 };

/**
 * Looks a page over: nothing wider than the screen, also narrower than it is, and nothing that axe finds. Every fault is told
 * with the name of the picture, and none hides the next one; what is gone a moment later, between two states, is none.
 */
export async function inspect(page: Page, picture: string): Promise<void> {
  await page.evaluate(stillness);
  if (pictures) await takePicture(page, picture);
  await softly
    .poll(() => findFaults(page), { message: `what axe finds on ${picture}`, timeout: 20_000 })
    .toEqual([]);
  await expectToFit(page, picture);
}

async function findFaults(page: Page): Promise<string[]> {
  // Its other mode opens a window for each look, on account of frames from elsewhere: there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(', ')}`,
  );
}

/** The fonts are there, and whatever fades in has done so. */
async function stillness(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

async function takePicture(page: Page, picture: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.evaluate(() => scrollTo(0, 0)); // what is fixed stands where it belongs
  await page.screenshot({
    path: `${pictures}/${picture}-${width}.png`,
    fullPage: true,
    animations: 'disabled',
  });
}

async function expectToFit(page: Page, picture: string): Promise<void> {
  const size = page.viewportSize();
  if (!size) throw new Error('the page has no size');
  const narrow = size.width > 640 ? narrowest.desktop : narrowest.phone;
  for (const width of [size.width, narrow]) {
    if (width !== size.width) await page.setViewportSize({ ...size, width });
    const over = await page.evaluate(overflow);
    softly(over, `pixels too wide: ${picture} at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
}

/** By how many pixels the page can be scrolled sideways, once whatever follows something else has followed it. */
async function overflow(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** How far things have moved since the page was opened, without anybody having touched it (Chromium's layout shift). */
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
