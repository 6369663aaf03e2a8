import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result as Report } from 'lighthouse';

/** A page to look at. */
export interface Subject {
  name: string;
  /** Path on the server. */
  path: string;
  /** Who looks at it; without one, somebody who is not signed in. */
  credentials?: { email: string; password: string };
}

/** What Lighthouse says of a page. */
export interface Opinion {
  name: string;
  /** Out of 100, by category. */
  scores: Record<string, number>;
  /** How long things took, in words. */
  figures: Record<string, string>;
  /** Cumulative layout shift. */
  shift: number;
}

const categories = ['performance', 'accessibility', 'best-practices'];
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** Lighthouse's opinion of each page as a phone sees it, one after the other, each in a browser of its own. */
export async function measure(url: string, subjects: readonly Subject[]): Promise<Opinion[]> {
  const chromePath = process.env.CHROMIUM_PATH || chromium.executablePath();
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];
  const opinions: Opinion[] = [];
  for (const subject of subjects) {
    const chrome = await launch({ chromePath, chromeFlags });
    try {
      opinions.push(opinionOf(subject.name, await look(chrome, url, subject)));
    } finally {
      chrome.kill();
    }
  }
  return opinions;
}

async function look(chrome: LaunchedChrome, url: string, subject: Subject): Promise<Report> {
  if (subject.credentials) await signIn(chrome, url, subject.credentials);
  return examine(chrome, `${url}${subject.path}`, 3);
}

/** Chromium's trace lacks its beginning now and then; Lighthouse asks to be run again, which is done so many times. */
async function examine(chrome: LaunchedChrome, address: string, tries: number): Promise<Report> {
  const run = await lighthouse(address, { port: chrome.port, onlyCategories: categories });
  if (!run) throw new Error(`Lighthouse says nothing of ${address}.`);
  const { runtimeError } = run.lhr;
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return examine(chrome, address, tries - 1);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return run.lhr;
}

function opinionOf(name: string, report: Report): Opinion {
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
  };
}

/** Gives the browser the cookies of a session, as the sign-in screen would. */
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
