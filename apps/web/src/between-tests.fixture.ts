import { afterEach, vi } from 'vitest';

/** One window and one copy of each module serve many test files: what a test replaced is back before the next. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
