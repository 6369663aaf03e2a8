import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../pipeline/error-handler.ts';
import { outlineOnly } from './map-sources.fixture.ts';
import { servePages } from './pages.ts';

const page = `<title>__PRODUCT_NAME__</title>
<link rel="modulepreload" href="/assets/fields-1.js" data-for="sign-in">
<link rel="modulepreload" href="/assets/layout-1.js" data-for="session">
<link rel="preload" as="fetch" href="/api/v1/my/profile" data-for="fresh">
<link rel="preload" as="fetch" href="/api/v1/my/organization" data-for="member">
<link rel="preload" as="fetch" href="/api/v1/my/patrols" data-for="patroller">
<link rel="preload" as="fetch" href="/api/v1/patrol/$id" data-for="member" data-path="/patrol/$id">
<link rel="modulepreload" href="/assets/NewPatrolPage-1.js" data-for="session" data-path="/patrol/new">
<link rel="modulepreload" href="/assets/PatrolPage-1.js" data-for="session" data-path="/patrol/$id">
<link rel="modulepreload" href="/assets/behind-1.js" data-for="link">
<body data-start="__START__">`;
const id = '01920000-0000-7000-8000-000000000001';
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'index-1.js'), 'start();');
  await writeFile(join(folder, 'record-worker.js'), 'keep();');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"__PRODUCT_NAME__"}');
  app = fastify();
  await app.register(cookie);
  handleErrors(app);
  await servePages(app, { folder, productName: 'Night & Day', map: outlineOnly, analyticsUrl: null });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const member = {
  ...{ aud: 'https://patrolbook.test', iss: 'patrolbook', typ: 'access', ssty: 'password' },
  ...{ exp: Date.now() / 1000 + 600, iat: 1, nbf: 1, jti: 'one', rem: true, shr: false },
  ...{ rls: ['patroller'], sid: id, sub: id },
};
const cookieOf = (claims: object) =>
  `other=1; access_claims=${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
const get = (url: string) => app.inject({ method: 'GET', url });
const token = '01a1fd7b-b91a-7493-bac8-35bbba4fa6ae.y55UUwMNMAd2mKOl7_yVsDvnAfC7kyzLjwbQnqKIUvw';

describe('the page', () => {
  it.each([
    '/',
    '/people',
    `/assignment/confirm/${token}`,
    `/set-password/${token}`,
    '/patrols/past?skip=1.5',
    `/patrol/${id}/record`,
  ])('is served at %s', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>Night &#38; Day</title>')]);
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-store',
      'text/html; charset=utf-8',
    ]);
  });

  it.each([
    ...[
      '.',
      ').',
      '>',
      '%3E',
      ',',
      ';',
      '"',
      '%22',
      "'",
      '%E2%80%9D',
      '%C2%BB',
      '%20',
      '%E2%80%8B',
      '&gt;',
      '*',
      ']',
    ],
  ])('is found where %s came along with its address [10.9]', async (trail) => {
    for (const path of [
      `/set-password/${token}`,
      `/assignment/confirm/${token}`,
      `/assignment/all/${token}`,
      `/assignment/offers/${token}?place=${id}`,
      `/ecc/${token}`,
      `/notices/${token}`,
      `/address-change/${token}`,
      `/join/HSCP`,
      '/join/HSC!',
      '/privacy/join/H%26%C4%80)',
      `/join/confirm/${token}`,
      `/patrol/${id}`,
      `/api/v1/calendar/${token}.ics`,
    ]) {
      const { statusCode, headers } = await get(path + trail);
      expect([statusCode, headers.location]).toEqual([302, path]);
    }
  });

  it.each([
    'ABC!',
    'abc.',
    'AB..',
    'ABC%26',
    'ABC%22',
    'AB%E2%80%9D%3E',
    'A%F0%9F%9A%93!',
    '%21%21%21%21',
    'AB!',
  ])('is found by a code that ends with a mark: %s [10.9]', async (code) => {
    for (const path of [`/join/${code}`, `/privacy/join/${code}`, `/join/${code}?from=mail`])
      expect((await get(path)).statusCode).toBe(200);
  });

  it('stays on this host, and takes no address for another [10.9]', async () => {
    expect((await get('//elsewhere.example.')).headers.location).toBe('/elsewhere.example');
    expect((await get('/people?search=J.')).statusCode).toBe(200);
    expect((await get('/join/M%C4%81ORI')).statusCode).toBe(200);
    expect((await get(`/set-password/${token.slice(0, -1)}_`)).statusCode).toBe(200);
  });

  it('is in no list of a search engine [3.13, 4.26]', async () => {
    expect((await get('/join/HSCP')).headers['x-robots-tag']).toBe('noindex');
  });

  it('is not served for missing files and unknown calls', async () => {
    for (const url of ['/assets/index-0.js', '/robots.txt', '/api/v1/nothing']) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });
});

describe('[17.32] the start of the page', () => {
  const load = async (url: string, cookie = '') =>
    (await app.inject({ method: 'GET', url, headers: { cookie } })).body;
  const named = (body: string) => [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const layout = '/assets/layout-1.js';
  const profile = '/api/v1/my/profile';
  const organization = '/api/v1/my/organization';
  const running = '/api/v1/my/patrols';

  it.each([
    ['sign-in', '/people', '', ['/assets/fields-1.js']],
    ['session', '/people', cookieOf(member), [layout, profile, organization, running]],
    ['session', '/people', cookieOf({ ...member, rls: ['admin'] }), [layout, profile, organization]],
    ['session', '/people', cookieOf({ ...member, rls: ['sa'] }), [layout, profile]],
    ['session', '/people', cookieOf({ ...member, exp: Date.now() / 1000 }), [layout]],
    ['session', '/people', 'access_claims=e30', [layout]],
    ['session', '/people', 'access_claims=%%%', [layout]],
    ['link', `/assignment/confirm/${token}`, '', ['/assets/behind-1.js']],
    ['link', `/set-password/${token}`, cookieOf(member), ['/assets/behind-1.js']],
    ['link', '/join/HSCP', cookieOf(member), ['/assets/behind-1.js']],
    ['link', `/notices/${token}`, '', ['/assets/behind-1.js']],
    ['link', '/accessibility', cookieOf(member), ['/assets/behind-1.js']],
  ])('is %s at %s, with that visitor’s files and first reads', async (start, url, cookie, links) => {
    const body = await load(url, cookie);
    expect(body).toContain(`data-start="${start}"`);
    expect(named(body)).toEqual(links);
  });

  it.each([
    [`/patrol/${id}`, [`/api/v1/patrol/${id}`, '/assets/PatrolPage-1.js']],
    [`/patrol/${id}?from=mail`, [`/api/v1/patrol/${id}`, '/assets/PatrolPage-1.js']],
    ['/patrol/new', ['/assets/NewPatrolPage-1.js']],
    [`/patrol/${id}/edit`, []],
    ['/patrol/edit', []],
    ['/patrol/"><script>', []],
  ])('has the links for %s and none for other paths', async (url, links) => {
    const others = [layout, profile, organization, running];
    const body = await load(url, cookieOf(member));
    expect(named(body).filter((href = '') => !others.includes(href))).toEqual(links);
    expect(body).not.toContain('data-path');
  });
});

describe('the files of the build', () => {
  it('are served beside the page', async () => {
    const { body, headers } = await get('/assets/index-1.js');
    expect([body, headers['content-type']]).toEqual(['start();', 'application/javascript; charset=utf-8']);
    expect((await get('/favicon.svg')).statusCode).toBe(200);
  });

  it('describe the application to a home screen, by the installation’s name [14.31]', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ]);
    expect(JSON.parse(body)).toEqual({ name: 'Night & Day' });
  });

  it('are kept for a year, but the worker of the record is asked for each time [17.30]', async () => {
    const file = await get('/assets/index-1.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const worker = await get('/record-worker.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['keep();', 'no-cache']);
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });
});
