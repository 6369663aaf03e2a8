import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { analyticsOf } from '#membership/server/people/analytics.ts';
import { peopleRoutes } from '#people/contract';
import { outlineOnly } from '#platform/http/pages/map-sources.fixture.ts';
import { testSettings } from '#platform/testing/settings.ts';
import { testApp } from '../testing/app.ts';
import { buildRoster } from '../testing/roster.ts';

const folder = mkdtempSync(join(tmpdir(), 'patrolbook-analytics-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>__PRODUCT_NAME__</title>');
writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
writeFileSync(join(folder, 'assets', 'maplibre-gl-worker-Ab1.js'), 'work();');
afterAll(() => rmSync(folder, { recursive: true }));

const analyticsUrl = new URL('https://stats.example:8443/event?site=7');
const map = { ...outlineOnly, geocoderUrl: 'https://search.example/search' };
const server = testApp({ web: { folder, map } }, { analyticsUrl });

const policyOf = async (url: string) =>
  String((await server.app.inject(url)).headers['content-security-policy']);

it('[21.1] pages may call its host, the map’s worker may not', async () => {
  const allowed = "; connect-src 'self' https://search.example https://stats.example:8443; ";
  expect(await policyOf('/patrols/scheduled')).toContain(allowed);
  expect(await policyOf('/assets/maplibre-gl-worker-Ab1.js')).toMatch(
    / connect-src 'self' https:\/\/search\.example$/,
  );
});

it('[21.2] each person has a pseudonym, the same at each visit, which does not have their id', async () => {
  const { admin, hemi } = await buildRoster(server);
  const profileOf = async (who: typeof hemi) =>
    (await (await server.as(who))(peopleRoutes.getMyProfile)).body.analytics;
  const first = await profileOf(hemi);
  expect(first).toEqual({ url: analyticsUrl.href, identity: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await profileOf(hemi)).toEqual(first);
  expect((await profileOf(admin))?.identity).not.toBe(first?.identity);
  expect(Buffer.from(first?.identity ?? '', 'base64url')).toHaveLength(32);
});

it('[21.2] changes with the secret key, and is none without a host', () => {
  const identityUnder = (...secretKeys: [string, ...string[]]) =>
    analyticsOf({ analyticsUrl, secretKeys }, 'somebody')?.identity;
  expect(identityUnder('one key')).not.toBe(identityUnder('another key'));
  expect(identityUnder('one key', 'another key')).toBe(identityUnder('one key'));
  expect(analyticsOf({ ...testSettings, analyticsUrl: null }, 'somebody')).toBeNull();
});
