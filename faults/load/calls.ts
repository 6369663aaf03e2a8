import type { Session } from './session.ts';

/** What became of the calls since the last report. Times are milliseconds. */
interface Report {
  acknowledged: number;
  reads: number;
  /** Failed calls by their status, or by the error that broke them off. */
  failed: Record<string, number>;
  /** From the first failed call until the last one. */
  errorsFor: number;
  /** The longest time in which no write was acknowledged. */
  longestPause: number;
  slowest: number;
}

const emptyReport = (): Report => {
  return { acknowledged: 0, reads: 0, failed: {}, errorsFor: 0, longestPause: 0, slowest: 0 };
};

/** Makes calls in sessions, and counts what becomes of all of them. */
export function countedCalls(url: string) {
  let report = emptyReport();
  let firstError = 0;
  let lastWrite = performance.now();

  /** Returns whether the call succeeded, and throws if it was refused for good: then it is the load that is wrong. */
  async function call(
    session: Session,
    method: string,
    path: string,
    init: RequestInit = {},
  ): Promise<boolean> {
    const { cookie } = session;
    const from = performance.now();
    const headers = { ...init.headers, cookie };
    const outcome = await outcomeOf(`${url}/api/v1${path}`, { ...init, method, headers });
    const now = performance.now();
    report.slowest = Math.max(report.slowest, now - from);
    if (outcome === 200 || outcome === 201) return true;
    // While a clock jumps, the session ends, or was confirmed too long ago.
    if (outcome === 401 || outcome === 403) {
      await session.renew(cookie);
      return false;
    }
    if (typeof outcome === 'number' && outcome < 500 && outcome !== 429)
      throw new Error(`${method} ${path} answered ${outcome}.`);
    report.failed[outcome] = (report.failed[outcome] ?? 0) + 1;
    firstError ||= from;
    report.errorsFor = now - firstError;
    return false;
  }

  return {
    async read(session: Session, path: string): Promise<void> {
      if (await call(session, 'GET', path)) report.reads += 1;
    },
    /** Makes one attempt at a write, and returns whether it was acknowledged. */
    async write(session: Session, path: string, init: RequestInit): Promise<boolean> {
      if (!(await call(session, 'POST', path, init))) return false;
      const now = performance.now();
      report.acknowledged += 1;
      report.longestPause = Math.max(report.longestPause, now - lastWrite);
      lastWrite = now;
      return true;
    },
    /** Returns what became of the calls since the last report, and begins a new one. */
    report(): Report {
      const ended = report;
      report = emptyReport();
      firstError = 0;
      return ended;
    },
  };
}

/** Returns the status of the answer, or what broke the call off. */
async function outcomeOf(url: string, init: RequestInit): Promise<number | string> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(40_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}
