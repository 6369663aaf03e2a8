import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { fakeClock } from '../../platform/testing/clock.ts';
import { registerHealth } from './routes.ts';

it('a scrape of the metrics reads each figure once, however many gauges tell it [mail-figures]', async () => {
  const lastOverdueCheck = vi.fn(async () => null);
  const mailFigures = vi.fn(async () => ({ oldestDue: null, queued: 0, refused: 0, bounced: 0 }));
  const countUnsent = vi.fn(async () => ({ unsent: 0, oldest: null }));
  const app = fastify();
  registerHealth(app, {
    isReady: async () => {},
    lastOverdueCheck,
    mailFigures,
    countUnsent,
    clock: fakeClock(),
    metricsToken: null,
    production: false,
  });
  await app.inject('/metrics');
  const reads = [lastOverdueCheck, mailFigures, countUnsent].map(({ mock }) => mock.calls.length);
  expect(reads).toEqual([1, 1, 1]);
  await app.close();
});
