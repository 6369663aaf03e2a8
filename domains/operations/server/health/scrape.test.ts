import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { fakeClock } from '#platform/testing/clock.ts';
import type { HealthFigures } from './metrics.ts';
import { registerHealth } from './routes.ts';

function healthApp(figures: HealthFigures) {
  const app = fastify();
  registerHealth(app, {
    isReady: async () => {},
    figures,
    clock: fakeClock(),
    metricsToken: null,
    production: false,
  });
  return app;
}

it('a scrape of the metrics reads each figure once, however many gauges tell it [15.10, 15.16, 15.27]', async () => {
  const read = {
    lastOverdueCheck: vi.fn(async () => null),
    mail: vi.fn(async () => ({ oldestDue: null, queued: 0, refused: 0, bounced: 0 })),
    unsent: vi.fn(async () => ({ unsent: 0, oldest: null })),
    jobs: vi.fn(async () => ({ waiting: 3, running: 2, failed: 1 })),
    logOnsWaiting: vi.fn(async () => 4),
    backups: vi.fn(async () => ({
      last: { name: 'one', made: '2026-11-24T04:00:00.000Z', bytes: 5000 },
      failure: { when: '2026-11-25T04:00:00.000Z', reason: 'the disk is full', times: 2 },
    })),
  };
  const figures = {
    ...read,
    connections: () => ({ busy: 5, idle: 6, waiting: 7 }),
    streams: () => 8,
    workers: () => ({ urgent: true, ordinary: false }),
  };
  const app = healthApp(figures);
  const { body } = await app.inject('/metrics');
  expect(Object.values(read).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'jobs{state="waiting"} 3',
      'jobs{state="running"} 2',
      'jobs{state="failed"} 1',
      'ecc_log_ons_waiting 4',
      'database_connections{state="busy"} 5',
      'database_connections{state="idle"} 6',
      'database_connections{state="waiting"} 7',
      'event_streams 8',
      'worker_working{worker="urgent"} 1',
      'worker_working{worker="ordinary"} 0',
      'backup_last_success_timestamp_seconds 1795492800',
      'backup_last_size_bytes 5000',
      'backup_failures 2',
    ]),
  );
  await app.close();
});

it('the alerts and the dashboard ask for figures that the metrics have, and each alert is explained [15.28]', async () => {
  const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const alerts = await read('deploy/prometheus/alerts.yml');
  const asked = [
    ...alerts.matchAll(/expr: (.+)/g),
    ...(await read('deploy/grafana/patrolbook.json')).matchAll(/"expr": "(.+)"/g),
  ]
    .flatMap(
      ([, expression = '']) =>
        expression.replace(/by \(.*?\)|\{.*?\}|\[.*?\]/g, '').match(/[a-z_]{4,}(?![a-z_]*\()/g) ?? [],
    )
    .filter((name) => name !== 'up');
  const figures = {
    lastOverdueCheck: async () => null,
    mail: async () => ({ oldestDue: null, queued: 0, refused: 0, bounced: 0 }),
    unsent: async () => ({ unsent: 0, oldest: null }),
    jobs: async () => ({ waiting: 0, running: 0, failed: 0 }),
    logOnsWaiting: async () => 0,
    backups: async () => null,
    connections: () => ({ busy: 0, idle: 0, waiting: 0 }),
    streams: () => 0,
    workers: () => ({ urgent: true }),
  };
  const app = healthApp(figures);
  await app.inject('/metrics');
  const { body } = await app.inject('/metrics');
  const served = new Set(body.split('\n').map((line) => line.split(/[{ ]/)[0]));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !served.has(name))).toEqual([]);
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const page = await read('docs/operations.md');
  expect(names.filter((name) => !page.includes(`| ${name} |`))).toEqual([]);
  await app.close();
});
