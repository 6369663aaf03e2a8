import { type Browser, chromium } from '@playwright/test';
import { authRoutes } from '#accounts/contract';
import { apiPrefix } from '#contract';
import { phone } from '../e2e/fixtures.ts';
import { seed } from '../e2e/gallery/seed-data.ts';
import { password } from '../e2e/gallery/users.ts';
import { startTestServer } from '../e2e/test-server.ts';
import { judge } from './judge.ts';
import { setLine } from './record/line.ts';
import { buildRunning } from './record/running-patrol.ts';
import { medianOf } from './statistics.ts';

/**
 * Measures how long the record takes from its tap on My Roster, on a phone that has opened nothing else yet: each time in a new
 * browser context, on a line of 400 ms there and back and 90 kB a second. The machine has to be idle; the best of the times says most
 * on one that is not.
 */

const line = { latency: 400, throughput: 90_000 };
const times = 7;
/** Seconds. */
const limit = 2;

const server = await startTestServer({ demo: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox'],
});
try {
  const seedData = await seed(server);
  await buildRunning(seedData, 5);
  const seconds: number[] = [];
  for (let time = 0; time < times; time += 1)
    seconds.push(await openRecord(browser, seedData.users.patroller.email));
  console.table({ best: Math.min(...seconds), median: medianOf(seconds), worst: Math.max(...seconds) });
  judge('seconds from the tap to the record', Math.min(...seconds), limit);
} finally {
  await browser.close();
  await server.close();
}

/** Opens My Roster, taps as soon as the record is offered, and returns the seconds until the clock of the patrol is there. */
async function openRecord(browser: Browser, email: string): Promise<number> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  });
  const answer = await context.request.post(`${apiPrefix}${authRoutes.signIn.path}`, {
    headers: { origin: server.url },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in.`);
  const page = await context.newPage();
  await setLine(await context.newCDPSession(page), line);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Continue Recording' }).first();
  await link.waitFor();
  const tapped = Date.now();
  await link.tap();
  await page.getByRole('timer').waitFor();
  const seconds = (Date.now() - tapped) / 1000;
  await context.close();
  return seconds;
}
