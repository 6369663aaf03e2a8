import { afterEach, vi } from 'vitest';

/** Node and jsdom lack it. What is reported is a fault, so the test in which that happens fails. */
globalThis.reportError = (error: unknown) => {
  throw error;
};

/** One window and one copy of each module serve many test files: what a test replaced is back before the next. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
