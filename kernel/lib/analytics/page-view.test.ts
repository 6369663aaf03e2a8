// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPageView } from './page-view.ts';

const received: { method: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
const host = createServer(async (request, response) => {
  const chunks: Buffer[] = await request.toArray();
  const { method, headers } = request;
  received.push({ method, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
  response.writeHead(status).end();
});
let status = 204;
let url = '';

beforeEach(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/event?site=7`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  received.length = 0;
  status = 204;
  if (host.listening) await closed();
});

async function closed(): Promise<void> {
  host.close();
  host.closeAllConnections();
  await once(host, 'close');
}

const analytics = () => ({ url, identity: 'a pseudonym' });

it.each([
  ['/', '/'],
  ['/patrol/$id', '/patrol/{id}'],
  ['/report/$year/$month', '/report/{year}/{month}'],
  ['/$', '/*'],
])('[21.3] a host is told of a page at %s as %s, and of the pseudonym', async (pattern, page) => {
  await sendPageView(analytics(), pattern);
  expect(received).toMatchObject([{ method: 'POST', body: { identity: 'a pseudonym', page } }]);
  expect(Object.keys(Object(received[0]?.body))).toEqual(['identity', 'page']);
});

it('[21.3] neither cookies nor the address of the page go with it, nor is the host asked first', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await sendPageView(analytics(), '/');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({ mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
  const { headers } = received[0] ?? {};
  expect([headers?.cookie, headers?.referer]).toEqual([undefined, undefined]);
  expect(headers?.['content-type']).toMatch(/^text\/plain/);
});

it('[21.5] nothing is sent for who objects by Global Privacy Control', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await sendPageView(analytics(), '/');
  expect(received).toEqual([]);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  await sendPageView(analytics(), '/');
  expect(received).toHaveLength(1);
});

describe('[21.5] nobody is disturbed, and nothing is sent again, when a host', () => {
  const nothingSaid = (run: () => Promise<void>) => async () => {
    const error = vi.spyOn(console, 'error');
    await expect(run()).resolves.toBeUndefined();
    expect(error).not.toHaveBeenCalled();
  };

  it(
    'is down',
    nothingSaid(async () => {
      await closed();
      const fetched = vi.spyOn(globalThis, 'fetch');
      await sendPageView(analytics(), '/');
      expect(fetched).toHaveBeenCalledOnce();
    }),
  );

  it(
    'answers with an error',
    nothingSaid(async () => {
      status = 500;
      await sendPageView(analytics(), '/');
      expect(received).toHaveLength(1);
    }),
  );
});
