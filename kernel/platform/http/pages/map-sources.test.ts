import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '../pipeline/error-handler.ts';
import { outlineOnly } from './map-sources.fixture.ts';
import type { MapSources } from './map-sources.ts';
import { servePages } from './pages.ts';

const page = `<meta name="map-style" content="__MAP_STYLE_URL__">
<meta name="map-file" content="__MAP_FILE_PATH__">
<meta name="streets" content="__STREETS_NAMED__">
<meta name="geocoder" content="__GEOCODER_URL__">`;
/** Returns a header of version 3 with the type of the tiles in its hundredth byte, and their closest zoom two bytes later. */
const archiveOf = (tileType: number, maxZoom = 15) =>
  `PMTiles\x03${'0123456789'.repeat(10).slice(0, 91)}${String.fromCharCode(tileType, 0, maxZoom)}${'abc'.repeat(300)}`;
const archive = archiveOf(1);
const path = '/map/streets.pmtiles';

let folder = '';
let file = '';
let app: FastifyInstance | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-map-'));
  file = join(folder, 'auckland.pmtiles');
  await mkdir(join(folder, 'web', 'assets'), { recursive: true });
  await writeFile(join(folder, 'web', 'index.html'), page);
  await writeFile(join(folder, 'web', 'manifest.webmanifest'), '{}');
  await writeFile(join(folder, 'web', 'assets', 'maplibre-gl-worker-Ab1.js'), 'work();');
  await writeFile(file, archive);
  await writeFile(join(folder, 'secret.txt'), 'secret');
});

afterEach(async () => app?.close());
afterAll(() => rm(folder, { recursive: true }));

async function serve(map: Partial<MapSources>): Promise<FastifyInstance> {
  app = fastify();
  await app.register(cookie);
  await app.register(compress, { globalDecompression: false });
  handleErrors(app);
  await servePages(app, {
    folder: join(folder, 'web'),
    productName: 'Patrolbook',
    map: { ...outlineOnly, ...map },
    analyticsUrl: null,
  });
  return app;
}

const policyOf = async (server: FastifyInstance, url: string) =>
  String((await server.inject(url)).headers['content-security-policy']);

describe('[19.9] the file of streets', () => {
  const accept = { 'accept-encoding': 'br, gzip' };

  it('is served in the parts that are asked for, uncompressed', async () => {
    const server = await serve({ file });
    const part = await server.inject({ url: path, headers: { range: 'bytes=5-9', ...accept } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      archive.slice(5, 10),
      `bytes 5-9/${archive.length}`,
    ]);
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.headers['content-type']).toBe('application/vnd.pmtiles');
    const whole = await server.inject({ url: path, headers: accept });
    expect([whole.statusCode, whole.body]).toEqual([200, archive]);
  });

  it('answers HEAD with its length, and 416 beyond its end', async () => {
    const server = await serve({ file });
    const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: path });
    expect([statusCode, headers['content-length'], headers['accept-ranges'], body]).toEqual([
      200,
      String(archive.length),
      'bytes',
      '',
    ]);
    const beyond = await server.inject({ url: path, headers: { range: 'bytes=99999-' } });
    expect(beyond.statusCode).toBe(416);
  });

  it('has a tag by which a browser completes what it has, and notices another file', async () => {
    const server = await serve({ file });
    const get = (headers: Record<string, string>) => server.inject({ url: path, headers });
    const tag = String((await get({})).headers.etag);
    expect(tag).toMatch(/^"[\w-]+"$/);
    const range = 'bytes=5-9';
    expect((await get({ range, 'if-range': tag })).statusCode).toBe(206);
    expect((await get({ range, 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
    await writeFile(file, `${archive}more`);
    expect((await get({ range, 'if-range': tag })).statusCode).toBe(200);
    expect((await get({})).headers.etag).not.toBe(tag);
    await writeFile(file, archive);
  });

  it('is the only file of its folder that is served', async () => {
    const server = await serve({ file });
    for (const url of [
      '/map/secret.txt',
      '/map/auckland.pmtiles',
      '/map/../secret.txt',
      '/map/%2e%2e/secret.txt',
      '/map/streets.pmtiles/../secret.txt',
      '/map/streets.pmtiles%2f..%2fsecret.txt',
    ]) {
      const { body } = await server.inject(url);
      expect([url, body.includes('secret'), body.includes('PMTiles')]).toEqual([url, false, false]);
    }
  });

  it('stops the start when it is missing, no archive, or one of pictures', async () => {
    const pictures = join(folder, 'pictures.pmtiles');
    await writeFile(pictures, archiveOf(2));
    await expect(serve({ file: pictures })).rejects.toThrow('MAP_FILE has no vector tiles');
    await expect(serve({ file: join(folder, 'gone.pmtiles') })).rejects.toThrow(
      /^MAP_FILE cannot be read: ENOENT/,
    );
    await expect(serve({ file: join(folder, 'secret.txt') })).rejects.toThrow(
      'MAP_FILE is not a PMTiles archive',
    );
  });
});

describe('[19.9] the policy of pages and of the map’s worker', () => {
  it('allows our own files only, unless a setting names another host', async () => {
    const server = await serve({});
    expect(await policyOf(server, '/activity-map')).toContain("; connect-src 'self'; ");
    expect(await policyOf(server, '/assets/maplibre-gl-worker-Ab1.js')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect((await server.inject('/activity-map')).body.match(/content=""/g)).toHaveLength(4);
  });

  it('allows calls to the hosts of the style and of the address look-up, which the page names', async () => {
    const server = await serve({
      styleUrl: 'https://tiles.example/dark.json?key=a&b',
      hosts: ['https://glyphs.example'],
      geocoderUrl: 'https://search.example:8443/search',
    });
    const connect =
      "connect-src 'self' https://tiles.example https://search.example:8443 https://glyphs.example";
    expect(await policyOf(server, '/activity-map')).toContain(`; ${connect}; `);
    expect(await policyOf(server, '/assets/maplibre-gl-worker-Ab1.js')).toContain(`; ${connect}`);
    const { body } = await server.inject('/activity-map');
    expect(body).toContain('content="https://tiles.example/dark.json?key=a&#38;b"');
    expect(body).toContain('content="https://search.example:8443/search"');
  });

  it('names the file of streets by the path at which it is served', async () => {
    const server = await serve({ file });
    expect((await server.inject('/activity-map')).body).toContain(`content="${path}"`);
  });

  it('[18.29] says whether the file is close enough to name streets', async () => {
    const said = async (maxZoom: number) => {
      const town = join(folder, `to-${maxZoom}.pmtiles`);
      await writeFile(town, archiveOf(1, maxZoom));
      return /name="streets" content="(\w*)"/.exec(
        (await (await serve({ file: town })).inject('/')).body,
      )?.[1];
    };
    expect([await said(12), await said(13), await said(14), await said(15)]).toEqual(['', '', 'yes', 'yes']);
  });
});
