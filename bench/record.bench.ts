import { type Browser, chromium, type Page } from '@playwright/test';
import { phone, signIn } from '../e2e/fixtures.ts';
import { type SeedData, seed } from '../e2e/gallery/seed-data.ts';
import { password } from '../e2e/gallery/users.ts';
import { startTestServer } from '../e2e/test-server.ts';
import { judge } from './judge.ts';
import { keepWaiting } from './record/keep-waiting.ts';
import { setLine } from './record/line.ts';
import { buildRunning } from './record/running-patrol.ts';
import { type TapCost, type Target, tap, targetOn } from './record/taps.ts';
import { medianOf } from './statistics.ts';

/**
 * Measures All Quiet Here from the tap until its entry is drawn, and the work of the page's thread (product
 * 17.13). Pages are tapped in turn, in one browser. On any line, an entry must be drawn at most a frame later
 * than a row on an empty page. With 500 entries, a tap must be drawn after at most three times as long as with
 * 5, and cost the processor no more than that, slowed six times. The machine has to be idle.
 */

const few = 5;
const many = 500;
const taps = 15;
const maxRatio = 3;
const slowdown = 6;
/** Milliseconds of a frame, of which there are sixty a second. */
const frame = 1000 / 60;

interface Opened {
  what: string;
  target: Target;
}

const lines = { online: {}, offline: { offline: true }, slow: { latency: 3000, throughput: 5000 } };

const server = await startTestServer({ demo: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox', '--disable-renderer-backgrounding', '--disable-background-timer-throttling'],
});
try {
  const seedData = await seed(server);
  await compareLines(browser, seedData);
  await compareEntries(browser, seedData);
} finally {
  await browser.close();
  await server.close();
}

/** Compares entries on every line with a row on an empty page. */
async function compareLines(browser: Browser, seedData: SeedData): Promise<void> {
  const opened = [await openEmpty(browser)];
  for (const [line, conditions] of Object.entries(lines)) {
    const one = await openRecord(browser, seedData, { what: line, recorded: few });
    await setLine(one.target.session, conditions);
    opened.push(one);
  }
  const costs = await tapInTurn(opened);
  console.table(costs);
  const [empty, ...entries] = costs;
  for (const { what, 'painted ms': painted } of entries)
    judge(
      `frames later than on an empty page, ${what}`,
      (painted - (empty?.['painted ms'] ?? Number.NaN)) / frame,
      1,
    );
  await Promise.all(opened.map(({ target }) => target.page.context().close()));
}

/** Compares a tap with many entries with one with few, sent or waiting. */
async function compareEntries(browser: Browser, seedData: SeedData): Promise<void> {
  const opened = [
    await openRecord(browser, seedData, { what: `${few} sent`, recorded: few }),
    await openRecord(browser, seedData, { what: `${many} sent`, recorded: many }),
    await openRecord(browser, seedData, { what: `${few} waiting`, waiting: few }),
    await openRecord(browser, seedData, { what: `${many} waiting`, waiting: many }),
  ];
  for (const { target } of opened)
    await target.session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const costs = await tapInTurn(opened);
  console.table(costs);
  const [fewSent, manySent, fewWaiting, manyWaiting] = costs;
  judgeRatios('sent', manySent, fewSent);
  judgeRatios('waiting', manyWaiting, fewWaiting);
}

/** Taps every page in turn, a few times before it counts, and returns the medians. */
async function tapInTurn(opened: readonly Opened[]) {
  const costs = new Map<Opened, TapCost[]>(opened.map((one) => [one, []]));
  for (let turn = -2; turn < taps; turn += 1) {
    for (const [{ target }, known] of costs) {
      const cost = await tap(target);
      if (turn >= 0) known.push(cost);
    }
  }
  return [...costs].map(([{ what }, known]) => ({
    what,
    'painted ms': tenths(medianOf(known.map(({ painted }) => painted))),
    'work ms': tenths(medianOf(known.map(({ work }) => work))),
  }));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

type Cost = Awaited<ReturnType<typeof tapInTurn>>[number];

function judgeRatios(which: string, withMany: Cost | undefined, withFew: Cost | undefined): void {
  for (const what of ['painted ms', 'work ms'] as const) {
    const ratio = (withMany?.[what] ?? Number.NaN) / (withFew?.[what] ?? Number.NaN);
    judge(`${what} with ${many} ${which} to ${few}`, ratio, maxRatio);
  }
}

/** Opens a page that does nothing but add a row. */
async function openEmpty(browser: Browser): Promise<Opened> {
  const page = await openPhone(browser);
  await page.setContent('<meta name="viewport" content="width=device-width"><button>Add</button><ol></ol>');
  await page.evaluate(`document.querySelector('button').addEventListener('click', () => {
    document.querySelector('ol').prepend(Object.assign(document.createElement('li'), { textContent: 'Row' }));
  })`);
  return { what: 'empty page', target: await targetOn(page, /^Add$/) };
}

/** Opens a running patrol with entries that the server has, or that wait to be sent. */
async function openRecord(
  browser: Browser,
  seedData: SeedData,
  { what, recorded = 0, waiting = 0 }: { what: string; recorded?: number; waiting?: number },
): Promise<Opened> {
  const page = await openPhone(browser);
  const { patroller } = seedData.users;
  const patrolId = await buildRunning(seedData, recorded);
  await signIn(page, { email: patroller.email, password });
  await page.goto(`/patrol/${patrolId}/record`);
  await page.getByRole('timer').waitFor();
  if (waiting > 0) await keepWaiting(page, { userId: patroller.id, patrolId, count: waiting });
  await page
    .getByRole('listitem')
    .nth(recorded + waiting)
    .waitFor({ state: 'attached' });
  return { what, target: await targetOn(page, /^All Quiet Here/) };
}

async function openPhone(browser: Browser): Promise<Page> {
  const device = { viewport: phone, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: server.url, ...device });
  return context.newPage();
}
