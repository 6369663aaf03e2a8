import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefix } from '#contract';
import { StartError } from '#embedded-postgres';
import { notFound } from '../pipeline/app-error.ts';
import { type MapSources, mapOrigins, mapPlaceholders, serveMapFile } from './map-sources.ts';
import { filterPreloadLinks, startOf } from './page-links.ts';
import { withoutTrail } from './without-trail.ts';

/** Returns the directive for the hosts that pages and workers may call: our own, and those that are configured. */
function connectSources(origins: readonly string[]): string {
  return ["connect-src 'self'", ...new Set(origins)].join(' ');
}

/** Returns the pages' Content-Security-Policy (product 15.7); styles need the request's nonce, calls the hosts of settings. */
function contentSecurityPolicy(nonce: string, connect: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    connect,
    "worker-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const year = 365 * 24 * 3600;

/** The scripts whose names stay the same with every build: the service worker of the record (decision 39), and one for old browsers. */
const unversionedScript = /\/(record-worker|old-browser)\.js(\.br|\.gz)?$/;

/** Their headers. The worker may fetch the page and the build's files, and runs no script but its own. */
const unversionedHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/** The built script of a worker. */
const workerFile = /-worker-[\w-]+\.m?js(\.br|\.gz)?$/;

/** The paths of the build's files: assets, and a few beside the page. A link token has a dot too, but a deeper path. */
const filePath = /^\/(assets\/|[^/]+\.\w+$)/;

/** Describes the application to a phone that puts it on the home screen. Only its name depends on the installation. */
const manifestFile = 'manifest.webmanifest';

/** The built web, and what its pages are told about the installation. */
export interface WebOptions {
  folder: string;
  productName: string;
  map: MapSources;
  /** Receives page views from browsers (product 21); null if they are not reported. */
  analyticsUrl: URL | null;
}

/**
 * Serves the built web: hashed assets, cached for a year, and for every other path the page, rendered with a new
 * nonce, after leaving out what came along with a copied address. Unknown calls and missing files are not found. Throws StartError if the web is not built.
 */
export async function servePages(
  app: FastifyInstance,
  { folder, productName, map, analyticsUrl }: WebOptions,
): Promise<void> {
  const page = filterPreloadLinks(
    fillIn(await readPage(folder), { PRODUCT_NAME: productName, ...(await mapPlaceholders(map)) }),
  );
  const origins = mapOrigins(map);
  const connectOfMap = connectSources(origins);
  const connect = connectSources(analyticsUrl ? [...origins, analyticsUrl.origin] : origins);
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    immutable: true,
    maxAge: year * 1000,
    preCompressed: true,
    globIgnore: ['index.html', manifestFile, '.vite/**'],
    // A worker is subject to the policy of its own file. The map's worker fetches a style's tiles.
    setHeaders: (reply, path) => {
      if (unversionedScript.test(path)) reply.headers(unversionedHeaders);
      if (workerFile.test(path))
        reply.header('content-security-policy', `default-src 'none'; script-src 'self'; ${connectOfMap}`);
    },
  });
  serveMapFile(app, map);
  await serveManifest(app, folder, productName);
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce, connect))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex') // a page to join is for whom its organization tells (product 4.26)
      .type('text/html; charset=utf-8')
      .send(
        page(request, pathOf(request))
          .replace('__START__', startOf(request))
          .replaceAll('__CSP_NONCE__', nonce),
      );
  };
  app.get('/', { schema: { hide: true } }, answer);
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const tidy = withoutTrail(request.url);
    if (tidy !== null) return reply.redirect(tidy);
    const path = pathOf(request);
    if (path.startsWith(`${apiPrefix}/`) || filePath.test(path)) throw notFound();
    return answer(request, reply);
  });
}

async function serveManifest(app: FastifyInstance, folder: string, productName: string): Promise<void> {
  const template = await readFile(join(folder, manifestFile), 'utf8');
  const name = JSON.stringify(productName).slice(1, -1);
  const manifest = template.replaceAll('__PRODUCT_NAME__', () => name);
  app.get(`/${manifestFile}`, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest),
  );
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

async function readPage(folder: string): Promise<string> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new StartError(`The web is not built (${file} is missing): use npm start.`);
  return readFile(file, 'utf8');
}

/** Replaces each `__NAME__` of the page by its text. */
function fillIn(page: string, texts: Record<string, string>): string {
  return Object.entries(texts).reduce(
    (filled, [name, text]) => filled.replaceAll(`__${name}__`, () => escapeHtml(text)),
    page,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
