import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result as Report } from 'lighthouse';

/** A page to measure. */
export interface Subject {
  name: string;
  /** Path on the server. */
  path: string;
  /** The user who opens it; without one, the page is opened signed out. */
  credentials?: { email: string; password: string };
}

/** Lighthouse's results for a page. */
export interface Measurement {
  name: string;
  /** Out of 100, by category. */
  scores: Record<string, number>;
  /** Timings as texts, by audit. */
  figures: Record<string, string>;
  /** Cumulative layout shift. */
  shift: number;
  /** Lighthouse's index of the speed of this machine's processor, as it was meanwhile. */
  index: number;
}

const categories = ['performance', 'accessibility', 'best-practices'];
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/**
 * Runs Lighthouse on each page as a phone, one after the other, each in a browser of its own. `slowdown` is by how much the
 * processor's time is multiplied.
 */
export async function measure(
  url: string,
  subjects: readonly Subject[],
  slowdown: number,
): Promise<Measurement[]> {
  const chromePath = process.env.CHROMIUM_PATH || chromium.executablePath();
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const measurements: Measurement[] = [];
  for (const subject of subjects) {
    const chrome = await launch({ chromePath, chromeFlags });
    try {
      measurements.push(measurementOf(subject.name, await reportOn(chrome, url, subject, slowdown)));
    } finally {
      chrome.kill();
    }
  }
  return measurements;
}

async function reportOn(
  chrome: LaunchedChrome,
  url: string,
  subject: Subject,
  slowdown: number,
): Promise<Report> {
  if (subject.credentials) await signIn(chrome, url, subject.credentials);
  const flags = {
    port: chrome.port,
    onlyCategories: categories,
    throttling: { cpuSlowdownMultiplier: slowdown },
  };
  return examine(flags, `${url}${subject.path}`, 3);
}

/** Runs Lighthouse. Retries when Chromium's trace lacks its beginning, up to `tries` runs; throws on any other error. */
async function examine(flags: Flags, address: string, tries: number): Promise<Report> {
  const run = await lighthouse(address, flags);
  if (!run) throw new Error(`Lighthouse returned nothing for ${address}.`);
  const { runtimeError } = run.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return examine(flags, address, tries - 1);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return run.lhr;
}

function measurementOf(name: string, report: Report): Measurement {
  const scores = Object.values(report.categories).map(({ id, score }) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  const figures = audits.map((id) => [id, report.audits[id]?.displayValue ?? 'none']);
  return {
    name,
    scores: Object.fromEntries(scores),
    figures: Object.fromEntries(figures),
    shift: report.audits['cumulative-layout-shift']?.numericValue ?? 0,
    index: report.environment.benchmarkIndex,
  };
}

/** Signs in, so that the browser has the cookies of a session. */
async function signIn(
  chrome: LaunchedChrome,
  url: string,
  credentials: Subject['credentials'],
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const page = await browser.contexts()[0]?.newPage();
  const answer = await page?.request.post(`${url}/api/v1/auth/sign-in`, {
    headers: { origin: url },
    data: { ...credentials, remember: true, sharedDevice: false },
  });
  if (!answer?.ok()) throw new Error(`${credentials?.email} cannot sign in.`);
  await page?.close();
  await browser.close();
}
