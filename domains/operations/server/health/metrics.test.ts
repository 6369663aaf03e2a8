import { describe, expect, it } from 'vitest';
import { openLiveHub } from '#platform/live/hub.ts';
import { buildApp } from '#server/app/app.ts';
import { buildServices } from '#server/app/services.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp({ trustProxy: 'loopback' });

interface Request {
  remoteAddress: string;
  headers?: Record<string, string>;
}

/** Returns the status of `/metrics` on another server of the same database, whose `/readyz` has figures for the same people. */
async function read(
  request: Request,
  { production, metricsToken }: { production: boolean; metricsToken: string | null },
): Promise<number> {
  const context = { ...server.context, settings: { ...server.context.settings, production } };
  const hub = openLiveHub(context.database, context.log);
  const app = await buildApp(context, buildServices(context), { ...server.options, hub, metricsToken });
  app.addHook('preClose', () => hub.stop());
  const { statusCode } = await app.inject({ url: '/metrics', ...request });
  const ready: object = (await app.inject({ url: '/readyz', ...request })).json();
  expect(Object.keys(ready)).toEqual(
    statusCode === 200 ? ['status', 'workers', 'overdueCheck', 'mail', 'urgentMails', 'backup'] : ['status'],
  );
  await app.close();
  return statusCode;
}

const none = { production: false, metricsToken: null };

describe('without METRICS_TOKEN the metrics are [15.39]', () => {
  it.each([
    [200, 'this machine', { remoteAddress: '127.0.0.1' }],
    [200, 'this machine by IPv6', { remoteAddress: '::1' }],
    [200, 'this machine by a socket for both', { remoteAddress: '::ffff:127.0.0.1' }],
    [403, 'another machine', { remoteAddress: '198.51.100.1' }],
    [403, 'a client of a proxy on this machine', forwarded('127.0.0.1', '198.51.100.1')],
    [403, 'one that says it is on this machine', forwarded('127.0.0.1', '127.0.0.1')],
    [403, 'one that only looks like this machine', forwarded('127.0.0.1', '127.evil')],
    [403, 'another machine that says so', forwarded('198.51.100.1', '127.0.0.1')],
  ])('%i for %s', async (status, _who, request) => {
    expect(await read(request, none)).toBe(status);
  });

  it('for nobody in production', async () => {
    expect(await read({ remoteAddress: '127.0.0.1' }, { ...none, production: true })).toBe(403);
  });
});

it('the metrics are for everybody who has their token [15.39]', async () => {
  const settings = { production: true, metricsToken: 'a-token-for-tests' };
  const bearer = (token: string) => ({
    remoteAddress: '198.51.100.1',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await read(bearer('a-token-for-tests'), settings)).toBe(200);
  expect(await read(bearer('another'), settings)).toBe(403);
  expect(await read({ remoteAddress: '127.0.0.1' }, settings)).toBe(403);
});

function forwarded(remoteAddress: string, by: string): Request {
  return { remoteAddress, headers: { 'x-forwarded-for': by } };
}
