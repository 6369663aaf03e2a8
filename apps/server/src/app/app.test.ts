import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { sessionRoutes } from '#accounts/contract';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { apiPrefix } from '#contract';
import { peopleRoutes } from '#people/contract';
import { outlineOnly } from '#platform/http/pages/map-sources.fixture.ts';
import { publicUrl, testApp } from '../testing/app.ts';
import { routes } from './routes.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'patrolbook-web-'));
writeFileSync(join(webFolder, 'index.html'), '<title>__PRODUCT_NAME__</title><meta content="__CSP_NONCE__">');
writeFileSync(join(webFolder, 'manifest.webmanifest'), '{}');
afterAll(() => rmSync(webFolder, { recursive: true }));

const server = testApp({ web: { folder: webFolder, map: outlineOnly }, trustProxy: '127.0.0.1' });
const headers = { origin: publicUrl.origin };

describe('the page', () => {
  it('is rendered with a new nonce for each request, which its policy names', async () => {
    const [first, second] = [await server.app.inject('/'), await server.app.inject('/patrols/scheduled')];
    const nonce = /content="([\w-]+)"/.exec(first.body)?.[1];
    expect(nonce).toBeTruthy();
    expect(second.body).not.toContain(nonce);
    expect(first.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(first.body).toContain('<title>Patrolbook</title>');
  });

  it('is not served for unknown calls and files', async () => {
    for (const url of [`${apiPrefix}/nothing`, '/assets/gone.js']) {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'Not found' });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });
});

it('every answer forbids browsers scripts, framing, sniffing and referrers', async () => {
  const long = `/${'x'.repeat(300)}`;
  const unroutable = ['/%zz', `${apiPrefix}/patrol/%zz`, `${apiPrefix}/patrol${long}`, '/assets/%zz'];
  for (const url of [
    '/healthz',
    `${apiPrefix}/my/profile`,
    `${apiPrefix}/nothing`,
    '/nothing.js',
    ...unroutable,
  ]) {
    expect((await server.app.inject(url)).headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
  }
});

describe('the description of the API', () => {
  it('has every route of the contract', async () => {
    const { paths } = (await server.app.inject('/openapi.json')).json();
    for (const [name, route] of Object.entries(routes)) {
      expect(paths[apiPrefix + route.path][route.method.toLowerCase()].operationId).toBe(name);
    }
  });

  it('has a page', async () => {
    expect((await server.app.inject('/docs/')).body).toContain('swagger');
  });
});

describe('an unreadable request is refused when it', () => {
  const send = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: `${apiPrefix}/auth/sign-in`,
      headers: { ...headers, 'content-type': type },
      payload,
    });

  it('is not JSON', async () => {
    const answer = await send('{"email":');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Validation failed',
      issues: [{ path: [], format: 'JSON' }],
    });
  });

  it('has another content type', async () => {
    expect((await send('email=x', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  it('is too large', async () => {
    expect((await send(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }))).statusCode).toBe(413);
  });

  it('is an array or null', async () => {
    expect((await send('[]')).statusCode).toBe(400);
    expect((await send('null')).statusCode).toBe(400);
  });
});

it('a call that names several hosts is refused [15.45]', async () => {
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  const answerTo = async (...hosts: string[]) => {
    const socket = connect(Number(port), '127.0.0.1');
    const head = ['GET /healthz HTTP/1.1', ...hosts.map((host) => `Host: ${host}`), 'Connection: close'];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
    return text(socket);
  };
  expect(await answerTo('a.example')).toMatch(/^HTTP\/1.1 200 /);
  expect(await answerTo('a.example', 'b.example')).toMatch(/^HTTP\/1.1 400 .*This call names several hosts/s);
});

it('takes no body, an empty one and {} alike for calls without fields [12.4]', async () => {
  for (const payload of [undefined, '{}', '']) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${apiPrefix}/auth/sign-out`,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    });
    expect(answer.statusCode).toBe(204);
  }
  const answer = await server.app.inject({
    method: 'POST',
    url: `${apiPrefix}/auth/sign-out`,
    headers,
    payload: { a: 1 },
  });
  expect(answer.json().issues).toEqual([{ path: ['a'], reason: 'unexpected-property', value: 1 }]);
});

it.each([
  ['of a trusted proxy', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['of nobody else', '198.51.100.9', '203.0.113.5', '198.51.100.9'],
  ['written as IPv6', '::ffff:127.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
  ['unless it is none', '127.0.0.1', '203.0.113.5, 127.evil', '127.0.0.1'],
  ['unless only a lenient reader takes it for one', '127.0.0.1', '203.0.113.5, 127.1', '127.0.0.1'],
])('takes the word for the client’s address %s', async (_whose, remoteAddress, forwarded, ip) => {
  const password = 'Torch-and-vest-1';
  const somebody = await server.buildPerson({ passwordHash: await hashPassword(password) });
  await server.app.inject({
    method: 'POST',
    url: `${apiPrefix}/auth/sign-in`,
    remoteAddress,
    headers: { ...headers, 'x-forwarded-for': forwarded },
    payload: { email: somebody.email, password },
  });
  server.clock.advance(1000);
  const call = await server.as(somebody);
  const { items } = (await call(sessionRoutes.listMySessions)).body;
  expect(items.at(-1)?.ips).toEqual([ip]);
});

it('answers an internal error with one sentence and the request’s id, nothing else [13.3]', async () => {
  const call = await server.as(await server.buildPerson());
  await server.database.$client.query('alter table person rename to missing');
  const answer = await call(peopleRoutes.listPersons);
  await server.database.$client.query('alter table missing rename to person');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    requestId: answer.headers['x-request-id'],
  });
  expect(server.logged.join('')).toContain(String(answer.headers['x-request-id']));
});
