import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './error-handler.ts';
import { servePages } from './pages.ts';

const page = `<title>__PRODUCT_NAME__</title>
<link rel="modulepreload" href="/assets/behind-1.js" data-for="session">
<body data-start="__START__">`;
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'assets', 'index-1.js'), 'start();');
  app = fastify();
  answerErrors(app);
  await servePages(app, folder, 'Night & Day');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => app.inject({ method: 'GET', url });
const token = '01a1fd7b-b91a-7493-bac8-35bbba4fa6ae.y55UUwMNMAd2mKOl7_yVsDvnAfC7kyzLjwbQnqKIUvw';

describe('the page', () => {
  it.each([
    '/',
    '/people',
    `/assignment/confirm/${token}`,
    `/set-password/${token}`,
    '/patrols/past?skip=1.5',
  ])('is what %s answers', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>Night &#38; Day</title>')]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('does not stand in for a file or a call that is not there', async () => {
    for (const url of ['/assets/index-0.js', '/robots.txt', '/api/v1/nothing']) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });
});

describe('[page-start] what the page begins with', () => {
  const begin = async (url: string, cookie = '') =>
    (await app.inject({ method: 'GET', url, headers: { cookie } })).body;
  const claims = 'other=1; access_claims=e30';

  it('is the layout, with what it needs, for whoever comes with a session', async () => {
    const body = await begin('/people', claims);
    expect(body).toContain('data-start="session"');
    expect(body).toContain('/assets/behind-1.js');
  });

  it.each([
    ['sign-in', '/people', ''],
    ['link', `/assignment/confirm/${token}`, ''],
    ['link', `/set-password/${token}`, claims],
  ])('is %s at %s', async (start, url, cookie) => {
    const body = await begin(url, cookie);
    expect(body).toContain(`data-start="${start}"`);
    expect(body).not.toContain('behind');
  });
});

describe('the files of the build', () => {
  it('are served beside it', async () => {
    expect((await get('/assets/index-1.js')).body).toBe('start();');
    expect((await get('/favicon.svg')).statusCode).toBe(200);
  });
});
